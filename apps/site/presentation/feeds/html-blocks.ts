/** Cuts HTML into its outermost elements. For HTML that our sanitiser has written: every tag is closed, every ">" in text is escaped. */

export interface Block {
  /** Empty for text that stands in no element. */
  tag: string;
  html: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g;

export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  const cut = (tag: string, end: number): void => {
    const text = html.slice(start, end).trim();
    if (text !== '') blocks.push({ tag, html: text });
    start = end;
  };
  for (const { 0: text, 1: closing, 2: tag = '', 3: closed, index } of html.matchAll(TAG)) {
    if (!closing && depth === 0) cut('', index);
    if (!closed) depth += closing ? -1 : 1;
    if (depth === 0) cut(tag, index + text.length);
  }
  cut('', html.length);
  return blocks;
}
