import { navigationCodec } from '@masthead/model';
import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import {
  type Answer,
  demoNewsroom,
  navigationPath,
  openDemo,
  pagePath,
  type ServiceUnderTest,
  slugsOf,
  startService,
} from '../testing/newsroom.ts';

const HOME = pagePath('front_page', 'home');
const errorOf = ({ body }: Answer): unknown =>
  typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors) && body.errors[0];

describeWithDatabase('the content service', (suite) => {
  let service: ServiceUnderTest;
  beforeAll(async () => {
    service = await startService(await openDemo(suite));
  });

  describe('answers', () => {
    it('with data, links, meta and what it depends on', async () => {
      const answer = await service.ask(`${HOME}?contentOnly=true&pageNumber=2`);
      expect(answer.type).toBe('application/json');
      expect(Object.keys(answer.body ?? {}).sort()).toEqual(['data', 'dependsOn', 'links', 'meta']);
      expect(answer.body).toMatchObject({ links: { self: `${HOME}?contentOnly=true&pageNumber=2` }, meta: {} });
    });

    it.each(['', '?contentOnly=false', '?contentOnly=', '?contentOnly=1'])(
      'with header and footer unless only content is asked for: "%s"',
      async (query) => {
        const navigation = navigationCodec.parse(await service.data(navigationPath()));
        expect(await service.data(`${HOME}${query}`)).toMatchObject({
          components: expect.any(Array),
          header: [{ main: navigation.header.main, big: navigation.header.big }],
          footer: [navigation.footer],
        });
      },
    );

    it('without header and footer when only content is asked for', async () => {
      const page = await service.data(`${HOME}?contentOnly=true`);
      expect(Object.keys(page ?? {}).sort()).toEqual(['components', 'id', 'pageType']);
    });
  });

  describe('the navigation', () => {
    it('has topics by their names, in the editors’ order', async () => {
      const { navigation, topics } = await demoNewsroom();
      const link = (topic: string) => ({ label: topics.find(({ slug }) => slug === topic)?.name, topic });
      const { header, footer } = navigationCodec.parse(await service.data(navigationPath()));
      expect(header.main).toEqual(navigation.header.main);
      expect(header.big).toEqual(navigation.header.big.map(link));
      expect(header.columns).toEqual(
        navigation.header.columns.map((column) => ({ title: column.title, links: column.topics.map(link) })),
      );
      expect(slugsOf(header.featured)).toEqual(navigation.header.featured);
      expect(footer).toEqual(navigation.footer);
    });

    it.each([navigationPath('elsewhere'), navigationPath('masthead', 'app')])('%s is missing', async (path) => {
      expect((await service.ask(path)).status).toBe(404);
    });
  });

  describe('bad input', () => {
    it.each([
      ['another site', pagePath('front_page', 'home', 'elsewhere'), 'There is no site elsewhere'],
      ['another experience', pagePath('front_page', 'home', 'masthead', 'app'), 'Not Found'],
      ['an unknown page type', pagePath('song', 'home'), 'There is no page type song'],
      ['a page type every object has', pagePath('constructor', 'home'), 'There is no page type constructor'],
      ['a page type of a prototype', pagePath('__proto__', 'home'), 'There is no page type __proto__'],
      ['an unknown path', '/api/neutron/nothing', 'Not Found'],
      ['the root', '/', 'Not Found'],
      ['a path with too much', `${HOME}/more`, 'Not Found'],
      ['a path without a slug', '/api/neutron/composer/masthead/pages/article//web', 'Not Found'],
    ])('%s is missing, in JSON', async (_, path, message) => {
      const answer = await service.ask(path);
      expect([answer.status, answer.type]).toEqual([404, 'application/json']);
      expect(errorOf(answer)).toEqual({ code: 404, message });
    });

    it.each(['0', '-1', '1.5', 'two', '', ' 1', '01', '1e3', '1000000', '9'.repeat(400), '１', '1;drop'])(
      'page number "%s" is refused with what it takes',
      async (number) => {
        for (const [type, slug] of [
          ['front_page', 'home'],
          ['topic', 'tech'],
          ['article', 'nine-hours-to-empty'],
        ] as const) {
          const answer = await service.ask(`${pagePath(type, slug)}?pageNumber=${number}`);
          const message = 'pageNumber takes a whole number from 1 to 999999';
          expect([answer.status, errorOf(answer)]).toEqual([400, { code: 400, message }]);
        }
      },
    );

    it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s changes nothing and is missing, in JSON', async (method) => {
      const answer = await service.ask(HOME, { method });
      expect([answer.status, answer.type]).toEqual([404, 'application/json']);
    });

    it.each([
      '%00',
      'a%00b',
      '%',
      '%ff',
      '%c3%28',
      '%ed%a0%80',
      '%F0%9F%91%A9',
      '..%2f..',
      "'--",
      '%25',
      'a'.repeat(20_000),
      '__proto__',
    ])('a slug of %s is missing', async (slug) => {
      for (const type of ['front_page', 'topic', 'article'])
        expect((await service.ask(pagePath(type, slug))).status).toBe(404);
    });

    it('whatever is asked, the answer is JSON and never a failure of ours', async () => {
      const known = fc.constantFrom(
        'article',
        'topic',
        'front_page',
        'home',
        'phones',
        'nine-hours-to-empty',
        'web',
        'masthead',
      );
      const piece = fc.oneof(
        known,
        fc.string({ unit: 'binary' }).map(encodeURIComponent),
        fc.stringMatching(/^[%0-9a-f;:@&=+$,'"_.~-]{1,12}$/),
      );
      const query = fc.record({
        pageNumber: fc.oneof(fc.integer().map(String), fc.string({ unit: 'binary' }), fc.nat(3).map(String)),
        contentOnly: fc.oneof(fc.constantFrom('true', 'false'), fc.string()),
      });
      await fc.assert(
        fc.asyncProperty(piece, piece, query, async (type, slug, params) => {
          const answer = await service.ask(`${pagePath(type, slug)}?${new URLSearchParams(params)}`);
          expect([200, 400, 404]).toContain(answer.status);
          expect(answer.type).toBe('application/json');
          expect(answer.body).toHaveProperty(answer.status === 200 ? 'data' : 'errors');
        }),
        { numRuns: 150 },
      );
      expect(service.reports).toEqual([]);
    });
  });
});

describeWithDatabase('a content service that', (suite) => {
  let database: Database<ContentSchema>;
  let service: ServiceUnderTest;
  beforeAll(async () => {
    database = await suite.open<ContentSchema>();
    service = await startService(database);
  });

  it('has nothing yet still has a front page and a way home', async () => {
    expect(await service.data(HOME)).toMatchObject({
      components: [{ id: 'river', data: { items: [], paging: { total: '0' } } }],
      header: [{ main: [{ label: 'Latest', href: '/' }], big: [], columns: [], featured: [] }],
    });
  });

  it('fails says so without saying why, and reports it', async () => {
    await database.db.insertInto('arrangements').values({ name: 'navigation', document: '{"secret":' }).execute();
    const answer = await service.ask(navigationPath());
    expect([answer.status, answer.type]).toEqual([500, 'application/json']);
    expect(answer.body).toEqual({ errors: [{ code: 500, message: 'The content service failed' }] });
    expect(service.reports).toHaveLength(1);
  });

  it('is started twice keeps what it has', async () => {
    await database.db.insertInto('arrangements').values({ name: 'kept', document: '{}' }).execute();
    await startService(database);
    expect(
      await database.db.selectFrom('arrangements').select('name').where('name', '=', 'kept').execute(),
    ).toHaveLength(1);
  });
});
