/**
 * A text made ready for pages, and its headings as places to jump to. Their names are ours: authors cannot name
 * anything in a page. A heading right before a choice of a list that names it becomes the choice's own.
 */
import {
  type Block,
  type Body,
  type Element,
  type PagePart,
  pageParts,
  plainInlines,
  type Wrong,
} from '@masthead/body';
import { type ListicleItem, type ShortcodeData, tocItemId } from '@masthead/model';
import type { Heading } from './heading.ts';
import { type ShownBlock, shownBlock } from './shown-block.ts';
import { textTree } from './text-tree.ts';

export interface TextPiece {
  kind: 'text';
  blocks: readonly ShownBlock[];
}

export interface ElementPiece {
  kind: 'element';
  element: Element;
  heading?: Heading;
}

/** Where an ad may stand. */
export interface AdPiece {
  kind: 'ad';
}

/** A text that is ready to be shown, as often as it is. */
export interface PreparedBody {
  pieces: readonly (TextPiece | ElementPiece | AdPiece)[];
  headings: readonly Heading[];
  /** The whole of it. */
  body: Body;
  /** What of it can not be shown. */
  wrong: readonly Wrong[];
}

/** The level that a table of contents lists. */
const LISTED = 2;

interface HeadedStory {
  id: string;
  type: string;
  listicles?: readonly { items: readonly Pick<ListicleItem, 'rank' | 'title'>[] }[];
  additionalShortcodeData?: ShortcodeData | undefined;
}

/** A text whose parts are not jumped to: an entry, a caption, a standing text. `data` is what its elements name. */
export function prepareText(html: string, data?: ShortcodeData | undefined): PreparedBody {
  const { body, wrong } = textTree(html);
  const pieces = pageParts(body).map((part): PreparedBody['pieces'][number] =>
    part.kind === 'text'
      ? { kind: 'text', blocks: part.blocks.map((block) => shownBlock(block, data)) }
      : { kind: 'element', element: part },
  );
  return { pieces, headings: [], body, wrong };
}

/** The text of a story, whose headings have names. */
export function prepareStory(html: string, story: HeadedStory): PreparedBody {
  const { body, wrong } = textTree(html);
  const parts = pageParts(body);
  const headings: Heading[] = [];
  const add = (title: string, item?: number): Heading => {
    const heading = { id: tocItemId(story, headings.length), title, ...(item !== undefined && { item }) };
    headings.push(heading);
    return heading;
  };
  const shown = (block: Block): ShownBlock => {
    const id = isListed(block) ? add(plainInlines(block.inside)).id : undefined;
    return shownBlock(block, story.additionalShortcodeData, id);
  };
  const pieces = parts.flatMap((part, index): PreparedBody['pieces'][number][] => {
    if (part.kind === 'text') {
      const own = headingOver(story, part, parts[index + 1]) ? part.blocks.slice(0, -1) : part.blocks;
      return own.length > 0 ? [{ kind: 'text', blocks: own.map(shown) }] : [];
    }
    if (!isChoice(part)) return [{ kind: 'element', element: part }];
    const heading = add(headingOver(story, parts[index - 1], part), part.attributes.item);
    return [{ kind: 'element', element: part, heading }];
  });
  return { pieces, headings, body, wrong };
}

const isListed = (block: Block | undefined): block is Extract<Block, { kind: 'heading' }> =>
  block?.kind === 'heading' && block.level === LISTED;

const isChoice = (part: PagePart | undefined): part is Element<'cnetlisticle'> =>
  part?.kind === 'element' && part.name === 'cnetlisticle';

/** The heading that ends a text, in plain words, where it names the choice that follows; else none. */
function headingOver({ listicles = [] }: HeadedStory, text: PagePart | undefined, next: PagePart | undefined): string {
  const last = text?.kind === 'text' ? text.blocks.at(-1) : undefined;
  if (!isListed(last) || !isChoice(next)) return '';
  const title = plainInlines(last.inside);
  const choice = listicles.flatMap(({ items }) => items).find(({ rank }) => rank === next.attributes.item);
  return choice?.title && names(title, choice.title) ? title : '';
}

/** Products are listed with what sort they are, "Vesper V9 (65-inch)", and told of in brief: "Best overall: Vesper V9". */
function names(heading: string, product: string): boolean {
  const [said, listed] = [heading.toLowerCase(), product.toLowerCase()];
  const brief = said.slice(said.lastIndexOf(':') + 1).trim();
  return said.includes(listed.replace(/\s*\([^()]*\)$/, '')) || (brief !== '' && listed.includes(brief));
}
