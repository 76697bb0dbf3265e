/** Signed addresses, `/resize/{hash}{path}?{query}`: only who has the key can ask for a size, so nobody can ask for all of them. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const RESIZE = /^\/resize\/([0-9a-f]{40})(\/[^?#]+)$/;

/** HMAC-SHA1 over path and query, in hexadecimal digits. */
export const hashOf = (key: string, path: string, query: string): string =>
  createHmac('sha1', key)
    .update(query ? `${path}?${query}` : path)
    .digest('hex');

export const signedAddress = (key: string, path: string, query: string): string =>
  `/resize/${hashOf(key, path, query)}${path}${query && `?${query}`}`;

export interface SignedPath {
  /** The picture's own path. */
  path: string;
  /** The query as it was signed: its names in order. */
  query: string;
}

/** What a signed address asks for; undefined when it is none that was signed with this key. */
export function verifiedPath(address: string, params: URLSearchParams, key: string): SignedPath | undefined {
  const [, hash, path] = RESIZE.exec(address) ?? [];
  if (!hash || !path) return undefined;
  const sorted = new URLSearchParams(params);
  sorted.sort();
  const query = sorted.toString();
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(key, path, query))) ? { path, query } : undefined;
}
