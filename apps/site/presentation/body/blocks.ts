/** A sanitised text as its blocks: the paragraphs, lists, tables and headings that stand in it side by side. */
import { TAG } from './tags.ts';

/** A text is cut only after one of these; words that stand in none of them stay with what follows. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'ul', 'ol', 'dl', 'div', 'table', 'blockquote', 'figure', 'aside', 'pre', 'section'],
  ...['h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** Joined they are the text. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  /** How many blocks are open. */
  let inside = 0;
  let from = 0;
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(TAG)) {
    if (!BLOCKS.has(name)) continue;
    inside += closing ? -1 : 1;
    if (!closing || inside !== 0) continue;
    const end = index + tag.length;
    blocks.push(html.slice(from, end));
    from = end;
  }
  return from < html.length ? [...blocks, html.slice(from)] : blocks;
}
