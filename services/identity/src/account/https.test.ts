/** What https adds to a site's cookies and addresses. */
import { beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { describeEachIssuer, type SiteWithIssuer } from '../testing/each-issuer.ts';
import { newBrowser } from '../testing/reader.ts';

describeEachIssuer('a site that is known by https', (start) => {
  let site: SiteWithIssuer;
  beforeAll(async () => {
    site = await start({ siteUrl: 'https://masthead.example' });
    await site.join('mara@quill.example');
  });

  it('sets cookies that no other host and no plain http can have set, and that no script reads', async () => {
    const back = await site.signIn(newBrowser(site.identity), 'mara@quill.example');
    const session = back.headers.getSetCookie().find((line) => line.startsWith('__Host-session='));
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
      expect(session?.split('; ')).toContain(attribute);
    expect(session).not.toMatch(/domain/i);
  });

  it('marks readers for advertisements with cookies that say nothing else (AD-14)', async () => {
    const browser = newBrowser(site.identity);
    await site.signIn(browser, 'mara@quill.example');
    expect([browser.cookies.get('user'), browser.cookies.get('previous-login')]).toEqual(['1', '1']);
    await browser.call('POST', '/api/account/logout', {});
    expect([browser.cookies.get('user'), browser.cookies.get('previous-login')]).toEqual([undefined, '1']);
  });

  it('leads who comes by another name of the host to its own', async () => {
    const stray = createBrowser(site.identity.listensAt, ({ origin }) => origin === 'https://masthead.example');
    const { url } = await stray.open('/user/login/?returnTo=/reviews/');
    expect(url.href).toBe('https://masthead.example/user/login/?returnTo=%2Freviews%2F&here=1');
    const behindProxy = createBrowser(site.identity.listensAt, ({ pathname }) => pathname.endsWith('/auth'));
    expect((await behindProxy.open(url.pathname + url.search)).url.pathname).toMatch(/\/auth$/);
  });
});
