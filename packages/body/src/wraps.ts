/** The tags within a sentence: what each puts around its words. */
import { type AddressOfStory, safeAddress, storyNamed } from './address.ts';
import { COMMERCE_LINK } from './elements/shortcode.ts';
import type { OpenWrap } from './flow.ts';
import { MOST_MARKS } from './limits.ts';
import type { Notes } from './notes.ts';
import type { TagNode } from './parse-html.ts';
import { MARKS, type MarkName } from './tree.ts';

const marks: ReadonlySet<string> = new Set(MARKS);
const isMark = (tag: string): tag is MarkName => marks.has(tag);

export const isWrap = ({ tag, attributes }: TagNode): boolean =>
  isMark(tag) || tag === 'a' || tag === 'abbr' || (tag === 'shortcode' && attributes.shortcode === COMMERCE_LINK);

/** Undefined when only the words stay. */
export function wrapOf(node: TagNode, notes: Notes, addressOf?: AddressOfStory): OpenWrap | undefined {
  const { tag, attributes } = node;
  if (isMark(tag)) return { kind: tag, around: (inside) => ({ kind: tag, inside }) };
  if (tag === 'a') return linkOf(node, notes, addressOf);
  if (tag === 'abbr') return abbreviationOf(attributes);
  return commerceLinkOf(node, notes);
}

function linkOf(node: TagNode, notes: Notes, addressOf?: AddressOfStory): OpenWrap | undefined {
  const { href = '', rel } = node.attributes;
  const story = addressOf && storyNamed(href);
  const address = safeAddress(story === undefined ? href : (addressOf?.(story) ?? ''));
  if (address === undefined) {
    if (story !== undefined) notes.refuse('', `The link story:${story.slice(0, 120)} names no story`);
    else if (href !== '') notes.drop('address', href, node.at);
    return undefined;
  }
  return { kind: 'link', around: (inside) => ({ kind: 'link', href: address, ...(rel && { rel }), inside }) };
}

const abbreviationOf = ({ title }: TagNode['attributes']): OpenWrap => ({
  kind: 'abbr',
  around: (inside) => ({ kind: 'abbr', ...(title && { title }), inside }),
});

function commerceLinkOf({ attributes, unclosed }: TagNode, notes: Notes): OpenWrap | undefined {
  const product = attributes.product?.trim() ?? '';
  if (product === '') notes.refuse(COMMERCE_LINK, `The shortcode ${COMMERCE_LINK} needs product`);
  if (unclosed) notes.refuse(COMMERCE_LINK, `The shortcode ${COMMERCE_LINK} is not closed`);
  return product === ''
    ? undefined
    : { kind: COMMERCE_LINK, around: (inside) => ({ kind: COMMERCE_LINK, product, inside }) };
}

const leads = ({ kind }: OpenWrap): boolean => kind === 'link' || kind === COMMERCE_LINK;

/** Looks are only so deep in each other, and a link within a link would lead to two places. */
export const mayOpen = (wrap: OpenWrap, open: readonly OpenWrap[]): boolean =>
  open.length < MOST_MARKS && !(leads(wrap) && open.some(leads));
