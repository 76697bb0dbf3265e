/** A text for those who read it elsewhere: each element has become what it reads like, or is left out. */
import type { Body } from './body.ts';
import type { Photo, ReadBlock, ReaderSource } from './elements/definition.ts';
import { elementReads } from './elements/registry.ts';
import { attributesHtml, escapeAttribute, escapeText } from './escape.ts';
import { blocksHtml, type HtmlStyle } from './html.ts';

export const readableBlocks = ({ blocks }: Body, source: ReaderSource): ReadBlock[] =>
  blocks.flatMap((block) => (block.kind === 'element' ? elementReads(block, source) : [block]));

/** Plain HTML: nothing that only a page needs. */
export function readableHtml(blocks: readonly ReadBlock[], href: HtmlStyle['href']): string {
  const style: HtmlStyle = { ...READ_ELSEWHERE, href };
  return blocks.map((block) => (block.kind === 'photo' ? photoHtml(block) : blocksHtml([block], style))).join('');
}

const READ_ELSEWHERE: Omit<HtmlStyle, 'href'> = {
  tableBox: () => undefined,
  commerceLink: (_link, words) => words,
  headingId: () => undefined,
};

const photoHtml = ({ src, alt, width, height, line }: Photo): string => {
  const below = line ? `<figcaption>${escapeText(line)}</figcaption>` : '';
  return `<figure><img${attributesHtml({ src })} alt="${escapeAttribute(alt)}"${attributesHtml({ width, height })} />${below}</figure>`;
};
