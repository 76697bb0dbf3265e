/** Cookies as rules read and write them. Whatever a browser sends is read without failing; what is written is checked. */
import type { Instant } from '@masthead/model';

/** All values by name: a browser sends one name several times when paths or domains differ. */
export type Cookies = ReadonlyMap<string, readonly string[]>;

export interface CookieScope {
  /** Undefined: the host that answers, and no other. */
  readonly domain?: string | undefined;
  readonly secure: boolean;
}

type Life = { readonly expires: Instant } | { readonly maxAge: number };

/** More than this is not read: no browser of ours is sent so much. */
export const LONGEST_COOKIE_HEADER = 8192;

const NAME = /^[A-Za-z0-9_.-]+$/;
const VALUE = /^[A-Za-z0-9_.:~-]*$/;
const DOMAIN = /^[A-Za-z0-9.-]+$/;

export function readCookies(header: string | null | undefined): Cookies {
  const cookies = new Map<string, string[]>();
  for (const pair of pairsOf(header ?? '')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, equals)).trim();
    if (name === '') continue;
    const values = cookies.get(name);
    const value = pair.slice(equals + 1).trim();
    if (values) values.push(value);
    else cookies.set(name, [value]);
  }
  return cookies;
}

/** Of a header that is too long, the last pair that fits may be cut off in its middle and is left out. */
function pairsOf(header: string): string[] {
  if (header.length <= LONGEST_COOKIE_HEADER) return header.split(';');
  return header.slice(0, LONGEST_COOKIE_HEADER).split(';').slice(0, -1);
}

/** A `Set-Cookie` header, which is also what `document.cookie` takes. */
export function setCookie(name: string, value: string, life: Life, { domain, secure }: CookieScope): string {
  if (!isCookieName(name) || !VALUE.test(value)) throw new TypeError('This is not a cookie that can be set');
  if (domain !== undefined && !DOMAIN.test(domain)) throw new TypeError('This is not a cookie domain');
  return [
    `${name}=${value}`,
    'maxAge' in life ? `Max-Age=${life.maxAge}` : `Expires=${new Date(life.expires).toUTCString()}`,
    'Path=/',
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

export const removeCookie = (name: string, scope: CookieScope): string => setCookie(name, '', { expires: 0 }, scope);

export const isCookieName = (name: string): boolean => NAME.test(name);
