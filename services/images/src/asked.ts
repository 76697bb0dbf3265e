/** Reads a request for a picture: nothing is believed before its signature. */
import { ImageOrderError, type Order, parseOrder, verifiedPath } from '@masthead/image-url';
import { badOrder, noPicture, notAPicture, notSigned } from './refusals.ts';

export const IMAGE_PREFIX = '/a/img';

/** What an original can be, by its extension. */
const KINDS = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp' } as const;
export type Kind = (typeof KINDS)[keyof typeof KINDS];

export interface SignedAddress {
  /** The original's path, as it is written in addresses. */
  path: string;
  /** The path and its query as it was signed: one picture in one size. */
  picture: string;
  /** The same behind the hash. */
  address: string;
}

export interface Asked {
  /** One picture in one size, as it is written in addresses. */
  picture: string;
  /** The original's path in the media store. */
  path: string;
  kind: Kind;
  order: Order;
}

export function signedAddressOf({ pathname, searchParams }: URL, key: string): SignedAddress {
  if (!pathname.startsWith(`${IMAGE_PREFIX}/`)) throw notSigned();
  const signed = verifiedPath(pathname.slice(IMAGE_PREFIX.length), searchParams, key);
  if (!signed) throw notSigned();
  const { path, query } = signed;
  const picture = query ? `${path}?${query}` : path;
  return { path, picture, address: pathname.slice(IMAGE_PREFIX.length, -path.length) + picture };
}

export function askedFor({ path, picture }: SignedAddress, params: URLSearchParams): Asked {
  const kind = kindOf(path);
  const order = orderOf(params);
  if (order.format === 'mp4' && (kind !== 'gif' || order.frame))
    throw badOrder('Only a whole GIF can be asked for as mp4');
  return { picture, path: decoded(path), kind, order };
}

const isExtension = (text: string): text is keyof typeof KINDS => Object.hasOwn(KINDS, text);

function kindOf(path: string): Kind {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (!isExtension(extension)) throw notAPicture('Only JPEG, PNG, GIF and WebP pictures are drawn');
  return KINDS[extension];
}

function orderOf(params: URLSearchParams): Order {
  try {
    return parseOrder(params);
  } catch (error) {
    throw error instanceof ImageOrderError ? badOrder(error.message) : error;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw noPicture();
  }
}
