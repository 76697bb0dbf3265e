import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, type Manuscript, manuscriptIn, refusalIn, startDesk } from '../testing/desk.ts';
import { NOW, openSmall, storeOf } from '../testing/newsroom.ts';
import { issueToken, revokeToken, SCOPES, type Scope } from '../use-cases/writing/tokens.ts';

/** Every call of the desk, and what a token must be allowed for it. */
const CALLS: readonly (readonly [scope: Scope, method: string, path: (id: string) => string, body?: unknown])[] = [
  ['read', 'GET', () => '/stories'],
  ['read', 'GET', (id) => `/stories/${id}`],
  ['read', 'GET', (id) => `/stories/${id}/revisions`],
  ['read', 'GET', (id) => `/stories/${id}/revisions/1`],
  ['write', 'POST', () => '/stories', article('a-second')],
  ['write', 'PUT', (id) => `/stories/${id}`, article('guarded', { headline: 'Changed' })],
  ['write', 'POST', (id) => `/stories/${id}/restore`, { revision: 1 }],
  ['write', 'POST', (id) => `/stories/${id}/recover`, {}],
  ['read', 'GET', (id) => `/stories/${id}/former-slugs`],
  ['publish', 'DELETE', (id) => `/stories/${id}/former-slugs/guarded-before`],
  ['publish', 'POST', (id) => `/stories/${id}/publish`],
  ['publish', 'POST', (id) => `/stories/${id}/unpublish`],
  ['publish', 'POST', (id) => `/stories/${id}/schedule`, { at: NOW + 1000 }],
  ['write', 'DELETE', (id) => `/stories/${id}`],
  ['media', 'POST', () => '/media', 'no picture'],
  ['media', 'PUT', () => '/media/some-picture', { alt: 'A picture' }],
  ['read', 'GET', () => '/topics'],
  ['read', 'GET', () => '/people'],
  ['read', 'GET', () => '/media'],
  ['read', 'GET', () => '/products'],
  ['read', 'GET', () => '/missing'],
  ['write', 'DELETE', () => '/missing?path=/gone/'],
  ['publish', 'POST', () => '/redirects', { path: '/gone/', target: '/topics/phones/' }],
  ['publish', 'DELETE', () => '/redirects?path=/gone/'],
  ['read', 'GET', () => '/errors'],
  ['write', 'DELETE', () => '/errors/0123456789abcdef'],
  ['audit', 'GET', () => '/audit'],
  ['webhooks', 'GET', () => '/webhooks'],
  ['webhooks', 'POST', () => '/webhooks', { url: 'no address' }],
  ['webhooks', 'DELETE', () => '/webhooks/no-such'],
  ['webhooks', 'POST', () => '/webhooks/no-such/test'],
  ['webhooks', 'GET', () => '/webhooks/no-such/deliveries'],
  ['mail', 'GET', () => '/mail'],
  ['mail', 'GET', () => '/outbox'],
  ['mail', 'POST', () => '/outbox', { to: 'nobody' }],
  ['mail', 'GET', () => '/outbox/no-such'],
  ['mail', 'POST', () => '/outbox/no-such/again'],
  ['flags', 'GET', () => '/flags'],
  ['flags', 'GET', () => '/flags/dynamicWidgets/changes'],
  ['flags', 'PUT', () => '/flags/dynamicWidgets', { on: true }],
];

