/** Signing in and out, as the site sees it: the same rules whoever the issuer is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { IDLE_MS } from '../sessions/sessions.ts';
import { pageOf, type TestBrowser } from '../testing/browser.ts';
import { describeEachIssuer, type SiteWithIssuer } from '../testing/each-issuer.ts';
import { newBrowser, PASSWORD, userOf } from '../testing/reader.ts';
import { PENDING_MS } from './relying-party.ts';

const EMAIL = 'mara@quill.example';
const NOT_IN = { errors: [{ code: 400, message: 'Failed to log user in' }] };

describeEachIssuer('signing in', (start) => {
  let site: SiteWithIssuer;
  beforeAll(async () => {
    site = await start();
    await site.join(EMAIL);
  });

  const someBrowser = () => newBrowser(site.identity);
  async function signedIn(): Promise<TestBrowser> {
    const browser = someBrowser();
    await site.signIn(browser, EMAIL);
    return browser;
  }
  const hand = (browser: TestBrowser, answer: unknown) => browser.call('POST', '/api/account/callback', answer);

  /** As far as the question to the issuer, with the browser that may go on with it. */
  async function question(path: string): Promise<{ browser: TestBrowser; url: URL }> {
    let isHeld = true;
    const browser = newBrowser(site.identity, ({ pathname }) => isHeld && pathname.endsWith('/auth'));
    const { url } = await browser.open(path);
    isHeld = false;
    return { browser, url };
  }

  /** A sign-in whose answer came to the front page (AU-04) and was not taken yet. */
  async function answered(
    address: string | URL = '/user/login/?mode=root&returnTo=/reviews/',
    browser = someBrowser(),
  ) {
    const { url } = await site.signIn(browser, EMAIL, address);
    const { searchParams } = url;
    const answer = Object.fromEntries([...searchParams].filter(([name]) => ['code', 'state', 'iss'].includes(name)));
    return { browser, url, answer };
  }

  describe('the question', () => {
    it('is for openid, profile and email, with PKCE, state and nonce, each once', async () => {
      const [first, second] = [(await question('/user/login/')).url, (await question('/user/login/')).url];
      expect(Object.fromEntries(first.searchParams)).toMatchObject({
        scope: 'openid profile email',
        response_type: 'code',
        code_challenge_method: 'S256',
        redirect_uri: new URL('/user/callback/', site.identity.siteUrl).href,
      });
      for (const name of ['code_challenge', 'state', 'nonce']) {
        expect(first.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
        expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
      }
    });

    it.each(['state', 'nonce', 'code_challenge'])(
      'whose %s was changed on its way gets no answer taken',
      async (name) => {
        const { browser, url } = await question('/user/login/?mode=root');
        url.searchParams.set(name, 'x'.repeat(43));
        const { answer } = await answered(url, browser);
        expect(answer.code).toMatch(/./);
        expect(await hand(browser, answer)).toMatchObject({ status: 400, body: NOT_IN });
        expect((await userOf(browser)).status).toBe(401);
      },
    );
  });

  describe('the answer', () => {
    it('leads to where the reader came from, and makes one account however often they come', async () => {
      const browser = someBrowser();
      expect((await site.signIn(browser, EMAIL, '/user/login/?returnTo=/reviews/%3Fpage=2')).url.href).toBe(
        new URL('/reviews/?page=2', site.identity.siteUrl).href,
      );
      const first = await userOf(browser);
      expect(first.body).toMatchObject({ user: { email: { email: EMAIL } } });
      expect((await userOf(await signedIn())).body).toMatchObject({
        user: { sub: (first.body as { user: { sub: string } }).user.sub },
      });
      expect(await site.database.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
    });

    it('is taken on the front page, once, from the browser that asked', async () => {
      const { browser, url, answer } = await answered();
      expect(url.pathname).toBe('/');
      expect((await hand(someBrowser(), answer)).status).toBe(400);
      expect(await hand(browser, answer)).toMatchObject({ status: 200, body: { returnTo: '/reviews/' } });
      expect((await userOf(browser)).status).toBe(200);
      // The issuer refuses a code that was used; the browser does not even know of the sign-in any more.
      expect(browser.cookies.has('login')).toBe(false);
      expect((await hand(browser, answer)).status).toBe(400);
    });

    it('is taken for an hour', async () => {
      const { browser, answer } = await answered();
      site.identity.clock.pass(PENDING_MS + 1);
      expect((await hand(browser, answer)).status).toBe(400);
    });

    it('of one tab leaves the question of another as it was', async () => {
      const { browser, url } = await question('/user/login/?mode=root');
      await site.signIn(browser, EMAIL);
      expect((await hand(browser, (await answered(url, browser)).answer)).status).toBe(200);
    });

    it('mixed up with another sign-in’s belongs to neither', async () => {
      const [one, other] = [await answered(), await answered()];
      expect((await hand(other.browser, { ...other.answer, code: one.answer.code })).status).toBe(400);
      expect((await userOf(other.browser)).status).toBe(401);
    });

    it('that names another issuer is not taken, however it comes', async () => {
      const { browser, answer } = await answered();
      expect((await hand(browser, { ...answer, iss: 'https://evil.example' })).status).toBe(400);
      const begun = await question('/user/login/');
      const state = begun.url.searchParams.get('state') ?? '';
      const landed = await begun.browser.open(
        `/user/callback/?${new URLSearchParams({ code: 'a', state, iss: 'https://evil.example' })}`,
      );
      expect([landed.status, pageOf(landed).name]).toEqual([410, 'over']);
    });

    it.each([
      ['that nobody asked for', { code: 'a', state: 'b' }],
      ['in a fragment that nobody asked for', { fragment: '#access_token=a&id_token=b&state=c' }],
    ])('%s signs nobody in', async (_, answer) => {
      expect(await hand(someBrowser(), answer)).toMatchObject({ status: 400, body: NOT_IN });
      const page = await someBrowser().open(`/user/callback/?${new URLSearchParams({ ...answer, state: 'b' })}`);
      expect(pageOf(page).name).toBe('over');
    });

    it('in a frame is told to the page around it', async () => {
      const browser = someBrowser();
      const { body } = await site.signIn(browser, EMAIL, '/user/login/?mode=frame&returnTo=/reviews/');
      expect(body).toEqual({ via: 'code', goTo: '/reviews/' });
      expect((await userOf(browser)).status).toBe(200);
    });

    it('that is a no leads back to where the reader came from', async () => {
      const browser = someBrowser();
      expect((await site.giveUp(browser, '/user/login/?returnTo=/reviews/')).url.pathname).toBe('/reviews/');
      expect((await userOf(browser)).status).toBe(401);
    });

    it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example/'])(
      'leads to nobody else’s page: %s',
      async (returnTo) => {
        const { url } = await site.signIn(someBrowser(), EMAIL, `/user/login/?${new URLSearchParams({ returnTo })}`);
        expect([url.origin, url.pathname]).toEqual([site.identity.siteUrl.origin, '/']);
      },
    );
  });

  describe('a session', () => {
    it('is another after each sign-in, so that nobody can be made to use one that is known', async () => {
      const browser = await signedIn();
      const first = browser.cookies.get('session');
      await site.signIn(browser, EMAIL);
      expect(browser.cookies.get('session')).not.toBe(first);
      const thief = someBrowser();
      thief.cookies.set('session', first ?? '');
      expect((await userOf(thief)).status).toBe(401);
    });

    it.each([
      ['by a call', (browser: TestBrowser) => browser.call('POST', '/api/account/logout', {})],
      // Where the form leads on to differs by issuer; the session is over before that.
      ['by a form', (browser: TestBrowser) => browser.submit('/user/logout/', {})],
    ])('ends on the server when its reader logs out %s', async (_, logOut) => {
      const browser = await signedIn();
      const stolen = browser.cookies.get('session') ?? '';
      await logOut(browser);
      expect([browser.cookies.has('session'), browser.cookies.has('user')]).toEqual([false, false]);
      browser.cookies.set('session', stolen);
      expect((await userOf(browser)).status).toBe(401);
    });

    it('runs out when it is not used', async () => {
      const browser = await signedIn();
      site.identity.clock.pass(IDLE_MS + 1);
      expect((await userOf(browser)).status).toBe(401);
    });

    it('is kept as a hash', async () => {
      const browser = await signedIn();
      const rows = JSON.stringify(await site.database.db.selectFrom('account_sessions').selectAll().execute());
      expect(rows).not.toContain(browser.cookies.get('session'));
    });
  });

  it('nobody else’s page can have a reader’s browser send anything', async () => {
    const browser = await signedIn();
    for (const [method, path] of [
      ['POST', '/user/logout/'],
      ['POST', '/api/account/logout'],
      ['POST', '/api/account/callback'],
      ['PUT', '/api/account/profile'],
      ['PUT', '/api/account/saved/a'],
      ['POST', '/api/account/delete'],
    ] as const)
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: site.identity.siteUrl.origin, 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ] as Record<string, string>[])
        expect((await browser.call(method, path, {}, headers)).status, path).toBe(403);
    expect((await userOf(browser)).status).toBe(200);
  });

  it('no secret is in the log', async () => {
    const browser = await signedIn();
    const { answer } = await answered(undefined, browser);
    await hand(browser, { ...answer, iss: 'https://evil.example' });
    expect(site.identity.logged.join()).toContain('A sign-in could not be finished');
    const secrets = [PASSWORD, answer.code ?? '', ...browser.cookies.all()].filter((secret) => secret.length > 2);
    for (const line of site.identity.logged) for (const secret of secrets) expect(line).not.toContain(secret);
  });
});
