/** The one social connection: another OpenID or OAuth provider says who somebody is, and we take its word for their address. */
import { ISSUER_PATH } from '@masthead/account';
import { type Clock, HttpError, type Logger, once } from '@masthead/runtime';
import type { Context } from 'hono';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  skipSubjectCheck,
  type UserInfoResponse,
} from 'openid-client';
import { z } from 'zod';
import { accountOfOutside } from '../accounts/outside-identity.ts';
import type { Cookies } from '../cookies.ts';
import { ownJson } from '../json-door.ts';
import type { Seal } from '../store/seal.ts';
import type { IdentityDatabase } from '../store/store.ts';
import type { Social } from './visit.ts';

export interface SocialSettings {
  /** As the documents name connections, such as `facebook`. */
  name: string;
  /** As the button says it. */
  label: string;
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** Of one that cannot be discovered, as plain OAuth: where it asks, hands out and tells who it is. */
  endpoints?: { authorization: string; token: string; userinfo: string } | undefined;
  /** Unless it says of an address that it was checked, whether it may be believed all the same. */
  trustsEmail?: boolean | undefined;
}

export interface SocialDoor {
  button: Social;
  begin(context: Context, base: string): Promise<Response>;
  /** Leads from the one address that the connection knows to the sign-in that it belongs to. */
  onTheWay(context: Context): Response;
  /** The account; undefined where it was refused, or nothing is known of the reader's address. */
  end(context: Context): Promise<string | undefined>;
}

interface SocialDeps {
  database: IdentityDatabase;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  siteUrl: URL;
  cookies: Cookies;
  seal: Seal;
}

const MINUTES_S = 15 * 60;
export const SOCIAL_CALLBACK = '/social/callback/';
const kept = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), base: z.string() });

export function createSocialDoor(settings: SocialSettings, deps: SocialDeps): SocialDoor {
  const { database, clock, logger, siteUrl, cookies, seal } = deps;
  const redirectUri = new URL(ISSUER_PATH + SOCIAL_CALLBACK, siteUrl).href;
  const isOpenId = settings.endpoints === undefined;
  const configuration = once(() => configure(settings));

  function keptIn(context: Context): z.output<typeof kept> {
    const sealed = cookies.get(context, 'social');
    if (sealed === undefined) throw new HttpError(400, 'This sign-in began in another browser, or too long ago.');
    return ownJson(seal.open(sealed), kept);
  }

  async function accountOf(subject: string, claims: UserInfoResponse): Promise<string | undefined> {
    const isEmailChecked = claims.email_verified ?? settings.trustsEmail ?? false;
    const identity = { issuer: settings.issuer, subject, email: claims.email, isEmailChecked };
    return (await accountOfOutside(database, identity, clock.now()))?.id;
  }

  return {
    button: { name: settings.name, label: settings.label },

    async begin(context, base) {
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: isOpenId ? 'openid profile email' : 'email',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isOpenId && { nonce }),
      });
      cookies.set(context, 'social', seal.close(JSON.stringify({ state, nonce, verifier, base })), MINUTES_S);
      return context.redirect(address.href, 303);
    },

    onTheWay(context) {
      const { base } = keptIn(context);
      return context.redirect(`${base}social/back/${new URL(context.req.url).search}`, 303);
    },

    async end(context) {
      const { state, nonce, verifier } = keptIn(context);
      cookies.drop(context, 'social');
      const config = await configuration();
      const back = new URL(redirectUri);
      back.search = new URL(context.req.url).search;
      try {
        const tokens = await authorizationCodeGrant(config, back, {
          expectedState: state,
          pkceCodeVerifier: verifier,
          ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
        });
        const subject = tokens.claims()?.sub;
        const claims = await fetchUserInfo(config, tokens.access_token, subject ?? skipSubjectCheck);
        return await accountOf(subject ?? claims.sub, claims);
      } catch (error) {
        // Whatever it was, readers may try another way; the newsroom is to know.
        logger.warn('A social sign-in failed', { error, connection: settings.name });
        return undefined;
      }
    },
  };
}

async function configure(settings: SocialSettings): Promise<Configuration> {
  const { issuer, clientId, clientSecret, endpoints } = settings;
  const authentication = clientSecret ? ClientSecretPost(clientSecret) : None();
  const isInsecure = issuer.startsWith('http:');
  if (!endpoints)
    return discovery(new URL(issuer), clientId, undefined, authentication, {
      ...(isInsecure && { execute: [allowInsecureRequests] }),
    });
  const config = new Configuration(
    {
      issuer,
      authorization_endpoint: endpoints.authorization,
      token_endpoint: endpoints.token,
      userinfo_endpoint: endpoints.userinfo,
    },
    clientId,
    undefined,
    authentication,
  );
  if (isInsecure) allowInsecureRequests(config);
  return config;
}
