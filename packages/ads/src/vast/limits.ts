/** How far a player follows a wrapper, and what it tells whoever sent it when something fails. */

/** A wrapper in a wrapper in a wrapper: the sixth is not asked for. */
export const MOST_WRAPPERS = 5;

/** Told in place of `[ERRORCODE]`. */
export const VAST_ERRORS = {
  badXml: 100,
  badSchema: 101,
  noVersion: 102,
  wrapper: 300,
  timeout: 301,
  tooManyWrappers: 302,
  noAd: 303,
  linear: 400,
  fileNotFound: 401,
  fileTimeout: 402,
  noFile: 403,
  cannotPlay: 405,
  companion: 600,
  undefined: 900,
} as const;
