/** What opens an account of our own issuer, and how its owner changes it: another issuer looks after this itself. */
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { expectForgotten } from '../testing/forgotten.ts';
import { join, newBrowser, PASSWORD, signIn, tokenIn, userOf } from '../testing/reader.ts';
import { type StartedIdentity, startIdentity } from '../testing/start-identity.ts';
import { FRESH_MS } from './security-routes.ts';

describeEachEngine('an account of our own issuer', ({ open }) => {
  let database: IdentityDatabase;
  let identity: StartedIdentity;
  beforeAll(async () => {
    database = await open<IdentitySchema>();
    identity = await startIdentity(database);
    await join(identity, 'other@quill.example');
  });
  afterAll(() => identity.close());

  const user = async (browser: TestBrowser) =>
    ((await userOf(browser)).body as { user: { sub: string; email: object } }).user;
  async function signedIn(email: string, password = PASSWORD): Promise<TestBrowser> {
    const browser = newBrowser(identity);
    await signIn(browser, email, password);
    return browser;
  }

  describe('has a password', () => {
    it('whose change needs the one before, and ends all other sessions', async () => {
      const browser = await join(identity, 'password@quill.example');
      const other = await signedIn('password@quill.example');
      identity.clock.pass(FRESH_MS + 1);
      const change = (body: object) => browser.call('POST', '/api/account/password', body);
      expect((await change({ next: 'another1!' })).status).toBe(403);
      expect((await change({ current: 'wrong1!', next: 'another1!' })).status).toBe(403);
      expect((await change({ current: PASSWORD, next: 'weak' })).status).toBe(400);
      expect((await change({ current: PASSWORD, next: 'another1!' })).status).toBe(204);
      expect([(await userOf(browser)).status, (await userOf(other)).status]).toEqual([200, 401]);
      expect((await userOf(await signedIn('password@quill.example', 'another1!'))).status).toBe(200);
    });

    it('that cannot be guessed at an open browser', async () => {
      const browser = await join(identity, 'left-open@quill.example');
      const statuses = [];
      for (let time = 0; time < 11; time += 1)
        statuses.push((await browser.call('POST', '/api/account/delete', { password: 'wrong1!' })).status);
      expect(new Set(statuses)).toEqual(new Set([403, 429]));
    });
  });

  describe('has an address', () => {
    it('that changes when the new one is confirmed, and both are told', async () => {
      const browser = await join(identity, 'before@quill.example');
      expect((await browser.call('POST', '/api/account/email', { email: 'after@quill.example' })).status).toBe(202);
      const [old] = await identity.lettersTo('before@quill.example');
      expect(old?.subject).toBe('Your address is to be changed');
      expect(await user(browser)).toMatchObject({ email: { email: 'before@quill.example' } });
      const [letter] = await identity.lettersTo('after@quill.example');
      await browser.submit('/identity/confirm/', { token: tokenIn(letter?.text) });
      expect(await user(browser)).toMatchObject({ email: { email: 'after@quill.example' } });
      expect((await identity.lettersTo('before@quill.example'))[0]?.subject).toBe('Your address was changed');
    });

    it('that is not another account’s, and nobody learns whether it is', async () => {
      const browser = await join(identity, 'wants@quill.example');
      const { status } = await browser.call('POST', '/api/account/email', { email: 'other@quill.example' });
      expect(status).toBe(202);
      const [letter] = await identity.lettersTo('other@quill.example');
      await browser.submit('/identity/confirm/', { token: tokenIn(letter?.text) });
      expect(await user(browser)).toMatchObject({ email: { email: 'wants@quill.example' } });
    });
  });

  it('is deleted with its password, and with it the address that was to be its next', async () => {
    const email = 'leaves@quill.example';
    const browser = await join(identity, email);
    const { sub } = await user(browser);
    await browser.call('POST', '/api/account/email', { email: 'leaves-too@quill.example' });
    identity.clock.pass(FRESH_MS + 1);
    expect((await browser.call('POST', '/api/account/delete', { password: 'wrong1!' })).status).toBe(403);
    expect((await browser.call('POST', '/api/account/delete', { password: PASSWORD })).status).toBe(204);
    expect((await userOf(browser)).status).toBe(401);
    await expectForgotten({ database, identity }, sub, email);
  });
});
