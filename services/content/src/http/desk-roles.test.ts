import { mayDo, RIGHTS, type Right, STAFF_ROLES, type StaffPerson, type StaffRole } from '@masthead/account';
import { statusOf } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../audit/acting.ts';
import type { ContentSchema } from '../schema.ts';
import { contentStore } from '../store.ts';
import { article, type Desk, type Manuscript, manuscriptIn, refusalIn, startDesk } from '../testing/desk.ts';
import { clock, NO_MAIL, NOW, openSmall } from '../testing/newsroom.ts';
import { clearMissing, clearReaderError } from '../use-cases/clear-reports.ts';
import { setFlag } from '../use-cases/flags.ts';
import { cancelWaiting } from '../use-cases/live/waiting.ts';
import { readMessage, sendMessageAgain, sendTestMessage } from '../use-cases/outbox.ts';
import { recoverManuscript } from '../use-cases/writing/bin.ts';
import { describePicture } from '../use-cases/writing/pictures.ts';
import { publishManuscript, unpublishManuscript } from '../use-cases/writing/publish.ts';
import { removeRedirect } from '../use-cases/writing/redirects.ts';
import { createManuscript, type Desk as WritingDesk } from '../use-cases/writing/save.ts';
import { scheduleManuscript } from '../use-cases/writing/schedule.ts';
import { issueToken } from '../use-cases/writing/tokens.ts';
import { removeWebhook } from '../webhooks/webhooks.ts';
import { deskCalls } from './openapi/desk-calls.ts';

const SITE = 'http://localhost:3000';
const OWN_PAGE = { origin: SITE, 'sec-fetch-site': 'same-origin' };

const personAs = (role: StaffRole): StaffPerson => ({
  id: `id-${role}`,
  name: `The ${role}`,
  email: `${role}@x.y`,
  role,
});
/** The cookie says the role: what a session is, is the identity service's to know. */
const staffOf = async (cookies: string | undefined): Promise<StaffPerson | undefined> => {
  const role = STAFF_ROLES.find((each) => cookies === `desk=${each}`);
  return role && personAs(role);
};

interface RightfulCall {
  readonly needs: Right;
  readonly body?: unknown;
  readonly query?: string;
}

/** Every call of the desk and the right that it needs, on a story of somebody else. A call that is not here fails. */
const CALLS: Readonly<Record<string, RightfulCall>> = {
  'GET /token': { needs: 'audience' },
  'GET /stories': { needs: 'read' },
  'GET /stories/:id': { needs: 'read' },
  'GET /stories/:id/revisions': { needs: 'read' },
  'GET /stories/:id/revisions/:revision': { needs: 'read' },
  'GET /stories/:id/former-slugs': { needs: 'read' },
  'POST /stories/:id/preview': { needs: 'read', body: {} },
  'GET /topics': { needs: 'read' },
  'GET /people': { needs: 'read' },
  'GET /products': { needs: 'read' },
  'GET /media': { needs: 'read' },
  'GET /jobs': { needs: 'read' },
  'GET /searches': { needs: 'read' },
  'GET /missing': { needs: 'read' },
  'GET /redirects': { needs: 'read' },
  'GET /errors': { needs: 'read' },
  'GET /live': { needs: 'read' },
  'GET /live/:story': { needs: 'read' },
  'GET /live/:story/readers': { needs: 'read' },
  'GET /live/:story/events': { needs: 'read' },
  'POST /live/:story/preview': { needs: 'read', body: {} },
  'POST /stories': { needs: 'write-own', body: { slug: 'no document' } },
  'PUT /stories/:id': { needs: 'write', body: { slug: 'no document' } },
  'DELETE /stories/:id': { needs: 'write' },
  'POST /stories/:id/restore': { needs: 'write', body: { revision: 99 } },
  'POST /stories/:id/recover': { needs: 'write', body: {} },
  'POST /stories/:id/publish': { needs: 'publish' },
  'POST /stories/:id/unpublish': { needs: 'publish' },
  'POST /stories/:id/schedule': { needs: 'publish', body: { at: NOW - 1 } },
  'DELETE /stories/:id/former-slugs/:slug': { needs: 'publish' },
  'POST /media': { needs: 'media', body: {} },
  'PUT /media/:id': { needs: 'media', body: { alt: 'x' } },
  'DELETE /missing': { needs: 'reports', query: '?path=/gone/' },
  'DELETE /errors/:id': { needs: 'reports' },
  'POST /redirects': { needs: 'redirects', body: {} },
  'DELETE /redirects': { needs: 'redirects', query: '?path=/gone/' },
  'POST /live/:story/items': { needs: 'live', body: {} },
  'PUT /live/:story/items/:item': { needs: 'live', body: {} },
  'DELETE /live/:story/items/:item': { needs: 'live' },
  'POST /live/:story/items/:item/pin': { needs: 'live', body: {} },
  'POST /live/:story/items/:item/unpin': { needs: 'live', body: {} },
  'POST /live/:story/items/:item/important': { needs: 'live', body: {} },
  'POST /live/:story/items/:item/unimportant': { needs: 'live', body: {} },
  'POST /live/:story/items/:item/time': { needs: 'live', body: {} },
  'POST /live/:story/items/:item/move': { needs: 'live', body: {} },
  'PUT /live/:story/scheduled/:id': { needs: 'live', body: {} },
  'DELETE /live/:story/scheduled/:id': { needs: 'live' },
  'POST /live/:story/end': { needs: 'live', body: {} },
  'POST /live/:story/open': { needs: 'live', body: {} },
  'POST /live/:story/key': { needs: 'live', body: {} },
  'GET /webhooks': { needs: 'webhooks' },
  'POST /webhooks': { needs: 'webhooks', body: {} },
  'POST /webhooks/:id/secret': { needs: 'webhooks', body: {} },
  'POST /webhooks/:id/test': { needs: 'webhooks', body: {} },
  'DELETE /webhooks/:id': { needs: 'webhooks' },
  'GET /webhooks/:id/deliveries': { needs: 'webhooks' },
  'GET /flags': { needs: 'flags' },
  'GET /flags/:name/changes': { needs: 'flags' },
  'PUT /flags/:name': { needs: 'flags', body: {} },
  'GET /audit': { needs: 'audit' },
  'GET /mail': { needs: 'mail' },
  'GET /outbox': { needs: 'mail' },
  'POST /outbox': { needs: 'mail', body: { to: 'nobody' } },
  'GET /outbox/:id': { needs: 'mail' },
  'POST /outbox/:id/again': { needs: 'mail', body: {} },
  'GET /tokens': { needs: 'tokens' },
  'POST /tokens': { needs: 'tokens', body: { name: 'x', scopes: [] } },
  'DELETE /tokens/:name': { needs: 'tokens' },
};

