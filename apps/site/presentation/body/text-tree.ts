/** Texts as trees: each is read once, though its page, its head and its data for search engines all ask for it. */
import { fromHtml, type ReadHtml } from '@masthead/body';
import { LRUCache } from 'lru-cache';

const MOST_LETTERS = 2_000_000;
const trees = new LRUCache<string, ReadHtml>({
  maxSize: MOST_LETTERS,
  sizeCalculation: (_tree, html) => html.length + 1,
});

export function textTree(html: string): ReadHtml {
  const known = trees.get(html);
  if (known) return known;
  const read = fromHtml(html);
  trees.set(html, read);
  return read;
}
