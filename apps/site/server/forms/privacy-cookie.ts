/**
 * The one cookie of the site: that a reader does not want their information sold or shared. Its value is one of two
 * words with a version, so nothing in it can tell one reader from another.
 */
import type { PrivacyState } from '../../components/standing/privacy-choice.ts';

const NAME = 'privacy-choice';
const CHOSEN = '1.out';
/** A request for an e-mail address came with it. */
const CHOSEN_AND_NOTED = '1.out.noted';
const YEAR_SECONDS = 365 * 86_400;

/** What a request says of its reader's choice: by the cookie, and by the browser's own signal. */
export function privacyOf(headers: Headers): PrivacyState {
  const value = cookieIn(headers.get('cookie') ?? '');
  return {
    chosen: value === CHOSEN || value === CHOSEN_AND_NOTED,
    signalled: headers.get('sec-gpc') === '1',
    noted: value === CHOSEN_AND_NOTED,
  };
}

function cookieIn(header: string): string | undefined {
  const prefix = `${NAME}=`;
  const pair = header.split(';').find((part) => part.trimStart().startsWith(prefix));
  return pair?.trim().slice(prefix.length);
}

interface CookieOptions {
  noted: boolean;
  /** The site is read over HTTPS. */
  secure: boolean;
}

export const choiceCookie = ({ noted, secure }: CookieOptions): string =>
  cookie(noted ? CHOSEN_AND_NOTED : CHOSEN, YEAR_SECONDS, secure);

export const withdrawnCookie = (secure: boolean): string => cookie('', 0, secure);

const cookie = (value: string, seconds: number, secure: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
