/** What sites report, on both engines: missing addresses with their redirects, and errors in readers' browsers. */
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { type Desk, listener, movableClock, refusalIn, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { NOW, openSmall, storeOf } from '../testing/newsroom.ts';
import { issueToken } from '../use-cases/writing/tokens.ts';
import { forgetOldMissing } from './missing-addresses.ts';
import { forgetOldReaderErrors } from './reader-errors.ts';

const DAY_MS = 86_400_000;
const iso = (instant: number): string => new Date(instant).toISOString();
const dataIn = ({ body }: { body: unknown }): unknown => (body as { data: unknown }).data;

describeEachEngine('reports', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  const clock = movableClock();
  const { heard, hear } = listener();
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { clock, hear });
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    for (const table of ['missing_referrers', 'missing_addresses', 'reader_errors'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const post = (path: string, body: unknown) =>
    desk.ask(`/api/forms${path}`, { method: 'POST', body: JSON.stringify(body) });

  const miss = (path: string, more: object = {}) =>
    post('/missing/masthead/addresses', {
      addresses: [{ path, readers: 1, robots: 0, referrers: [], ...more }],
    });
  const missing = async (query = '') => dataIn(await desk.send('GET', `/missing${query}`)) as { path: string }[];
  const redirect = (path: string, target: string, token?: string) =>
    desk.send('POST', '/redirects', { body: { path, target }, ...(token && { token }) });

  it('of one missing address are one, with the pages that led there, what readers miss most first', async () => {
    await miss('/tech/halo-testd/', { referrers: [{ referrer: 'news.example/halo', times: 1 }] });
    await miss('/by-robots/', { readers: 0, robots: 9 });
    clock.pass(1000);
    await miss('/tech/halo-testd/', { readers: 2, robots: 1, referrers: [{ referrer: '/reviews/', times: 2 }] });
    const [first, second] = await missing();
    expect(first).toMatchObject({
      path: '/tech/halo-testd/',
      readers: 3,
      robots: 1,
      first: iso(clock.now() - 1000),
      last: iso(clock.now()),
      referrers: [
        { referrer: '/reviews/', times: 2 },
        { referrer: 'news.example/halo', times: 1 },
      ],
    });
    expect(second).toMatchObject({ path: '/by-robots/', readers: 0, robots: 9 });
    expect(await missing('?limit=1&offset=1')).toHaveLength(1);
  });

  it('name the nearest story: that of the slug under another section, or of the words', async () => {
    await miss('/old-section/halo-tested.html', { readers: 3 });
    await miss('/2019/halo-screen-heals/', { readers: 2 });
    await miss('/12345/');
    const url = (
      dataIn(await desk.ask('/api/neutron/url-generator/masthead/content_article/halo-tested')) as { url: string }
    ).url;
    const nearest = { url, headline: 'The Halo’s screen heals itself' };
    expect(await missing()).toMatchObject([{ nearest }, { nearest }, { nearest: null }]);
  });

  it('are refused with a query, with more than a path, or of an address that no rule can be for', async () => {
    for (const path of ['/a?b/', '/a b/', '//evil.example/', '/wp-login.php', '/a%40b/', `/${'a'.repeat(300)}/`])
      expect((await miss(path)).status).toBe(422);
    for (const referrer of ['news.example/a?q=me', 'me:pw@news.example/', 'a b/', 'no-path'])
      expect((await miss('/a/', { referrers: [{ referrer, times: 1 }] })).status).toBe(422);
    expect(await missing()).toEqual([]);
  });

  it('never take more than a bounded table, and what readers miss least goes first', async () => {
    await miss('/often/', { readers: 5 });
    for (let portion = 0; portion < 11; portion += 1) {
      const addresses = Array.from({ length: 200 }, (_, index) => ({
        path: `/flood-${portion}-${index}/`,
        readers: 1,
        robots: 0,
        referrers: [],
      }));
      expect((await post('/missing/masthead/addresses', { addresses })).status).toBe(200);
    }
    const { count } = await database.db
      .selectFrom('missing_addresses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2000);
    expect((await missing('?limit=1'))[0]?.path).toBe('/often/');
    await miss('/often/', { referrers: Array.from({ length: 8 }, (_, n) => ({ referrer: `/a${n}/`, times: 9 - n })) });
    await miss('/often/', { referrers: [{ referrer: '/b/', times: 3 }] });
    const [{ referrers }] = (await missing('?limit=1')) as unknown as [{ referrers: { referrer: string }[] }];
    expect(referrers.map(({ referrer }) => referrer)).toEqual([
      '/a0/',
      '/a1/',
      '/a2/',
      '/a3/',
      '/a4/',
      '/a5/',
      '/a6/',
      '/b/',
    ]);
  });

  it('become a redirect that leads to the story wherever it goes, is told, and is in the log', async () => {
    await miss('/old/halo.html');
    heard.length = 0;
    const made = await redirect('/old/halo.html', '/tech/mobile/halo-tested/');
    expect([made.status, dataIn(made)]).toMatchObject([201, { path: '/old/halo.html' }]);
    expect(heard.flat()).toEqual(expect.arrayContaining(['vanity', 'vanity:/old/halo.html']));
    expect(await missing()).toEqual([]);
    const rules = await desk.ask('/api/neutron/vanity/masthead/dictionary');
    expect(JSON.stringify(rules.body)).toContain('/old/halo.html');
    expect(rules.body).toMatchObject({ dependsOn: expect.arrayContaining(['vanity']) });
    const [entry] = dataIn(await desk.send('GET', '/audit?about=/old/halo.html')) as { does: string }[];
    expect(entry?.does).toBe('made a redirect');
    await miss('/old/halo.html');
    expect((await redirect('/old/halo.html', '/topics/phones/')).status).toBe(409);
    expect((await desk.send('DELETE', '/redirects?path=/old/halo.html')).status).toBe(200);
    expect((await desk.send('DELETE', '/redirects?path=/old/halo.html')).status).toBe(404);
    expect((await redirect('/old/halo.html', '/topics/phones/')).status).toBe(201);
  });

  it('become no redirect to nowhere, to itself, in a circle, or of an address that nobody misses', async () => {
    await miss('/gone/');
    for (const target of [
      '/gone/',
      '/no/such/page/at/all/',
      '/tech/mobile/no-such-story/',
      '/topics/no-such/',
      '/halo/',
      '//evil.example/',
    ])
      expect(wrongFieldsIn(await redirect('/gone/', target))).toEqual(['target']);
    expect(wrongFieldsIn(await redirect('/reviews/', '/topics/phones/'))).toEqual(['path']);
    expect(wrongFieldsIn(await redirect('/', '/topics/phones/'))).toEqual(['path']);
    expect((await missing()).map(({ path }) => path)).toEqual(['/gone/']);
  });

  it('become a redirect only by who may publish', async () => {
    await miss('/gone/');
    const token = await storeOf(database).write((db) => issueToken(db, 'only writes', ['read', 'write'], NOW));
    const answer = await redirect('/gone/', '/topics/phones/', token);
    expect([answer.status, refusalIn(answer).message]).toEqual([403, 'The token only writes may not publish']);
    expect((await desk.send('DELETE', '/missing?path=/gone/', { token })).status).toBe(200);
    expect(await missing()).toEqual([]);
    expect((await desk.send('DELETE', '/missing?path=/gone/', { token })).status).toBe(404);
  });

  const FRAME = { at: 'apps/site/client/main.tsx', line: 12, column: 3, in: 'start' };
  const fail = (more: object = {}) =>
    post('/errors/masthead/reports', {
      errors: [
        {
          fingerprint: '0123456789abcdef',
          kind: 'thrown',
          name: 'TypeError',
          message: 'x is not a function',
          frames: [FRAME],
          page: 'article /tech/mobile/halo-tested/',
          browser: 'Chrome',
          build: 'b1',
          times: 1,
          ...more,
        },
      ],
    });
  const errors = async () => dataIn(await desk.send('GET', '/errors')) as { id: string }[];

  it('of alike errors are one, with where, when, in which builds and browsers', async () => {
    await fail();
    clock.pass(1000);
    const moved = { ...FRAME, line: 14 };
    await fail({ browser: 'Firefox', build: 'b2', times: 2, frames: [moved], page: 'front /' });
    expect(await errors()).toEqual([
      {
        id: '0123456789abcdef',
        kind: 'thrown',
        name: 'TypeError',
        message: 'x is not a function',
        times: 3,
        frames: [moved],
        browsers: [
          { browser: 'Firefox', times: 2 },
          { browser: 'Chrome', times: 1 },
        ],
        pages: ['front /', 'article /tech/mobile/halo-tested/'],
        firstBuild: 'b1',
        lastBuild: 'b2',
        first: iso(clock.now() - 1000),
        last: iso(clock.now()),
      },
    ]);
    expect((await desk.send('DELETE', '/errors/0123456789abcdef')).status).toBe(200);
    expect((await desk.send('DELETE', '/errors/0123456789abcdef')).status).toBe(404);
    expect(await errors()).toEqual([]);
  });

  it('of errors never take more than a bounded table', async () => {
    await fail({ times: 5 });
    for (let portion = 0; portion < 11; portion += 1) {
      const one = {
        kind: 'thrown',
        name: 'E',
        message: 'm',
        frames: [],
        page: 'front /',
        browser: 'x',
        build: 'b',
        times: 1,
      };
      const flood = Array.from({ length: 50 }, (_, index) => ({
        ...one,
        fingerprint: `${portion * 50 + index}`.padStart(16, 'f'),
      }));
      expect((await post('/errors/masthead/reports', { errors: flood })).status).toBe(200);
    }
    const rows = await database.db.selectFrom('reader_errors').select('fingerprint').execute();
    expect(rows).toHaveLength(500);
    expect(rows.map(({ fingerprint }) => fingerprint)).toContain('0123456789abcdef');
  });

  it('that do not come again are forgotten', async () => {
    await miss('/gone/');
    await fail();
    clock.pass(DAY_MS);
    await miss('/still/', { referrers: [{ referrer: '/a/', times: 1 }] });
    await fail({ fingerprint: 'fedcba9876543210' });
    await storeOf(database).write(async (db) => {
      await forgetOldMissing(db, clock.now());
      await forgetOldReaderErrors(db, clock.now());
    });
    expect((await missing()).map(({ path }) => path)).toEqual(['/still/']);
    expect((await errors()).map(({ id }) => id)).toEqual(['fedcba9876543210']);
  });
});