describeEachEngine('the desk', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  let story: Manuscript;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database);
    story = manuscriptIn(await desk.create(article('guarded')));
  });
  afterAll(() => desk.close());

  const issue = (name: string, scopes: readonly Scope[]) =>
    storeOf(database).write((db) => issueToken(db, name, scopes, NOW));
  const call = ([, method, path, body]: (typeof CALLS)[number], token: string) =>
    desk.send(method, path(story.id), { token, revision: 1, ...(body !== undefined && { body }) });
  const unchanged = async () => {
    expect(await desk.manuscript(story.id)).toEqual(story);
    expect(await database.db.selectFrom('manuscripts').select('id').where('slug', '=', 'a-second').execute()).toEqual(
      [],
    );
  };

  describe.each(CALLS.map((each) => [`${each[1]} ${each[2]('…')}`, each] as const))('%s', (_, each) => {
    it.each([
      ['no token', undefined],
      ['an empty one', 'Bearer '],
      ['one that was never issued', `Bearer mh_${'a'.repeat(43)}`],
      ['one that is too long', `Bearer mh_${'a'.repeat(10_000)}`],
      ['a password', 'Basic YW5uOmxlZQ=='],
    ])('refuses %s, says what it needs, and changes nothing', async (__, authorization) => {
      const [, method, path, body] = each;
      const answer = await desk.ask(`/api/desk${path(story.id)}`, {
        method,
        headers: { 'if-match': '"1"', ...(authorization && { authorization }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(refusalIn(answer).message).toBe('This needs a valid token: Authorization: Bearer …');
      await unchanged();
    });

    it('refuses a token that may do everything else, and changes nothing', async () => {
      const [scope] = each;
      const name = `all but ${scope} ${each[1]} ${each[2]('')}`;
      const token = await issue(
        name,
        SCOPES.filter((other) => other !== scope),
      );
      const answer = await call(each, token);
      expect([answer.status, refusalIn(answer).message]).toEqual([403, `The token ${name} may not ${scope}`]);
      await unchanged();
    });
  });

  it('lets a token do what it may, and nothing stands between', async () => {
    const only: Record<Scope, string> = {
      read: await issue('reader', ['read']),
      write: await issue('writer', ['write']),
      publish: await issue('publisher', ['publish']),
      media: await issue('photographer', ['media']),
      flags: await issue('engineer', ['flags']),
      audit: await issue('managing editor', ['audit']),
      webhooks: await issue('integrator', ['webhooks']),
      mail: await issue('operator', ['mail']),
      moderate: await issue('community editor', ['moderate']),
      ads: await issue('ad server', ['ads']),
    };
    for (const each of CALLS) expect([401, 403]).not.toContain((await call(each, only[each[0]])).status);
  });

  it('refuses a token from the moment it is revoked, and its name can be given again', async () => {
    const first = await issue('night desk', ['read']);
    expect((await desk.send('GET', '/stories', { token: first })).status).toBe(200);
    await storeOf(database).write((db) => revokeToken(db, 'night desk', NOW));
    expect((await desk.send('GET', '/stories', { token: first })).status).toBe(401);
    const second = await issue('night desk', ['read']);
    expect((await desk.send('GET', '/stories', { token: second })).status).toBe(200);
    expect((await desk.send('GET', '/stories', { token: first })).status).toBe(401);
  });

  it('takes the scheme in any case, as HTTP has it', async () => {
    const token = await issue('lower case', ['read']);
    expect((await desk.ask('/api/desk/stories', { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
    expect(
      (await desk.ask('/api/desk/stories', { headers: { authorization: `Bearer ${token.toUpperCase()}` } })).status,
    ).toBe(401);
  });

  it('keeps no token: not as it is, not in part', async () => {
    const token = await issue('kept nowhere', ['read']);
    const secret = token.slice('mh_'.length);
    const rows = JSON.stringify(await database.db.selectFrom('tokens').selectAll().execute());
    for (const part of [token, secret, secret.slice(0, 12), Buffer.from(secret, 'base64url').toString('hex')])
      expect(rows).not.toContain(part);
  });

  it('has one token of a name at a time', async () => {
    await issue('morning desk', ['read']);
    await expect(issue('morning desk', ['read'])).rejects.toThrow('There is a token morning desk already');
    await expect(storeOf(database).write((db) => revokeToken(db, 'evening desk', NOW))).rejects.toThrow(
      'There is no token evening desk',
    );
  });

  it('writes into every revision who saved it', async () => {
    const token = await issue('ann', ['write']);
    const { id } = manuscriptIn(await desk.send('POST', '/stories', { token, body: article('signed') }));
    const saved = await database.db
      .selectFrom('manuscript_revisions')
      .selectAll()
      .where('manuscript_id', '=', id)
      .execute();
    expect(saved).toMatchObject([{ revision: 1, action: 'created', saved_by: 'ann', saved_at: NOW }]);
  });
});
