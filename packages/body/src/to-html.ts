/** A tree back to the HTML that texts are exchanged as: the `body` of the content API, what editors' tools send and get. */
import type { Body } from './body.ts';
import { COMMERCE_LINK, type Shortcode, shortcodeOf } from './elements/shortcode.ts';
import { attributesHtml } from './escape.ts';
import { blocksHtml, type HtmlStyle } from './html.ts';

const shortcodeHtml = (shortcode: Shortcode, words = ''): string =>
  `<shortcode${attributesHtml(shortcode)}>${words}</shortcode>`;

const EXCHANGED: HtmlStyle = {
  tableBox: () => 'Table',
  commerceLink: ({ product }, words) => shortcodeHtml({ shortcode: COMMERCE_LINK, product }, words),
  href: ({ href }) => href,
  headingId: () => undefined,
};

/** Reading it gives the same tree. */
export const toHtml = ({ blocks }: Body): string =>
  blocks
    .map((block) => (block.kind === 'element' ? shortcodeHtml(shortcodeOf(block)) : blocksHtml([block], EXCHANGED)))
    .join('');
