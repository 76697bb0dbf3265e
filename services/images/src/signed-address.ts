/** Signed addresses of pictures: `/resize/{hash}{path}?{params}`. Only who has the key can ask for a size, so nobody can ask for all of them. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const RESIZE = /^\/resize\/([0-9a-f]{40})(\/.+)$/;

/** The query with its names in order, so that an address is signed in one way only. */
function sortedQuery(params: URLSearchParams): string {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  const text = sorted.toString();
  return text && `?${text}`;
}

const hashOf = (key: string, path: string, params: URLSearchParams): string =>
  createHmac('sha1', key)
    .update(path + sortedQuery(params))
    .digest('hex');

/** The address of a picture in a size. */
export const signedAddress = (key: string, path: string, params: URLSearchParams): string =>
  `/resize/${hashOf(key, path, params)}${path}${sortedQuery(params)}`;

/** The picture's own path, or undefined when the address is none that we signed; without a key none is. */
export function signedPath(address: string, params: URLSearchParams, key: string | undefined): string | undefined {
  const [, hash, path] = RESIZE.exec(address) ?? [];
  if (!hash || !path || !key) return undefined;
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(key, path, params))) ? path : undefined;
}

export const isSigned = (address: string): boolean => address.startsWith('/resize/');