/** The path of a call, about a story where it is about one, and else about nothing that there is. */
const pathOf = (route: string, story: string): string =>
  route
    .replace(/^\/stories\/:id/, `/stories/${story}`)
    .replace(':story', story)
    .replace(':revision', '1')
    .replaceAll(/:\w+/g, 'none');

describeEachEngine('the newsroom’s people at the desk', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  let story: Manuscript;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { staffOf });
    story = manuscriptIn(await desk.create(article('of-a-machine')));
  });
  afterAll(() => desk.close());

  interface Asked {
    body?: unknown;
    revision?: number;
    headers?: Record<string, string>;
  }
  const ask = (role: string, method: string, path: string, { body, revision = 1, headers = OWN_PAGE }: Asked = {}) =>
    desk.ask(`/api/desk${path}`, {
      method,
      headers: { cookie: `desk=${role}`, 'if-match': `"${revision}"`, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  describe.each(STAFF_ROLES)('%s', (role) => {
    it.each(Object.entries(CALLS))('%s, if the table says so', async (call, { needs, body, query = '' }) => {
      const [method = '', route = ''] = call.split(' ');
      const answer = await ask(role, method, pathOf(route, story.id) + query, { body });
      expect([answer.status === 403, answer.status === 401]).toEqual([!mayDo(role, needs), false]);
      if (answer.status === 403) expect(refusalIn(answer).message).toContain(`our role, ${role}, may not `);
      expect(await desk.manuscript(story.id)).toMatchObject({ revision: 1 });
    });
  });

  it('every call of the desk is in the table', () => {
    expect(
      Object.keys(CALLS)
        .map((call) => call.replace(' ', ' /api/desk'))
        .sort(),
    ).toEqual(Object.keys(deskCalls).sort());
  });

  it('an author changes, bins and recovers their own story, and does not publish it', async () => {
    const body = article('of-the-author');
    const own = manuscriptIn(await ask('author', 'POST', '/stories', { body }));
    const path = `/stories/${own.id}`;
    expect((await ask('author', 'PUT', path, { body: { ...body, headline: 'Better' } })).status).toBe(200);
    expect((await ask('author', 'POST', `${path}/restore`, { revision: 2, body: { revision: 1 } })).status).toBe(200);
    expect((await ask('author', 'POST', `${path}/publish`, { revision: 3 })).status).toBe(403);
    expect((await ask('author', 'DELETE', path, { revision: 3 })).status).toBe(200);
    expect((await ask('author', 'POST', `${path}/recover`, { revision: 3, body: {} })).status).toBe(200);
    expect((await ask('editor', 'POST', `${path}/publish`, { revision: 3 })).status).toBe(200);
  });

  it('an author is told whose a story is that is not theirs', async () => {
    const refused = await ask('author', 'PUT', `/stories/${story.id}`, { body: article('of-a-machine') });
    expect([refused.status, refusalIn(refused).message]).toEqual([
      403,
      '“About of-a-machine” is somebody else’s: your role, author, may not change the stories of others',
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }],
    ['a page that is not named', {}],
    ['a page that only says it is ours', { origin: SITE, 'sec-fetch-site': 'cross-site' }],
    ['a form of another site', { origin: 'null', 'content-type': 'text/plain' }],
  ])('takes no change from %s, whoever is signed in', async (_, headers) => {
    const path = `/stories/${story.id}`;
    const before = await desk.manuscript(story.id);
    for (const [method, address, body] of [
      ['POST', '/stories', article('forged')],
      ['DELETE', path, undefined],
      ['POST', `${path}/publish`, undefined],
      ['POST', '/tokens', { name: 'forged', scopes: ['read'] }],
    ] as const) {
      const answer = await ask('admin', method, address, { body, headers });
      expect([answer.status, refusalIn(answer).message]).toEqual([403, 'This is taken from pages of the desk only']);
    }
    expect((await ask('admin', 'GET', path, { headers })).status).toBe(200);
    expect(await desk.manuscript(story.id)).toEqual(before);
  });

  it('a token is not helped by a cookie, nor is a wrong one', async () => {
    const headers = { ...OWN_PAGE, authorization: `Bearer mh_${'a'.repeat(43)}` };
    expect((await ask('admin', 'GET', '/stories', { headers })).status).toBe(401);
    expect((await ask('nobody', 'GET', '/stories')).status).toBe(401);
  });

  it('the log of writes has them by name', async () => {
    const { id } = manuscriptIn(await ask('producer', 'POST', '/stories', { body: article('logged') }));
    const [entry] = await database.db.selectFrom('audit').selectAll().where('about', '=', id).execute();
    expect(entry).toMatchObject({ who: 'The producer', action: 'POST /stories' });
    const saved = await database.db
      .selectFrom('manuscript_revisions')
      .selectAll()
      .where('manuscript_id', '=', id)
      .execute();
    expect(saved).toMatchObject([{ saved_by: 'The producer' }]);
  });

  it('tokens are made, seen with their last use, and revoked', async () => {
    const made = await ask('admin', 'POST', '/tokens', { body: { name: 'Wall display', scopes: ['read'] } });
    const { token } = (made.body as { data: { token: string } }).data;
    const listed = async () =>
      ((await ask('admin', 'GET', '/tokens')).body as { data: { name: string; used: string | null }[] }).data.find(
        ({ name }) => name === 'Wall display',
      );
    expect(await listed()).toMatchObject({ scopes: ['read'], used: null });
    expect((await desk.send('GET', '/stories', { token })).status).toBe(200);
    expect(await listed()).toMatchObject({ used: new Date(NOW).toISOString() });
    expect((await ask('admin', 'DELETE', '/tokens/Wall%20display')).status).toBe(200);
    expect([(await desk.send('GET', '/stories', { token })).status, await listed()]).toEqual([401, undefined]);
    const forged = await ask('admin', 'POST', '/tokens', { body: { name: 'a\r\nb', scopes: ['read'] } });
    expect(forged.status).toBe(422);
  });

  describe('a use case', () => {
    const by = { name: 'somebody' };
    const USE_CASES: readonly (readonly [Right, (desk: WritingDesk) => Promise<unknown>])[] = [
      ['write-own', (own) => createManuscript(own, {}, by)],
      ['write', (own) => recoverManuscript(own, story.id, 1, undefined, by)],
      ['publish', (own) => publishManuscript(own, 'none', 1)],
      ['publish', (own) => unpublishManuscript(own, 'none', 1)],
      ['publish', (own) => scheduleManuscript(own, 'none', 1, undefined)],
      ['media', (own) => describePicture(own, 'none', { alt: '', caption: '', credit: '', focusX: 0.5, focusY: 0.5 })],
      ['redirects', (own) => removeRedirect(own, '/none/')],
      ['reports', (own) => clearMissing(own, '/none/')],
      ['reports', (own) => clearReaderError(own, 'none')],
      ['mail', (own) => readMessage({ ...own, mail: NO_MAIL }, 'none')],
      ['mail', (own) => sendTestMessage({ ...own, mail: NO_MAIL }, 'somebody@quill.example')],
      ['mail', (own) => sendMessageAgain({ ...own, mail: NO_MAIL }, 'none')],
      ['live', (own) => cancelWaiting(own, 'none', 'none')],
      ['flags', (own) => setFlag(own, 'dynamicWidgets', { on: false }, by)],
      ['webhooks', (own) => removeWebhook(own, 'none')],
      ['tokens', (own) => own.database.write((db) => issueToken(db, '', [], NOW))],
    ];

    it('asks for its right, whichever door led to it', async () => {
      await fc.assert(
        fc.asyncProperty(fc.subarray([...RIGHTS]), fc.constantFrom(...USE_CASES), async (may, [right, use]) => {
          const caller = { name: 'somebody', may, refusal: (asked: Right) => `no ${asked}` };
          const act = { who: 'somebody', from: null, action: 'test', caller };
          const own = { database: actingAs(contentStore(database, { clock }), clock, act), clock };
          const isRefused = await use(own).then(
            () => false,
            (error: unknown) => statusOf(error) === 403,
          );
          expect(isRefused).toBe(!may.includes(right));
        }),
        { numRuns: 120 },
      );
    });
  });
});
