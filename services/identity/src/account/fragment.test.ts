/** The answer in the fragment, which is asked for only from our own issuer, and only under https. */
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import { baseOf, join, newBrowser, PASSWORD, userOf } from '../testing/reader.ts';
import { type StartedIdentity, startIdentity } from '../testing/start-identity.ts';

describeEachEngine('a sign-in that is answered in the fragment', ({ open }) => {
  let identity: StartedIdentity;
  beforeAll(async () => {
    identity = await startIdentity(await open<IdentitySchema>(), { siteUrl: 'https://masthead.example' });
    await join(identity, 'mara@quill.example');
  });
  afterAll(() => identity.close());

  /** Joining with a script: the answer is in the fragment (AU-04, AU-08). */
  async function fragmentOf(browser = newBrowser(identity)) {
    const landed = await browser.open('/user/login/?screen=join&mode=root');
    const back = await browser.submit(baseOf(landed), { email: 'mara@quill.example', password: PASSWORD });
    return { browser, fragment: back.url.hash };
  }

  it('answers who joins with a token in the fragment, which signs in the browser that asked, once', async () => {
    const { browser, fragment } = await fragmentOf();
    expect(new URLSearchParams(fragment.slice(1)).get('access_token')).toMatch(/./);
    expect((await newBrowser(identity).call('POST', '/api/account/callback', { fragment })).status).toBe(400);
    expect((await browser.call('POST', '/api/account/callback', { fragment })).status).toBe(200);
    expect((await userOf(browser)).status).toBe(200);
    expect((await browser.call('POST', '/api/account/callback', { fragment })).status).toBe(400);
  });

  it('takes no fragment whose token was signed for another sign-in', async () => {
    const [first, second] = [await fragmentOf(), await fragmentOf()];
    const forged = new URLSearchParams(second.fragment.slice(1));
    forged.set('id_token', new URLSearchParams(first.fragment.slice(1)).get('id_token') ?? '');
    const { status } = await second.browser.call('POST', '/api/account/callback', { fragment: `#${forged}` });
    expect(status).toBe(400);
    expect((await userOf(second.browser)).status).toBe(401);
  });
});
