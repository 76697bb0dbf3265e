/** What sites report, on both engines: missing addresses with their redirects, and errors in readers' browsers. */
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import * as answers from '../http/openapi/desk-answers.ts';
import { up as listEarlierRedirects } from '../migrations/0034-earlier-redirects.ts';
import { importNewsroom } from '../newsroom/import/import.ts';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, listener, movableClock, refusalIn, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { type Answer, NOW, openSmall, storeOf, temporaryMedia } from '../testing/newsroom.ts';
import { copyOfSmall, edit } from '../testing/newsroom-folder.ts';
import { redirectInput } from '../use-cases/writing/redirects.ts';
import { issueToken } from '../use-cases/writing/tokens.ts';
import { forgetOldMissing } from './missing-addresses.ts';
import { forgetOldReaderErrors } from './reader-errors.ts';

const DAY_MS = 86_400_000;
const iso = (instant: number): string => new Date(instant).toISOString();
/** What an answer holds, which is what the contract says it is. */
const dataIn = <Data>(schema: z.ZodType<Data>, { body }: Answer): Data =>
  schema.parse(z.object({ data: z.unknown() }).parse(body).data);
/** A portion of a list: the items, and what is said of the whole. */
const listIn = <Schema extends z.ZodType>(item: Schema, { body }: Answer) =>
  z
    .object({ data: z.array(item), links: z.object({ next: z.string().optional() }), meta: answers.listMeta })
    .parse(body);

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
  const missingList = async (query = '') => listIn(answers.missingAddress, await desk.send('GET', `/missing${query}`));
  const missing = async (query = '') => (await missingList(query)).data;
  const redirects = async (query = '') => listIn(answers.redirectMade, await desk.send('GET', `/redirects${query}`));
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
    expect(await missingList('?limit=1')).toMatchObject({
      data: [{ path: '/tech/halo-testd/' }],
      links: { next: '/api/desk/missing?limit=1&offset=1' },
      meta: { total: 2 },
    });
    const last = await missingList('?limit=1&offset=1');
    expect([last.data.map(({ path }) => path), last.links.next]).toEqual([['/by-robots/'], undefined]);
  });

  it('name the nearest story: that of the slug under another section, or of the words', async () => {
    await miss('/old-section/halo-tested.html', { readers: 3 });
    await miss('/2019/halo-screen-heals/', { readers: 2 });
    await miss('/12345/');
    const asked = await desk.ask('/api/neutron/url-generator/masthead/content_article/halo-tested');
    const { url } = dataIn(z.object({ url: z.string() }), asked);
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
    const [often] = await missing('?limit=1');
    expect(often?.referrers.map(({ referrer }) => referrer)).toEqual([
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
    expect([made.status, dataIn(redirectInput, made).path]).toEqual([201, '/old/halo.html']);
    expect(heard.flat()).toEqual(expect.arrayContaining(['vanity', 'vanity:/old/halo.html']));
    expect(await missing()).toEqual([]);
    const rules = await desk.ask('/api/neutron/vanity/masthead/dictionary');
    expect(JSON.stringify(rules.body)).toContain('/old/halo.html');
    expect(rules.body).toMatchObject({ dependsOn: expect.arrayContaining(['vanity']) });
    const log = await desk.send('GET', '/audit?about=/old/halo.html');
    const [entry] = dataIn(z.array(answers.auditEntry), log);
    expect(entry?.does).toBe('made a redirect');
    await miss('/old/halo.html');
    expect((await redirect('/old/halo.html', '/topics/phones/')).status).toBe(409);
    expect((await desk.send('DELETE', '/redirects?path=/old/halo.html')).status).toBe(200);
    expect((await desk.send('DELETE', '/redirects?path=/old/halo.html')).status).toBe(404);
    expect((await redirect('/old/halo.html', '/topics/phones/')).status).toBe(201);
  });

  it('are listed with where they lead while they do, and given back with their counts', async () => {
    await miss('/old/halo/', { readers: 7, referrers: [{ referrer: '/reviews/', times: 2 }] });
    await miss('/old/phones/');
    const [before] = await missing();
    const { target } = dataIn(redirectInput, await redirect('/old/halo/', '/tech/mobile/halo-tested/'));
    const made = iso(clock.now());
    clock.pass(1000);
    await redirect('/old/phones/', '/topics/phones/');
    expect(await redirects('?limit=1')).toMatchObject({
      data: [{ path: '/old/phones/', target: '/topics/phones/', made: iso(clock.now()) }],
      links: { next: '/api/desk/redirects?limit=1&offset=1' },
      meta: { total: 2 },
    });
    expect((await redirects('?offset=1')).data).toEqual([{ path: '/old/halo/', target, made }]);

    // Told a moment late, it is still no missing address, and neither age nor a hand takes it away.
    await miss('/old/halo/');
    const last = iso(clock.now());
    clock.pass(DAY_MS);
    await storeOf(database).write((db) => forgetOldMissing(db, clock.now()));
    expect((await desk.send('DELETE', '/missing?path=/old/halo/')).status).toBe(404);
    expect([await missing(), (await redirects()).meta.total]).toEqual([[], 2]);

    for (const path of ['/old/halo/', '/old/phones/'])
      expect((await desk.send('DELETE', `/redirects?path=${path}`)).status).toBe(200);
    expect((await redirects()).data).toEqual([]);
    expect(await missing()).toMatchObject([{ ...before, readers: 8, last }, { path: '/old/phones/' }]);
  });

  it('lead nowhere when what they led to is taken from readers, which the list says', async () => {
    const story = await desk.published(article('soon-gone'));
    await miss('/old/soon-gone/');
    expect((await redirect('/old/soon-gone/', '/tech/mobile/soon-gone/')).status).toBe(201);
    await desk.act('unpublish', story);
    expect((await redirects()).data).toMatchObject([{ path: '/old/soon-gone/', target: null }]);
    expect((await desk.send('DELETE', '/redirects?path=/old/soon-gone/')).status).toBe(200);
  });

  it('that led on before redirects were listed are listed, unless they were undone or are of a file by now', async () => {
    for (const name of ['kept', 'undone', 'of-file']) {
      await miss(`/before/${name}/`);
      await redirect(`/before/${name}/`, '/topics/phones/');
    }
    const made = iso(clock.now());
    await desk.send('DELETE', '/redirects?path=/before/undone/');
    await database.db
      .insertInto('imports')
      .values({ kind: 'vanity', key: '/before/of-file/', fingerprint: '' })
      .execute();
    await database.db.deleteFrom('missing_addresses').execute();
    clock.pass(1000);
    await listEarlierRedirects(database.db);
    const ofBefore = async () => (await redirects()).data.filter(({ path }) => path.startsWith('/before/'));
    expect(await ofBefore()).toEqual([{ path: '/before/kept/', target: '/topics/phones/', made }]);
    expect(await missing()).toEqual([]);
    // Nobody knows who missed it.
    await desk.send('DELETE', '/redirects?path=/before/kept/');
    expect([await ofBefore(), await missing()]).toEqual([[], []]);
  });

  it('that a file of the newsroom has a rule for are listed no more, or missing where the rule does not hold', async () => {
    const ruleFor = (path: string, enabled: boolean) =>
      `\n- path: ${path}\n  kind: PERMANENT_REDIRECT\n  target: { type: content_topic, slug: phones }\n  enabled: ${enabled}\n`;
    for (const name of ['held', 'off', 'missed']) await miss(`/taken/${name}/`);
    for (const name of ['held', 'off']) await redirect(`/taken/${name}/`, '/topics/phones/');
    const folder = await copyOfSmall();
    const rules = [ruleFor('/taken/held/', true), ruleFor('/taken/off/', false), ruleFor('/taken/missed/', true)];
    await edit(folder, 'vanity.yaml', (text) => text + rules.join(''));
    await importNewsroom(folder, { database: storeOf(database, clock), media: temporaryMedia().media, clock });
    expect((await redirects()).data).toEqual([]);
    expect(await missing()).toMatchObject([{ path: '/taken/off/', readers: 1 }]);
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
  const errorList = async (query = '') => listIn(answers.readerError, await desk.send('GET', `/errors${query}`));
  const errors = async () => (await errorList()).data;

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

  it('of errors come in portions', async () => {
    await fail();
    clock.pass(1000);
    await fail({ fingerprint: 'fedcba9876543210' });
    expect(await errorList('?limit=1')).toMatchObject({
      data: [{ id: 'fedcba9876543210' }],
      links: { next: '/api/desk/errors?limit=1&offset=1' },
      meta: { total: 2 },
    });
  });
});
