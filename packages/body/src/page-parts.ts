/** A text as a page shows it: runs of blocks, which are HTML in its document, and between them elements. */
import { bindUnits } from '@masthead/model';
import type { Body } from './body.ts';
import type { Element } from './elements/registry.ts';
import { blocksHtml, type HtmlStyle } from './html.ts';
import { plainInlines } from './plain-inlines.ts';
import type { Block } from './tree.ts';

export interface TextRun {
  kind: 'text';
  blocks: Block[];
}

export type PagePart = TextRun | Element;

export function pageParts({ blocks }: Body): PagePart[] {
  const parts: PagePart[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'element') parts.push(block);
    else if (last?.kind === 'text') last.blocks.push(block);
    else parts.push({ kind: 'text', blocks: [block] });
  }
  return parts;
}

/** `headingId` names headings of the text itself, so that they can be jumped to. */
export const pageHtml = (
  blocks: readonly Block[],
  { commerceLink, headingId }: Pick<HtmlStyle, 'commerceLink' | 'headingId'>,
): string =>
  blocksHtml(blocks, {
    commerceLink,
    headingId,
    href: ({ href }) => href,
    words: bindUnits,
    tableBox: ({ caption = [] }) => plainInlines(caption) || 'Table',
  });
