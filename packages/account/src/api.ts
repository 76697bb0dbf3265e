/** The account of whoever reads, as the site's pages know it. */

/** The strategy's name, in local storage while somebody is signed in: it says that there is somebody to ask for, and no more. */
export const STRATEGY = 'auth0';
export const STRATEGY_KEY = 'auth-strategy';

/** Where readers sign out, and where a sign-in comes back to. */
export const LOGOUT_PATH = '/user/logout/';
export const CALLBACK_PATH = '/user/callback/';

/** How a sign-in comes back: to a page of the server, into the frame of the dialog, or to the front page's script. */
export const LOGIN_MODES = ['page', 'frame', 'root'] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

export const SCREENS = ['sign-in', 'join'] as const;
export type Screen = (typeof SCREENS)[number];

export const SCOPES = 'openid profile email';

/** Of a display name, in letters. */
export const LONGEST_DISPLAY_NAME = 40;

/** Below it is all that our own issuer answers, and what it knows this site by. */
export const ISSUER_PATH = '/identity';
export const CLIENT_ID = 'masthead';
/** As Auth0 calls accounts with a password of their own, and where it is asked for a new one (AU-18). */
export const PASSWORD_CONNECTION = 'Username-Password-Authentication';
export const CHANGE_PASSWORD_PATH = `${ISSUER_PATH}/dbconnections/change_password`;

/** Below it are the calls of the account: each of whoever the cookie of the session names. */
export const ACCOUNT_API = '/api/account';

export interface AccountUser {
  /** The account, to everybody. */
  readonly sub: string;
  readonly email: { readonly email: string };
  readonly login_count: number;
}

/** `GET /api/account/user`; 401 where nobody is signed in. The token is good for a few minutes, for `profile` and `discussion`. */
export interface WhoReads {
  readonly user: AccountUser;
  readonly token: string;
}

/** Under which key the answer of `/api/account/profile` has the profile (AU-16). */
export const PROFILE_SCOPE = 'profile';

export interface Profile {
  /** What others see; empty until it is chosen. */
  readonly displayName: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  /** ISO instant. */
  readonly since: string;
  /** Where it is not our own issuer, passwords, passkeys and the address are looked after there. */
  readonly managedAt: string | null;
}

export interface Device {
  readonly id: string;
  /** Such as “Firefox on Linux”. */
  readonly name: string;
  readonly isThis: boolean;
  /** ISO instants. */
  readonly since: string;
  readonly seen: string;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly used: string | null;
}
