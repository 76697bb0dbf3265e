/** Cookies that a page reads: for advertisements, and to know that there is somebody to ask for. They say “1” and no more. */

/** Set at sign-in and kept after it. */
export const PREVIOUS_LOGIN_COOKIE = 'previous-login';
/** There as long as somebody is signed in. */
export const USER_COOKIE = 'user';
