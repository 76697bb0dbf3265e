/** The words of a text without markup: for search, for machines, for counting. Elements have none. */
import type { Body } from './body.ts';
import { inlineText, packed } from './plain-inlines.ts';
import type { Block } from './tree.ts';
import { inlinesIn, runsIn } from './walk.ts';

export const plainBlocks = (blocks: readonly Block[]): string =>
  packed([...runsIn(blocks)].map(({ inside }) => inlineText(inside)).join(' '));

/** A text without its elements. */
export const textBlocks = ({ blocks }: Body): Block[] =>
  blocks.filter((block): block is Block => block.kind !== 'element');

export const plainText = (body: Body): string => plainBlocks(textBlocks(body));

/** A full stop after a link stands alone once the link is gone, and is no word. */
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Each look and link parts words: a reader's eye stops there. */
export const countWords = (body: Body): number =>
  [...inlinesIn(textBlocks(body))]
    .flatMap((inline) => (typeof inline === 'string' ? inline.split(/\s+/) : []))
    .filter(isWord).length;
