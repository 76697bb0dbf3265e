/** Everything that the elements of some texts show and that is kept elsewhere, so that a page can fetch all of it at once. */
import type { Body } from './body.ts';
import type { References } from './elements/definition.ts';
import { elementRefersTo, elements } from './elements/registry.ts';
import { COMMERCE_LINK, shortcodeOf } from './elements/shortcode.ts';
import type { Block, Inline } from './tree.ts';
import { inlinesIn } from './walk.ts';

export const referencesOf = (bodies: readonly Body[]): References =>
  joinReferences(bodies.flatMap(({ blocks }) => blocks.flatMap(refersTo)));

function refersTo(block: Body['blocks'][number]): Partial<References>[] {
  if (block.kind !== 'element') return linksIn(block);
  return [{ shortcodes: [shortcodeOf(block).shortcode ?? ''] }, elementRefersTo(block)];
}

const linksIn = (block: Block): Partial<References>[] => [...inlinesIn([block])].flatMap(linkRefersTo);

const linkRefersTo = (inline: Inline): Partial<References>[] =>
  typeof inline !== 'string' && inline.kind === COMMERCE_LINK
    ? [{ shortcodes: [COMMERCE_LINK], products: [inline.product] }]
    : [];

/** Each thing once, in its order. */
function joinReferences(all: readonly Partial<References>[]): References {
  const of = (kind: keyof References): string[] => [...new Set(all.flatMap((references) => references[kind] ?? []))];
  return {
    shortcodes: of('shortcodes'),
    pictures: of('pictures'),
    products: of('products'),
    stories: of('stories'),
    newsletters: of('newsletters'),
  };
}

/** Whether a text has something to press that leads to a shop whenever it is shown. */
export const sells = ({ blocks }: Body): boolean =>
  blocks.some((block) => block.kind === 'element' && elements[block.name].sells);
