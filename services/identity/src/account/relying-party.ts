/**
 * The site as a client of an issuer, ours or any other. PKCE, state and nonce are checked by the library; what must be
 * remembered between the two ends is in a sealed cookie of the browser that began.
 */
import {
  CALLBACK_PATH,
  CLIENT_ID,
  type Intent,
  ISSUER_PATH,
  type LoginMode,
  SCOPES,
  type Screen,
} from '@masthead/account';
import { type Clock, once } from '@masthead/runtime';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  implicitAuthentication,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  useIdTokenResponseType,
} from 'openid-client';
import type { Issuer } from '../issuer/issuer.ts';

export interface OutsideIssuer {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
}

/** What the browser keeps, sealed, while somebody signs in. */
export interface Pending {
  state: string;
  nonce: string;
  verifier: string;
  mode: LoginMode;
  returnTo: string;
  until: number;
}

interface Beginning {
  screen: Screen;
  intent: Intent | undefined;
  mode: LoginMode;
  returnTo: string;
}

/** Who the issuer says it is. */
export interface Claims {
  sub: string;
  email: string | undefined;
  isEmailChecked: boolean;
}

export interface RelyingParty {
  /** What the issuer is known by; undefined is our own. */
  readonly outside: string | undefined;
  begin(beginning: Beginning): Promise<{ address: string; pending: Pending }>;
  fromCode(search: string, pending: Pending): Promise<Claims>;
  fromFragment(fragment: string, pending: Pending): Promise<Claims>;
  /** Where the issuer ends what it remembers; undefined where it does not, or is ours. */
  endAddress(): Promise<string | undefined>;
}

interface RelyingPartyDeps {
  clock: Clock;
  siteUrl: URL;
  outside: OutsideIssuer | undefined;
  /** Our own, asked in process. */
  own: Pick<Issuer, 'fetch'> | undefined;
}

/** Long enough to find a mail, short enough that nobody comes back to it. */
export const PENDING_MS = 60 * 60_000;
const FRAGMENT = 'id_token token';

export function createRelyingParty({ clock, siteUrl, outside, own }: RelyingPartyDeps): RelyingParty {
  const issuer = new URL(outside?.issuer ?? new URL(ISSUER_PATH, siteUrl));
  const redirectUri = (mode: LoginMode): string => new URL(mode === 'root' ? '/' : CALLBACK_PATH, siteUrl).href;
  const configured = once(() => find(false));
  const configuredForFragments = once(() => find(true));

  function find(isForFragments: boolean): Promise<Configuration> {
    const execute = [
      ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ...(isForFragments ? [useIdTokenResponseType] : []),
    ];
    const { clientId = CLIENT_ID, clientSecret } = outside ?? {};
    const authentication = clientSecret ? ClientSecretPost(clientSecret) : None();
    return discovery(issuer, clientId, undefined, authentication, {
      execute,
      ...(own && { [customFetch]: (url: string, init: object) => own.fetch(new Request(url, init)) }),
    });
  }

  /** Joining is told by a token in the fragment (AU-08), where there is a script to take it and nobody can listen. */
  const isByFragment = ({ screen, mode }: Beginning): boolean =>
    own !== undefined && siteUrl.protocol === 'https:' && screen === 'join' && mode !== 'page';

  return {
    outside: outside?.issuer,

    async begin(beginning) {
      const { screen, intent, mode, returnTo } = beginning;
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const address = buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri(mode),
        scope: SCOPES,
        state,
        nonce,
        ...(isByFragment(beginning)
          ? { response_type: FRAGMENT }
          : { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }),
        ...(screen === 'join' && { screen_hint: 'signup' }),
        // Sessions are the site's: whoever comes to our own issuer wants to sign in.
        ...(own && { prompt: 'login', return_to: returnTo, ...(intent && { for: intent }) }),
        ...(own && mode === 'frame' && { framed: '1' }),
      });
      const pending = { state, nonce, verifier, mode, returnTo, until: clock.now() + PENDING_MS };
      return { address: address.href, pending };
    },

    async fromCode(search, { state, nonce, verifier, mode }) {
      const config = await configured();
      const back = new URL(redirectUri(mode));
      back.search = search;
      const tokens = await authorizationCodeGrant(config, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const sub = tokens.claims()?.sub ?? '';
      const told = await fetchUserInfo(config, tokens.access_token, sub);
      return { sub, email: told.email, isEmailChecked: told.email_verified ?? false };
    },

    async fromFragment(fragment, { state, nonce, mode }) {
      const back = new URL(redirectUri(mode));
      back.hash = fragment;
      const { sub } = await implicitAuthentication(await configuredForFragments(), back, nonce, {
        expectedState: state,
      });
      return { sub, email: undefined, isEmailChecked: false };
    },

    async endAddress() {
      if (own) return undefined;
      const config = await configured();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return buildEndSessionUrl(config, { post_logout_redirect_uri: siteUrl.href }).href;
    },
  };
}
