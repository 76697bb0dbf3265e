/** What an account keeps for its reader, by its calls, and what of it the database has. */
import { PREFERENCES_AT_START, READING_LIMITS, type ReadingKept, type Saved, type Shelf } from '@masthead/account';
import { HttpError, statusOf } from '@masthead/runtime';
import { describeEachEngine } from '@masthead/storage/testing';
import type { Hono } from 'hono';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountsIn } from '../accounts/accounts.ts';
import type { IdentitySchema } from '../store/schema.ts';
import { type IdentityDatabase, prepareIdentity } from '../store/store.ts';
import { dropOldHistory, HISTORY_KEPT_MS } from './choices.ts';
import { readingOf } from './reading-of.ts';
import { readingRoutes } from './routes.ts';

const START = Date.parse('2026-11-18T09:00:00Z');
const TABLES = [
  'account_shelves',
  'account_saved',
  'account_following',
  'account_history',
  'account_preferences',
  'account_newsletters',
  'account_alerts',
] as const;

describeEachEngine('what an account keeps', ({ open }) => {
  let database: IdentityDatabase;
  let routes: Hono;
  let now = START;
  let mara = '';
  let ben = '';

  /** Asks as whoever the header names. */
  async function ask(who: string, method: string, path: string, body?: unknown): Promise<Response> {
    return routes.request(path, {
      method,
      headers: { 'x-reader': who, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
  const kept = async (who: string): Promise<ReadingKept> => (await ask(who, 'GET', '/reading')).json();
  const savedIds = async (who: string) => (await kept(who)).saved.stories.map(({ storyId }) => storyId);
  const newShelf = async (who: string, name: string): Promise<Shelf> =>
    (await ask(who, 'POST', '/shelves', { name })).json();

  beforeAll(async () => {
    database = await open<IdentitySchema>();
    await prepareIdentity(database);
    routes = readingRoutes({
      database,
      clock: { now: () => now },
      readerOf: async (context) => {
        const accountId = context.req.header('x-reader');
        if (!accountId) throw new HttpError(401, 'Sign in first');
        return { accountId };
      },
    });
    routes.onError((error, context) => context.json({ message: error.message }, statusOf(error) as 400));
  });

  beforeEach(async () => {
    await database.db.deleteFrom('accounts').execute();
    now = START;
    const accounts = accountsIn(database.db);
    const create = async (email: string) =>
      (await accounts.ensure({ email, key: email, passwordHash: null }, START)).id;
    mara = await create('mara@quill.example');
    ben = await create('ben@quill.example');
  });

  it('is nobody’s but its owner’s: who is not signed in gets nothing, and nobody sees another’s', async () => {
    for (const path of ['/reading', '/saved', '/following', '/history', '/preferences', '/newsletters', '/alerts'])
      expect((await ask('', 'GET', path)).status, path).toBe(401);
    expect((await ask('', 'PUT', '/saved/a', {})).status).toBe(401);
    await ask(mara, 'PUT', '/saved/a', {});
    await ask(mara, 'PUT', '/following/topic/phones');
    expect(await kept(ben)).toEqual({
      saved: { stories: [], shelves: [] },
      following: [],
      preferences: PREFERENCES_AT_START,
      newsletters: [],
      alerts: [],
    });
    await ask(ben, 'DELETE', '/saved/a');
    expect(await savedIds(mara)).toEqual(['a']);
    expect((await ask(mara, 'GET', '/reading')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('has saved stories, the newest first, each once', async () => {
    await ask(mara, 'PUT', '/saved/a', {});
    now += 1000;
    await ask(mara, 'PUT', '/saved/b', {});
    await ask(mara, 'PUT', '/saved/a', {});
    expect(await savedIds(mara)).toEqual(['b', 'a']);
    expect((await ask(mara, 'DELETE', '/saved/b')).status).toBe(204);
    expect(await savedIds(mara)).toEqual(['a']);
  });

  it('puts back where it stood what was removed by mistake, and never into the future', async () => {
    await ask(mara, 'PUT', '/saved/a', { savedAt: new Date(START - 5000).toISOString() });
    await ask(mara, 'PUT', '/saved/b', { savedAt: new Date(START + 5000).toISOString() });
    const { stories }: Saved = (await kept(mara)).saved;
    expect(stories.map(({ storyId, savedAt }) => [storyId, Date.parse(savedAt)])).toEqual([
      ['b', START],
      ['a', START - 5000],
    ]);
  });

  it('has shelves; one that is taken down leaves its stories', async () => {
    const kitchen = await newShelf(mara, ' Kitchen ');
    expect(kitchen.name).toBe('Kitchen');
    expect(await newShelf(mara, 'KITCHEN')).toEqual(kitchen);
    await ask(mara, 'PUT', '/saved/a', { shelf: kitchen.id });
    await ask(mara, 'PUT', '/saved/a', {});
    expect((await kept(mara)).saved.stories[0]?.shelf).toBe(kitchen.id);
    await ask(mara, 'PUT', `/shelves/${kitchen.id}`, { name: 'Cooking' });
    expect((await kept(mara)).saved.shelves).toEqual([{ id: kitchen.id, name: 'Cooking' }]);
    await ask(mara, 'DELETE', `/shelves/${kitchen.id}`);
    expect((await kept(mara)).saved).toMatchObject({ stories: [{ storyId: 'a', shelf: null }], shelves: [] });
  });

  it('puts nothing on a shelf of somebody else, and takes down none of theirs', async () => {
    const kitchen = await newShelf(mara, 'Kitchen');
    expect((await ask(ben, 'PUT', '/saved/a', { shelf: kitchen.id })).status).toBe(404);
    expect((await ask(ben, 'PUT', `/shelves/${kitchen.id}`, { name: 'Mine' })).status).toBe(404);
    await ask(ben, 'DELETE', `/shelves/${kitchen.id}`);
    expect((await kept(mara)).saved.shelves).toEqual([kitchen]);
  });

  it.each(['', '   ', 'x'.repeat(READING_LIMITS.shelfName + 1), 'a\u0000b', 'a\u202eb', 5])(
    'has no shelf that is called %j',
    async (name) => {
      expect((await ask(mara, 'POST', '/shelves', { name })).status).toBe(400);
    },
  );

  it('takes over what a browser saved before, without touching what is there', async () => {
    const kitchen = await newShelf(mara, 'Kitchen');
    await ask(mara, 'PUT', '/saved/a', { shelf: kitchen.id });
    const savedAt = (ms: number) => new Date(START - ms).toISOString();
    const stories = [
      { storyId: 'a', savedAt: savedAt(1) },
      { storyId: 'b', savedAt: savedAt(2) },
      { storyId: 'b', savedAt: savedAt(2) },
    ];
    const merged: Saved = await (await ask(mara, 'POST', '/saved/merge', { stories })).json();
    expect(merged.stories.map(({ storyId, shelf }) => [storyId, shelf])).toEqual([
      ['a', kitchen.id],
      ['b', null],
    ]);
  });

  it('has room for so many stories: then the newest of a browser come in, and no other can be saved', async () => {
    const stories = Array.from({ length: READING_LIMITS.saved - 1 }, (_, index) => ({
      storyId: `s${index}`,
      savedAt: new Date(START - index).toISOString(),
    }));
    await ask(mara, 'POST', '/saved/merge', { stories });
    const more = [
      { storyId: 'older', savedAt: new Date(START - 90_000).toISOString() },
      { storyId: 'newer', savedAt: new Date(START - 1).toISOString() },
    ];
    const { stories: all }: Saved = await (await ask(mara, 'POST', '/saved/merge', { stories: more })).json();
    expect(all).toHaveLength(READING_LIMITS.saved);
    expect(all.some(({ storyId }) => storyId === 'newer')).toBe(true);
    expect(all.some(({ storyId }) => storyId === 'older')).toBe(false);
    expect((await ask(mara, 'PUT', '/saved/another', {})).status).toBe(409);
    expect((await ask(mara, 'PUT', '/saved/newer', {})).status).toBe(204);
  });

  it('follows topics, people and products, however they are spelt', async () => {
    await ask(mara, 'PUT', '/following/topic/phones');
    now += 1;
    await ask(mara, 'PUT', '/following/person/Jonas.Petit');
    await ask(mara, 'PUT', '/following/person/jonas.petit');
    const following = async () => (await kept(mara)).following.map(({ kind, key }) => `${kind} ${key}`);
    expect(await following()).toEqual(['person jonas.petit', 'topic phones']);
    await ask(mara, 'DELETE', '/following/topic/phones');
    expect(await following()).toEqual(['person jonas.petit']);
    expect((await ask(mara, 'PUT', '/following/advertiser/a')).status).toBe(404);
    expect((await ask(mara, 'PUT', `/following/topic/${'x'.repeat(101)}`)).status).toBe(404);
  });

  it('writes down what was read only where that is switched on, and forgets all of it when it is switched off', async () => {
    const history = async () => (await ask(mara, 'GET', '/history')).json();
    const noted = async (id: string) => (await ask(mara, 'PUT', `/history/${id}`)).json();
    expect(await noted('a')).toEqual({ noted: false });
    expect(await history()).toEqual([]);
    await ask(mara, 'PUT', '/preferences', { history: true });
    expect(await noted('a')).toEqual({ noted: true });
    now += 1;
    await noted('b');
    expect(await history()).toEqual([
      { storyId: 'b', readAt: new Date(now).toISOString() },
      { storyId: 'a', readAt: new Date(START).toISOString() },
    ]);
    await ask(mara, 'PUT', '/preferences', { theme: 'dark' });
    expect(await history()).toHaveLength(2);
    await ask(mara, 'PUT', '/preferences', { history: false });
    expect(await database.db.selectFrom('account_history').selectAll().execute()).toEqual([]);
  });

  it('forgets what was read after a year', async () => {
    await ask(mara, 'PUT', '/preferences', { history: true });
    await ask(mara, 'PUT', '/history/a');
    await dropOldHistory(database.db, START + HISTORY_KEPT_MS - 1);
    expect((await readingOf(database.db, mara)).history).toHaveLength(1);
    await dropOldHistory(database.db, START + HISTORY_KEPT_MS);
    expect((await readingOf(database.db, mara)).history).toHaveLength(0);
  });

  it('knows what is preferred: what is not said stays', async () => {
    await ask(mara, 'PUT', '/preferences', { theme: 'dark', textSize: 'large' });
    await ask(mara, 'PUT', '/preferences', { adLight: false });
    expect((await kept(mara)).preferences).toEqual({
      theme: 'dark',
      textSize: 'large',
      adLight: false,
      history: false,
    });
    expect((await ask(mara, 'PUT', '/preferences', { theme: 'pink' })).status).toBe(400);
    expect((await ask(mara, 'PUT', '/preferences', { isAdmin: true })).status).toBe(400);
  });

  it('has the newsletters that were chosen last', async () => {
    await ask(mara, 'PUT', '/newsletters', { newsletters: ['bench', 'deals', 'bench'] });
    now += 1;
    await ask(mara, 'PUT', '/newsletters', { newsletters: ['signal', 'deals'] });
    expect((await kept(mara)).newsletters).toEqual(['deals', 'signal']);
    expect((await ask(mara, 'PUT', '/newsletters', { newsletters: ['a b'] })).status).toBe(400);
  });

  it('has price alerts that others put there, and stops them', async () => {
    const alert = { account_id: mara, product: 'halo-12', cents: 56_500, currency: 'USD', made_at: START };
    await database.db
      .insertInto('account_alerts')
      .values({ ...alert, id: 'one' })
      .execute();
    const { alerts } = await kept(mara);
    expect(alerts).toEqual([
      { id: 'one', product: 'halo-12', cents: 56_500, currency: 'USD', since: new Date(START).toISOString() },
    ]);
    await ask(ben, 'DELETE', '/alerts/one');
    expect((await kept(mara)).alerts).toHaveLength(1);
    await ask(mara, 'DELETE', '/alerts/one');
    expect((await kept(mara)).alerts).toEqual([]);
  });

  it.each([
    ['not JSON', 400, { body: '{', headers: { 'content-type': 'application/json' } }],
    ['a form', 415, { body: 'shelf=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['what nobody asked for', 400, { body: '{"account_id":"x"}', headers: { 'content-type': 'application/json' } }],
  ])('refuses %s', async (_name, status, { body, headers }) => {
    const response = await routes.request('/saved/a', {
      method: 'PUT',
      headers: { 'x-reader': mara, ...headers },
      body,
    });
    expect(response.status).toBe(status);
    expect(await savedIds(mara)).toEqual([]);
  });

  it('refuses what is too large', async () => {
    expect((await ask(mara, 'POST', '/shelves', { name: 'x'.repeat(200_000) })).status).toBe(413);
  });

  async function fill(who: string): Promise<void> {
    const shelf = await newShelf(who, 'Kitchen');
    await ask(who, 'PUT', '/saved/a', { shelf: shelf.id });
    await ask(who, 'PUT', '/following/product/halo-12');
    await ask(who, 'PUT', '/preferences', { history: true });
    await ask(who, 'PUT', '/history/a');
    await ask(who, 'PUT', '/newsletters', { newsletters: ['bench'] });
    const alert = { id: `of-${who}`, product: 'halo-12', cents: 1, currency: 'USD', made_at: START };
    await database.db
      .insertInto('account_alerts')
      .values({ ...alert, account_id: who })
      .execute();
  }

  it('can be taken along whole: whatever the database has of the account is in it', async () => {
    await fill(mara);
    const taken = JSON.stringify(await readingOf(database.db, mara));
    for (const table of TABLES) {
      const rows = await database.db.selectFrom(table).selectAll().where('account_id', '=', mara).execute();
      expect(rows, table).toHaveLength(1);
    }
    for (const told of ['Kitchen', '"storyId":"a"', 'halo-12', '"history":true', '"readAt"', 'bench', '"cents":1'])
      expect(taken).toContain(told);
  });

  it('goes with the account: the database has no row of it left, and all of the others', async () => {
    await fill(mara);
    await fill(ben);
    await database.db.deleteFrom('accounts').where('id', '=', mara).execute();
    for (const table of TABLES) {
      const rows = await database.db.selectFrom(table).select('account_id').execute();
      expect(rows, table).toEqual([{ account_id: ben }]);
    }
  });
});
