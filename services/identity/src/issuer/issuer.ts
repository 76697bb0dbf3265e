/** The issuer as a function from request to response, with keys that change while it runs. */
import { CLIENT_ID, type HostedPage, ISSUER_PATH } from '@masthead/account';
import type { Clock } from '@masthead/runtime';
import type { JWK, Provider } from 'oidc-provider';
import type { IdentityDatabase } from '../store/store.ts';
import { answeredBy, withNodeRequest } from './node-handler.ts';
import { signingKeys } from './signing-keys.ts';

const HOUR_MS = 60 * 60_000;

export interface IssuerDeps {
  database: IdentityDatabase;
  clock: Clock;
  siteUrl: URL;
  secret: string;
  /** The paths of the site that a sign-in may lead back to. */
  callbackPaths: readonly string[];
  show(page: HostedPage): Response;
}

/** A sign-in that is under way in this browser. */
export interface SigningIn {
  uid: string;
  params: Readonly<Record<string, unknown>>;
}

export interface Issuer {
  /** The protocol's own addresses: discovery, keys, authorisation, tokens, who it is. */
  fetch(request: Request): Promise<Response>;
  /** Undefined where it ran out, or is another browser's. */
  signingIn(request: Request): Promise<SigningIn | undefined>;
  /** Says who it is, or that nobody is; gives where the browser goes on. */
  finish(request: Request, outcome: { accountId: string } | 'cancelled'): Promise<string>;
}

export function createIssuer({ database, clock, siteUrl, secret, callbackPaths, show }: IssuerDeps): Issuer {
  const issuer = new URL(ISSUER_PATH, siteUrl);
  let current: { provider: Provider; keys: readonly JWK[]; checkedAt: number } | undefined;

  /** Made anew when the keys changed: of two that are published the library knows which signs. */
  async function provider(): Promise<Provider> {
    const now = clock.now();
    if (current && now - current.checkedAt < HOUR_MS) return current.provider;
    const keys = await signingKeys(database, secret, now);
    const isSame = current && keys.map(({ kid }) => kid).join() === current.keys.map(({ kid }) => kid).join();
    // The library is large, and most starts sign nobody in.
    const { createProvider } = await import('./provider.ts');
    const made =
      isSame && current
        ? current.provider
        : createProvider({
            db: database.db,
            clock,
            issuer,
            redirectUris: callbackPaths.map((path) => new URL(path, siteUrl).href),
            keys,
            secret,
            clientId: CLIENT_ID,
            show,
          });
    current = { provider: made, keys, checkedAt: now };
    return made;
  }

  return {
    async fetch(request) {
      return answeredBy((await provider()).callback(), request, { siteUrl, prefix: ISSUER_PATH });
    },
    async signingIn(request) {
      const here = await provider();
      try {
        return await withNodeRequest(request, siteUrl, async (incoming, outgoing) => {
          const { uid, params } = await here.interactionDetails(incoming, outgoing);
          return { uid, params };
        });
      } catch (error) {
        if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
        throw error;
      }
    },
    async finish(request, outcome) {
      const here = await provider();
      const result = outcome === 'cancelled' ? { error: 'access_denied' } : { login: { accountId: outcome.accountId } };
      return withNodeRequest(request, siteUrl, (incoming, outgoing) =>
        here.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false }),
      );
    },
  };
}
