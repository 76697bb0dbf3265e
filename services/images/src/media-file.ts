/** A file of the media store as an address asks for it: what pictures and videos have in common. */
import type { Media } from '@masthead/storage';

type Types = ReadonlyMap<string, string>;

export interface MediaFile {
  type: string;
  bytes: Uint8Array;
}

/** Undefined when the address is no file of these types. */
export async function fileAt(request: Request, prefix: string, types: Types, media: Media) {
  const { pathname } = new URL(request.url);
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '';
  const type = types.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
  const bytes = type && (await media.read(path));
  return bytes ? ({ type, bytes } satisfies MediaFile) : undefined;
}

export const noSuch = (what: string): Response =>
  new Response(`There is no such ${what}.`, { status: 404, headers: { 'content-type': 'text/plain' } });
