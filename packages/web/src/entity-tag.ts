/** Whether a list of entity tags, as If-None-Match has it, names one of these. */

/** By weak comparison: a proxy that packs an answer anew marks its tag as weak, and it still names the same. */
const plain = (tag: string): string => tag.replace(/^W\//, '');

export function hasTag(list: string, ...tags: readonly string[]): boolean {
  const wanted = tags.map(plain);
  return list.trim() === '*' || list.split(',').some((tag) => wanted.includes(plain(tag.trim())));
}
