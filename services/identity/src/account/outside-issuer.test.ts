/** What holds only where the issuer is another: the rules that any issuer has to keep are in signing-in.test.ts. */
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import { pageOf } from '../testing/browser.ts';
import { startWithAnother } from '../testing/each-issuer.ts';
import type { OutsideIssuerServer } from '../testing/outside-issuer.ts';
import { newBrowser, userOf } from '../testing/reader.ts';
import type { StartedIdentity } from '../testing/start-identity.ts';

const MARA = { sub: 'lantern|17', email: 'Mara@quill.example', email_verified: true };

describeEachEngine('a site with another issuer', ({ open }) => {
  let database: IdentityDatabase;
  let outside: OutsideIssuerServer;
  let identity: StartedIdentity;

  beforeAll(async () => {
    database = await open<IdentitySchema>();
    ({ outside, identity } = await startWithAnother(database));
  });
  beforeEach(() => {
    outside.reader = MARA;
  });
  afterAll(async () => {
    await identity.close();
    await outside.close();
  });

  it('says that its dialog cannot be shown in a frame', async () => {
    expect((await newBrowser(identity).call('GET', '/api/account/issuer')).body).toEqual({ framed: false });
  });

  it('knows its readers by the name that they have there, whatever their address is by now', async () => {
    await newBrowser(identity).open('/user/login/');
    outside.reader = { ...MARA, email: 'Mara.Moved@quill.example' };
    const browser = newBrowser(identity);
    await browser.open('/user/login/');
    expect((await userOf(browser)).body).toMatchObject({
      user: { email: { email: 'Mara@quill.example' }, login_count: 2 },
    });
    expect(await database.db.selectFrom('account_identities').select(['issuer', 'subject']).execute()).toEqual([
      { issuer: outside.issuer, subject: MARA.sub },
    ]);
  });

  it('joins nobody by an address that was not checked there', async () => {
    outside.reader = { sub: 'lantern|18', email: 'victim@quill.example', email_verified: false };
    const browser = newBrowser(identity);
    const landed = await browser.open('/user/login/');
    expect([landed.status, pageOf(landed).name]).toEqual([403, 'failed']);
    expect((await userOf(browser)).status).toBe(401);
  });

  it('ends the visit there too when its reader logs out', async () => {
    const browser = newBrowser(identity);
    await browser.open('/user/login/');
    const { body } = await browser.call('POST', '/api/account/logout', {});
    expect(new URL((body as { goTo: string }).goTo).origin).toBe(outside.issuer);
  });

  it('asks for no token in the fragment: who joins comes back with a code', async () => {
    const browser = newBrowser(identity);
    const { url } = await browser.open('/user/login/?screen=join&mode=root');
    expect([url.hash, url.searchParams.has('code')]).toEqual(['', true]);
  });

  it('has no passwords, passkeys, addresses or pages of its own', async () => {
    const browser = newBrowser(identity);
    await browser.open('/user/login/');
    expect((await browser.call('POST', '/api/account/password', { next: 'another1!' })).status).toBe(404);
    expect((await browser.call('POST', '/api/account/email', { email: 'a@quill.example' })).status).toBe(404);
    expect((await browser.call('GET', '/api/account/passkeys')).status).toBe(404);
    expect((await browser.open('/identity/.well-known/openid-configuration')).status).toBe(404);
  });
});
