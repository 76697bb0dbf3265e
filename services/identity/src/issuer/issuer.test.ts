import { CLIENT_ID, ISSUER_PATH } from '@masthead/account';
import { describeEachEngine } from '@masthead/storage/testing';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentitySchema } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import { createBrowser } from '../testing/browser.ts';
import { baseOf, join, PASSWORD } from '../testing/reader.ts';
import { type StartedIdentity, startIdentity } from '../testing/start-identity.ts';
import { revokeOf } from './adapter.ts';

const EMAIL = 'Mara@quill.example';

describeEachEngine('the issuer', ({ open }) => {
  let database: IdentityDatabase;
  let started: StartedIdentity;
  let client: Configuration;
  let accountId: string;
  let issuer: string;
  let redirectUri: string;

  beforeAll(async () => {
    database = await open<IdentitySchema>();
    started = await startIdentity(database);
    issuer = new URL(ISSUER_PATH, started.siteUrl).href;
    redirectUri = started.siteUrl.href;
    await join(started, EMAIL);
    accountId = (await database.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()).id;
    client = await discovery(new URL(issuer), CLIENT_ID, undefined, None(), { execute: [allowInsecureRequests] });
  });
  afterAll(() => started.close());

  /** Signs in at the issuer itself, as another client of it would have its readers do. */
  async function follow(address: URL): Promise<URL> {
    const browser = createBrowser(started.siteUrl, ({ href }) => href.startsWith(`${redirectUri}?`));
    const landed = await browser.open(address);
    if (landed.url.href.startsWith(`${redirectUri}?`)) return landed.url;
    return (await browser.submit(baseOf(landed), { email: EMAIL, password: PASSWORD })).url;
  }

  async function ask(more: Record<string, string> = {}) {
    const verifier = randomPKCECodeVerifier();
    const [state, nonce] = [randomState(), randomNonce()];
    const url = buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...more,
    });
    return { url, checks: { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce } };
  }

  const signIn = async () => {
    const { url, checks } = await ask();
    return { back: await follow(url), checks };
  };

  it('is found by its discovery document, with all its addresses under its own', () => {
    const told = client.serverMetadata();
    expect(told.issuer).toBe(issuer);
    expect(told.code_challenge_methods_supported).toEqual(['S256']);
    for (const address of [told.authorization_endpoint, told.token_endpoint, told.jwks_uri, told.userinfo_endpoint])
      expect(address).toMatch(new RegExp(`^${issuer}/`));
  });

  it('publishes its keys without what signs', async () => {
    const { keys } = await (await fetch(client.serverMetadata().jwks_uri ?? '')).json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0])).not.toContain('d');
  });

  it('gives, for a sign-in, who it is', async () => {
    const { back, checks } = await signIn();
    const tokens = await authorizationCodeGrant(client, back, checks);
    expect(tokens.claims()).toMatchObject({ sub: accountId, aud: CLIENT_ID });
    expect(await fetchUserInfo(client, tokens.access_token, accountId)).toMatchObject({
      email: EMAIL,
      email_verified: true,
      login_count: 1,
    });
  });

  describe('refuses', () => {
    it.each<[string, Record<string, string>]>([
      ['an address that is not registered', { redirect_uri: 'https://elsewhere.example/' }],
      ['an address that only begins as a registered one', { redirect_uri: 'REGISTERED/more/' }],
      ['another client', { client_id: 'somebody' }],
    ])('%s, without leading anywhere', async (_, wrong) => {
      const { url } = await ask(wrong);
      if (wrong.redirect_uri?.startsWith('REGISTERED')) url.searchParams.set('redirect_uri', `${redirectUri}more/`);
      const response = await fetch(url, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    });

    it('a request without PKCE', async () => {
      const { url } = await ask();
      url.searchParams.delete('code_challenge');
      url.searchParams.delete('code_challenge_method');
      const back = await follow(url);
      expect(back.searchParams.get('error')).toBe('invalid_request');
    });

    it('a code whose verifier is another one', async () => {
      const { back, checks } = await signIn();
      const other = { ...checks, pkceCodeVerifier: randomPKCECodeVerifier() };
      await expect(authorizationCodeGrant(client, back, other)).rejects.toMatchObject({ error: 'invalid_grant' });
    });

    it('a code that was used, and takes back what it gave', async () => {
      const { back, checks } = await signIn();
      const { access_token: token } = await authorizationCodeGrant(client, back, checks);
      await expect(authorizationCodeGrant(client, back, checks)).rejects.toMatchObject({ error: 'invalid_grant' });
      await expect(fetchUserInfo(client, token, accountId)).rejects.toThrow();
    });

    it('a token of an account whose tokens were ended', async () => {
      const { back, checks } = await signIn();
      const { access_token: token } = await authorizationCodeGrant(client, back, checks);
      await revokeOf(database.db, accountId);
      await expect(fetchUserInfo(client, token, accountId)).rejects.toThrow();
    });
  });

  it('keeps no secret as it is handed out', async () => {
    const { back, checks } = await signIn();
    const { access_token: token } = await authorizationCodeGrant(client, back, checks);
    const rows = JSON.stringify(await database.db.selectFrom('issued').selectAll().execute());
    for (const secret of [token, back.searchParams.get('code') ?? '']) expect(rows).not.toContain(secret);
  });
});
