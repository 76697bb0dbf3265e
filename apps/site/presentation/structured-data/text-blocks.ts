/** The words of a text by its headings and lists, for machines that want words without markup. */
import { type Block, plainBlocks, plainInlines, runsIn, textBlocks, plainText as wordsOf } from '@masthead/body';
import { textTree } from '../body/text-tree.ts';

export const plainText = (html: string): string => wordsOf(textTree(html).body);

export interface Section {
  /** 2 or 3, as in h2 and h3. */
  level: number;
  heading: string;
  /** What is said up to the next heading. */
  text: string;
}

/** A text by its headings; what stands before the first belongs to none. */
export function sectionsOf(html: string): Section[] {
  const sections: Section[] = [];
  for (const run of runsIn(textBlocks(textTree(html).body))) {
    const last = sections.at(-1);
    const words = plainInlines(run.inside);
    if (run.kind === 'heading') sections.push({ level: run.level, heading: words, text: '' });
    else if (last) last.text = `${last.text} ${words}`.trim();
  }
  return sections;
}

/** The items of a text's ordered lists, in their order; lists within items are part of them. */
export const orderedItems = (html: string): string[] =>
  itemsIn(textBlocks(textTree(html).body)).filter((item) => item !== '');

function itemsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.ordered ? block.items.map(plainBlocks) : [];
    return block.kind === 'quote' || block.kind === 'aside' || block.kind === 'figure' ? itemsIn(block.inside) : [];
  });
}
