/** Who counts as registered where advertisements are chosen: nothing else on a page depends on it. */

/** Set at sign-in and kept after it; it says “1” and no more. */
export const PREVIOUS_LOGIN_COOKIE = 'previous-login';
/** There as long as somebody is signed in; it says as little. */
export const USER_COOKIE = 'user';

const REGISTERED = new Set<string>([PREVIOUS_LOGIN_COOKIE, USER_COOKIE]);

export const isRegistered = (cookieNames: Iterable<string>): boolean =>
  [...cookieNames].some((name) => REGISTERED.has(name));
