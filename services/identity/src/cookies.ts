/** The cookies of accounts. Under https their names say that no other host and no plain http can have set them. */
import { PREVIOUS_LOGIN_COOKIE, USER_COOKIE } from '@masthead/account';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const COOKIES = ['session', 'login', 'browser', 'known', 'ticket', 'social'] as const;
type CookieName = (typeof COOKIES)[number];

const YEAR_S = 365 * 24 * 60 * 60;

export interface Cookies {
  get(context: Context, name: CookieName): string | undefined;
  set(context: Context, name: CookieName, value: string, seconds: number): void;
  drop(context: Context, name: CookieName): void;
  /** For advertisements (AD-14), and to know in the page that there is somebody to ask for: it says no more. */
  markReader(context: Context): void;
  unmarkReader(context: Context): void;
  /** The same from a request that is not one of ours, such as a socket's. */
  sessionIn(header: string | null): string | undefined;
}

export function createCookies(isSecure: boolean): Cookies {
  const ours = { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' } as const;
  const open = { secure: isSecure, sameSite: 'Lax', path: '/' } as const;
  const called = (name: CookieName): string => (isSecure ? `__Host-${name}` : name);
  return {
    get: (context, name) => getCookie(context, called(name)),
    set: (context, name, value, seconds) => setCookie(context, called(name), value, { ...ours, maxAge: seconds }),
    drop: (context, name) => void deleteCookie(context, called(name), ours),
    markReader(context) {
      setCookie(context, USER_COOKIE, '1', open);
      setCookie(context, PREVIOUS_LOGIN_COOKIE, '1', { ...open, maxAge: YEAR_S });
    },
    unmarkReader: (context) => void deleteCookie(context, USER_COOKIE, open),
    sessionIn(header) {
      const named = `${called('session')}=`;
      return header
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(named))
        ?.slice(named.length);
    },
  };
}
