/** What a reader has of an account, by its calls: the same whoever the issuer is. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { describeEachIssuer, type SiteWithIssuer } from '../testing/each-issuer.ts';
import { expectForgotten } from '../testing/forgotten.ts';
import { newBrowser, userOf } from '../testing/reader.ts';
import { FRESH_MS } from './security-routes.ts';

const DAY_MS = 86_400_000;

interface Who {
  user: { sub: string };
  token: string;
}

describeEachIssuer('an account', (start) => {
  let site: SiteWithIssuer;
  const kept = new Map<string, string>();
  beforeAll(async () => {
    site = await start({
      discussionToken: async ({ id }) => `discussion of ${id}`,
      keepers: [
        {
          name: 'comments',
          async of(id) {
            if (kept.get(id) === 'lost') throw new Error('The comments are lost');
            return kept.get(id) ?? null;
          },
          forget: async (id) => void kept.delete(id),
        },
      ],
    });
  });

  const who = async (browser: TestBrowser): Promise<Who> => (await userOf(browser)).body as Who;
  const bearer = async (browser: TestBrowser) => ({ authorization: `Bearer ${(await who(browser)).token}` });

  describe('has a profile', () => {
    it('that its reader gets with bearer token and cookie (AU-16), and not with one of them', async () => {
      const browser = await site.join('profile@quill.example');
      const headers = await bearer(browser);
      const { body } = await browser.call('GET', '/api/account/profile', undefined, headers);
      expect(body).toMatchObject({ data: { profile: { email: 'profile@quill.example', displayName: '' } } });
      expect((await browser.call('GET', '/api/account/profile')).status).toBe(401);
      expect((await newBrowser(site.identity).call('GET', '/api/account/profile', undefined, headers)).status).toBe(
        401,
      );
      const other = await site.join('other@quill.example');
      expect((await other.call('GET', '/api/account/profile', undefined, headers)).status).toBe(401);
    });

    it('for some minutes by one token', async () => {
      const browser = await site.join('minutes@quill.example');
      const headers = await bearer(browser);
      site.identity.clock.pass(10 * 60_000 + 1000);
      expect((await browser.call('GET', '/api/account/profile', undefined, headers)).status).toBe(401);
    });

    it('that its reader changes (AU-17)', async () => {
      const browser = await site.join('changed@quill.example');
      const { body } = await browser.call('PUT', '/api/account/profile', { displayName: '  Mara   Quill ' });
      expect(body).toMatchObject({ data: { profile: { displayName: 'Mara Quill' } } });
    });

    it.each(['<b>Mara</b>', '\u202eMara', 'M\u0335\u0322\u0321\u0300a', 'Mara\nEditor', 'x'.repeat(41), 'Mara ✓'])(
      'whose name is not %j',
      async (displayName) => {
        const browser = await signedIn('changed@quill.example');
        const { status } = await browser.call('PUT', '/api/account/profile', { displayName });
        expect(displayName.includes('\n') ? 200 : 400).toBe(status);
      },
    );

    it('and a token for the discussion (AU-19)', async () => {
      const browser = await site.join('talks@quill.example');
      const { user } = await who(browser);
      const { body } = await browser.call('POST', '/api/account/discussion', {}, await bearer(browser));
      expect(body).toEqual({ token: `discussion of ${user.sub}` });
      expect((await browser.call('POST', '/api/account/discussion', {})).status).toBe(401);
    });
  });

  async function signedIn(email: string): Promise<TestBrowser> {
    const browser = newBrowser(site.identity);
    await site.signIn(browser, email);
    return browser;
  }

  describe('is known to others of the product', () => {
    const known = async (browser: TestBrowser) =>
      site.identity.readerOf(
        new Request(site.identity.siteUrl, { headers: { cookie: `session=${browser.cookies.get('session')}` } }),
      );
    const colleague = (suspendedAt: number | null) => ({
      email: 'ines@quill.example',
      email_key: 'ines@quill.example',
      name: 'Ines Okafor',
      name_key: 'ines okafor',
      role: 'editor' as const,
      password_hash: null,
      authenticator: null,
      authenticator_step: 0,
      invited_at: 1,
      joined_at: 1,
      suspended_at: suspendedAt,
      seen_at: null,
    });

    it('by the name that was chosen, and without a badge', async () => {
      const browser = await signedIn('changed@quill.example');
      expect(await known(browser)).toEqual({ id: expect.any(String), name: 'Mara Editor', isConfirmed: true });
    });

    it('as long as they come back, and no longer', async () => {
      const browser = await signedIn('changed@quill.example');
      for (const days of [20, 20]) {
        site.identity.clock.pass(days * DAY_MS);
        expect(await known(browser)).toBeDefined();
      }
      site.identity.clock.pass(31 * DAY_MS);
      expect(await known(browser)).toBeUndefined();
    });

    it('as one of the newsroom, by their own name, where the address is a colleague’s, and no longer when that is suspended', async () => {
      const browser = await site.join('Ines@quill.example');
      await site.database.db
        .insertInto('staff')
        .values({ id: 'ines', ...colleague(null) })
        .execute();
      expect(await known(browser)).toMatchObject({ name: 'Ines Okafor', badge: 'author' });
      await site.database.db.updateTable('staff').set(colleague(2)).where('id', '=', 'ines').execute();
      expect(await known(browser)).toEqual({ id: expect.any(String), name: '', isConfirmed: true });
    });
  });

  describe('is open on devices', () => {
    it('that its reader sees, and closes one by one or all', async () => {
      const first = await site.join('devices@quill.example');
      const [second, third] = [await signedIn('devices@quill.example'), await signedIn('devices@quill.example')];
      const list = async () =>
        (
          (await first.call('GET', '/api/account/devices')).body as {
            devices: { id: string; isThis: boolean; name: string }[];
          }
        ).devices;
      expect((await list()).map(({ name }) => name)).toEqual(Array(3).fill('Firefox on Linux'));
      const hers = (await second.call('GET', '/api/account/devices')).body as {
        devices: { id: string; isThis: boolean }[];
      };
      const one = hers.devices.find(({ isThis }) => isThis);
      expect((await first.call('DELETE', `/api/account/devices/${one?.id}`)).status).toBe(204);
      expect([(await userOf(second)).status, (await userOf(third)).status]).toEqual([401, 200]);
      await first.call('POST', '/api/account/logout', { everywhere: true });
      expect([(await userOf(first)).status, (await userOf(third)).status]).toEqual([401, 401]);
    });

    it('of which nobody else closes any', async () => {
      const own = await site.join('own@quill.example');
      const { devices } = (await own.call('GET', '/api/account/devices')).body as { devices: { id: string }[] };
      const other = await signedIn('other@quill.example');
      expect((await other.call('DELETE', `/api/account/devices/${devices[0]?.id}`)).status).toBe(404);
      expect((await userOf(own)).status).toBe(200);
    });
  });

  describe('keeps for its reader', () => {
    it('what was saved, also before the sign-in, what is followed and what is preferred, in every browser', async () => {
      const browser = await site.join('keeps@quill.example');
      await browser.call('PUT', '/api/account/saved/a', {});
      const before = [{ storyId: 'b', savedAt: new Date(site.identity.clock.now() - 1000).toISOString() }];
      expect((await browser.call('POST', '/api/account/saved/merge', { stories: before })).status).toBe(200);
      await browser.call('PUT', '/api/account/following/topic/phones');
      await browser.call('PUT', '/api/account/preferences', { theme: 'dark' });
      const other = await signedIn('keeps@quill.example');
      expect((await other.call('GET', '/api/account/reading')).body).toMatchObject({
        saved: { stories: [{ storyId: 'a' }, { storyId: 'b' }] },
        following: [{ kind: 'topic', key: 'phones' }],
        preferences: { theme: 'dark' },
      });
      const stranger = await newBrowser(site.identity).call('GET', '/api/account/reading');
      expect(stranger.status).toBe(401);
    });
  });

  describe('can be left', () => {
    it('with all that is known of its reader, and nothing that opens it', async () => {
      const browser = await site.join('export@quill.example');
      const { user } = await who(browser);
      kept.set(user.sub, 'what they wrote');
      const { body, headers } = await browser.call('GET', '/api/account/export');
      expect(headers.get('content-disposition')).toContain('attachment');
      expect(body).toMatchObject({
        account: { id: user.sub, email: 'export@quill.example', signIns: 1 },
        devices: [{ device: 'Firefox on Linux' }],
        comments: 'what they wrote',
      });
      const row = site.database.db.selectFrom('accounts').selectAll().where('id', '=', user.sub);
      const { password_hash: hash } = await row.executeTakeFirstOrThrow();
      for (const secret of [hash ?? [], browser.cookies.get('session')].flat())
        expect(JSON.stringify(body)).not.toContain(secret);
    });

    it('but not while somebody who keeps something cannot say what, which is told and is nobody’s fault', async () => {
      const browser = await site.join('fails@quill.example');
      kept.set((await who(browser)).user.sub, 'lost');
      const { status, body } = await browser.call('GET', '/api/account/export');
      expect([status, body]).toEqual([500, { errors: [{ code: 500, message: 'Something went wrong.' }] }]);
      expect(site.identity.logged.join()).toContain('The comments are lost');
    });

    it('soon after a sign-in, and then nothing of it is in the database', async () => {
      const email = 'leaves@quill.example';
      const browser = await site.join(email);
      const { user } = await who(browser);
      kept.set(user.sub, 'what they wrote');
      await browser.call('PUT', '/api/account/saved/a', {});
      site.identity.clock.pass(FRESH_MS + 1);
      expect((await browser.call('POST', '/api/account/delete', {})).status).toBe(403);
      await site.signIn(browser, email);
      expect((await browser.call('POST', '/api/account/delete', {})).status).toBe(204);
      expect((await userOf(browser)).status).toBe(401);
      expect(kept.has(user.sub)).toBe(false);
      await expectForgotten(site, user.sub, email);
    });

    it('and come back to, as somebody new', async () => {
      const { user } = await who(await site.join('returns@quill.example'));
      const again = await signedIn('returns@quill.example');
      await again.call('POST', '/api/account/delete', {});
      // An address is written to once a minute.
      site.identity.clock.pass(61_000);
      expect((await who(await site.join('returns@quill.example'))).user).toMatchObject({
        sub: expect.not.stringMatching(user.sub),
        login_count: 1,
      });
    });
  });
});
