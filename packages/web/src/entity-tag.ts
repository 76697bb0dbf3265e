/** Entity tags: what names the bytes of an answer, and whether who asks has one of them. */
import { hash } from 'node:crypto';

/** By weak comparison: a proxy that packs an answer anew marks its tag as weak, and it still names the same. */
const plain = (tag: string): string => tag.replace(/^W\//, '');

export function hasTag(list: string, ...tags: readonly string[]): boolean {
  const wanted = tags.map(plain);
  return list.trim() === '*' || list.split(',').some((tag) => wanted.includes(plain(tag.trim())));
}

/** Of what is the same in every encoding that it is sent in. */
export const weakTag = (bytes: Buffer): string => `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;
