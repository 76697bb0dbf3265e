/** Names the version of a file, so that who has it already is not sent it again (RFC 9110, 8.8.3). */
import { createHash } from 'node:crypto';

/** By what is known without reading the file; one that replaces it has another size in all likelihood. */
export const entityTag = (path: string, size: number): string =>
  `"${createHash('sha256').update(`${path} ${size}`).digest('base64url').slice(0, 27)}"`;

/** Whether a list of tags, such as that of If-None-Match, has this one; * is every tag. */
export function hasTag(list: string | null, etag: string): boolean {
  if (list === null) return false;
  // A proxy that packs an answer anew marks its tag as weak: it still names the same file.
  const tags = list.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || list.trim() === '*';
}
