/**
 * The OpenID Connect issuer: which client may ask, how, and for how long what it gets is good. The library checks the
 * protocol; who somebody is, is asked on our own pages.
 */
import type { HostedPage } from '@masthead/account';
import type { Clock } from '@masthead/runtime';
import Provider, { type Configuration, type JWK } from 'oidc-provider';
import { accountsIn } from '../accounts/accounts.ts';
import type { AccountRow, IdentityDb } from '../store/schema.ts';
import { createSeal } from '../store/seal.ts';
import { adapterIn } from './adapter.ts';

export interface ProviderDeps {
  db: IdentityDb;
  clock: Clock;
  /** Where the issuer stands: its own address, and what stands before its paths. */
  issuer: URL;
  /** The addresses that a sign-in may lead back to, exactly. */
  redirectUris: readonly string[];
  /** The first of them signs. */
  keys: readonly JWK[];
  /** Of this installation, known to no database. */
  secret: string;
  clientId: string;
  /** Shows what went wrong with a request of the protocol. */
  show(page: HostedPage): Response;
}

/** What our site says with a request besides the protocol: why it asks, and how the pages are shown. */
const EXTRA_PARAMS = ['for', 'framed', 'return_to', 'screen_hint'];

const MINUTE = 60;

export function createProvider({
  db,
  clock,
  issuer,
  redirectUris,
  keys,
  secret,
  clientId,
  show,
}: ProviderDeps): Provider {
  const accounts = accountsIn(db);
  const secure = issuer.protocol === 'https:';
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure, path: issuer.pathname } as const;
  const configuration: Configuration = {
    adapter: adapterIn({ db, clock, seal: createSeal(secret, 'issued') }),
    jwks: { keys: [...keys] },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [...redirectUris],
        id_token_signed_response_alg: 'ES256',
        // A token in the fragment is given over https only: what stands in an address can be read on the way.
        ...(secure
          ? { grant_types: ['authorization_code', 'implicit'], response_types: ['code', 'id_token token'] }
          : { grant_types: ['authorization_code'], response_types: ['code'] }),
      },
    ],
    responseTypes: ['code', 'id_token token'],
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['login_count'] },
    extraParams: EXTRA_PARAMS,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      // Our site ends its own sessions; the issuer asks for a sign-in each time and has none that would need it.
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: true },
    },
    cookies: { keys: [secret], long: cookie, short: cookie },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    interactions: { url: (_, { uid }) => `${issuer.pathname}/sign-in/${uid}/` },
    // Whoever signs in here asked to: our own site need not be allowed once more.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const accountId = session?.accountId;
      if (!client || !accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    async findAccount(_, sub) {
      const account = await accounts.byId(sub);
      return account && { accountId: sub, claims: () => claimsOf(account) };
    },
    async renderError(context, { error, error_description: why }) {
      const page = show({ name: 'failed', status: 400, message: why ?? error, isFramed: false });
      for (const [name, value] of page.headers) context.set(name, value);
      context.body = await page.text();
    },
    ttl: {
      AuthorizationCode: MINUTE,
      AccessToken: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: 60 * MINUTE,
      Grant: 60 * MINUTE,
    },
  };
  const provider = new Provider(issuer.href, configuration);
  // What it is told of its own address is written by us: see node-handler.ts.
  provider.proxy = true;
  return provider;
}

const claimsOf = ({ id, email, login_count: count }: AccountRow) => ({
  sub: id,
  email,
  email_verified: true,
  login_count: count,
});
