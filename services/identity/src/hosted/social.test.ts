import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import { pageOf } from '../testing/browser.ts';
import { type OutsideIssuerServer, startOutsideIssuer } from '../testing/outside-issuer.ts';
import { baseOf, join, newBrowser, userOf } from '../testing/reader.ts';
import { type StartedIdentity, startIdentity } from '../testing/start-identity.ts';

describeEachEngine('the social connection', ({ open }) => {
  let database: IdentityDatabase;
  let network: OutsideIssuerServer;
  let identity: StartedIdentity;

  beforeAll(async () => {
    database = await open<IdentitySchema>();
    network = await startOutsideIssuer(() => [new URL('/identity/social/callback/', identity.siteUrl).href]);
    const { issuer, clientId, clientSecret } = network;
    identity = await startIdentity(database, {
      social: { name: 'facebook', label: 'Lantern', issuer, clientId, clientSecret },
    });
  });
  beforeEach(() => {
    network.refuses = false;
    network.reader = { sub: 'lantern|1', email: 'lena@quill.example', email_verified: true };
  });
  afterAll(async () => {
    await identity.close();
    await network.close();
  });

  async function comeBy(browser = newBrowser(identity)) {
    const landed = await browser.open('/user/login/?returnTo=/reviews/');
    expect(pageOf(landed)).toMatchObject({ visit: { social: { name: 'facebook', label: 'Lantern' } } });
    return { browser, back: await browser.submit(`${baseOf(landed)}social/`, {}) };
  }

  it('signs in who comes by it, and they are the same when they come again', async () => {
    const { browser, back } = await comeBy();
    expect(back.url.pathname).toBe('/reviews/');
    const { body } = await userOf(browser);
    expect(body).toMatchObject({ user: { email: { email: 'lena@quill.example' } } });
    const again = await comeBy();
    const sub = (answer: unknown) => (answer as { user: { sub: string } }).user.sub;
    expect(sub((await userOf(again.browser)).body)).toBe(sub(body));
  });

  it('joins the account of the same address, which was checked there', async () => {
    await join(identity, 'both@quill.example');
    network.reader = { sub: 'lantern|2', email: 'Both@quill.example', email_verified: true };
    const { browser } = await comeBy();
    expect((await userOf(browser)).body).toMatchObject({ user: { login_count: 2 } });
  });

  it('opens nobody’s account with an address that was not', async () => {
    network.reader = { sub: 'lantern|3', email: 'both@quill.example', email_verified: false };
    const { browser, back } = await comeBy();
    expect(pageOf(back)).toMatchObject({ name: 'sign-in', problem: { kind: 'social', label: 'Lantern' } });
    expect((await userOf(browser)).status).toBe(401);
  });

  it('that says no leads back to the other ways', async () => {
    network.refuses = true;
    const { back } = await comeBy();
    expect(pageOf(back)).toMatchObject({ name: 'sign-in', problem: { kind: 'social' } });
  });

  it('answers only the browser that asked', async () => {
    const browser = newBrowser(identity);
    const landed = await browser.open('/identity/social/callback/?code=a&state=b');
    expect(landed.status).toBe(400);
  });
});
