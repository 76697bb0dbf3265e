/** Who reads, as a page knows it: a pure state machine. The page asks, fetches and stores as it says. */
import { type AccountUser, type Profile, STRATEGY } from './api.ts';

export interface AuthState {
  /** Whether it has been asked who reads, and an answer came. */
  readonly fetchComplete: boolean;
  readonly loggedIn: boolean;
  readonly profile: Profile | null;
  /** Undefined: not known yet. Null: known to be nobody. */
  readonly user: AccountUser | null | undefined;
}

export const AUTH_AT_START: AuthState = { fetchComplete: false, loggedIn: false, profile: null, user: undefined };

export type AuthEvent =
  | { readonly is: 'user'; readonly user: AccountUser }
  | { readonly is: 'profile'; readonly profile: Profile }
  /** Nobody reads, or it could not be found out who. */
  | { readonly is: 'nobody' }
  | { readonly is: 'logged-out' };

export function nextAuth(state: AuthState, event: AuthEvent): AuthState {
  switch (event.is) {
    case 'user':
      // Another account has another profile.
      return {
        fetchComplete: true,
        loggedIn: true,
        profile: state.user?.sub === event.user.sub ? state.profile : null,
        user: event.user,
      };
    case 'profile':
      return state.loggedIn ? { ...state, profile: event.profile } : state;
    case 'nobody':
    case 'logged-out':
      return { fetchComplete: true, loggedIn: false, profile: null, user: null };
  }
}

/** Asked for once: not where somebody is signed in, and not where it is known that nobody is. */
export const isToBeFetched = ({ loggedIn, user }: AuthState): boolean => !loggedIn && user !== null;

/** What the account service is sent when a sign-in comes back. */
export type AuthAnswer =
  /** `iss` is who answers, where it says so: an answer of another issuer is none. */
  { readonly code: string; readonly state: string; readonly iss?: string } | { readonly fragment: string };

export type AuthStart =
  | { readonly kind: 'callback'; readonly answer: AuthAnswer }
  /** Somebody was signed in when this browser was last here. */
  | { readonly kind: 'stored' }
  | { readonly kind: 'normal' };

const TOKEN_FIELD = 'access_token';

/** How a page begins, by its address and the strategy that is stored. A sign-in comes back to the root only. */
export function authStart({ pathname, search, hash }: Address, stored: string | null): AuthStart {
  const answer = pathname === '/' ? answerIn(search, hash) : undefined;
  if (answer) return { kind: 'callback', answer };
  return stored === STRATEGY ? { kind: 'stored' } : { kind: 'normal' };
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

function answerIn(search: string, hash: string): AuthAnswer | undefined {
  const fragment = hash.slice(1);
  if (new URLSearchParams(fragment).get(TOKEN_FIELD)) return { fragment };
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code'), query.get('state')];
  const iss = query.get('iss');
  return code && state ? { code, state, ...(iss !== null && { iss }) } : undefined;
}

/** Only a token in the fragment tells of an account that may be new, and only until it has been used again. */
export const isNewAccount = (via: 'code' | 'fragment', { login_count }: AccountUser): boolean =>
  via === 'fragment' && login_count <= 1;

export const viaOf = (answer: AuthAnswer): 'code' | 'fragment' => ('fragment' in answer ? 'fragment' : 'code');

/** What is said when something of an account fails; as the specification has it. */
export const AUTH_MESSAGES = {
  login: 'Failed to log user in',
  user: 'error fetching user',
  profile: 'Failed to get user profile',
  update: 'Failed to update user profile',
  client: 'failed to create auth0 client',
  config: 'Auth0 config could not be located',
} as const;

export class AuthError extends Error {
  override readonly name = 'AuthError';
}
