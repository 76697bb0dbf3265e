/**
 * The headings of a text as places to jump to. Their names are ours, set after sanitising: authors cannot name
 * anything in a page. A heading right before a choice of a list that names it becomes the choice's own.
 */
import { type ListicleItem, type ShortcodeData, TOC_HEADER, tocItemId } from '@masthead/model';
import { plainText } from '../structured-data/text-blocks.ts';
import { withCommerceLinks } from './commerce-link.ts';
import type { Heading } from './heading.ts';
import { type BodyPiece, type ShortcodePiece, splitBody, type TextPiece, textOfPieces } from './split.ts';
import { editTopLevel } from './top-level.ts';

/** A text that is ready to be shown, as often as it is. */
export interface PreparedBody {
  pieces: readonly (TextPiece | (ShortcodePiece & { heading?: Heading }))[];
  headings: readonly Heading[];
  /** Its HTML without shortcodes. */
  text: string;
}

const CHOICE = 'cnetlisticle';
const LAST_HEADING = new RegExp(`<${TOC_HEADER}>((?:(?!</?${TOC_HEADER}>).)*)</${TOC_HEADER}>\\s*$`, 's');

interface HeadedStory {
  id: string;
  type: string;
  listicles?: readonly { items: readonly Pick<ListicleItem, 'rank' | 'title'>[] }[];
  additionalShortcodeData?: ShortcodeData | undefined;
}

/** A text whose parts are not jumped to: an entry, a caption, a standing text. `data` is what its shortcodes name. */
export function prepareText(html: string, data?: ShortcodeData | undefined): PreparedBody {
  const pieces = splitBody(withCommerceLinks(html, data));
  return {
    pieces: pieces.map((piece) => (piece.kind === 'text' ? { ...piece, html: editTopLevel(piece.html) } : piece)),
    headings: [],
    text: textOfPieces(pieces),
  };
}

/** The text of a story, whose headings have names. */
export function prepareStory(html: string, story: HeadedStory): PreparedBody {
  const split = splitBody(withCommerceLinks(html, story.additionalShortcodeData));
  const headings: Heading[] = [];
  const add = (title: string, item?: number): Heading => {
    const heading = { id: tocItemId(story, headings.length), title, ...(item !== undefined && { item }) };
    headings.push(heading);
    return heading;
  };
  const pieces = split.flatMap((piece, index): PreparedBody['pieces'][number][] => {
    if (piece.kind === 'text') {
      const own = headingOver(story, piece, split[index + 1]) ? piece.html.replace(LAST_HEADING, '') : piece.html;
      const edited = editTopLevel(own, (inner) => add(plainText(inner)).id);
      return edited.trim() ? [{ kind: 'text', html: edited }] : [];
    }
    if (!isChoice(piece)) return [piece];
    return [{ ...piece, heading: add(headingOver(story, split[index - 1], piece), itemOf(piece)) }];
  });
  return { pieces, headings, text: textOfPieces(split) };
}

const isChoice = (piece: BodyPiece | undefined): piece is ShortcodePiece =>
  piece?.kind === 'shortcode' && piece.attributes.shortcode === CHOICE;

const itemOf = ({ attributes }: ShortcodePiece): number => Number(attributes.item);

/** The heading that ends a text, in plain words, where it names the choice that follows; else none. */
function headingOver(
  { listicles = [] }: HeadedStory,
  text: BodyPiece | undefined,
  next: BodyPiece | undefined,
): string {
  if (text?.kind !== 'text' || !isChoice(next)) return '';
  const title = plainText(LAST_HEADING.exec(text.html)?.[1] ?? '');
  const choice = listicles.flatMap(({ items }) => items).find(({ rank }) => rank === itemOf(next));
  return choice?.title && names(title, choice.title) ? title : '';
}

/** Products are listed with what sort they are, "Vesper V9 (65-inch)", and told of in brief: "Best overall: Vesper V9". */
function names(heading: string, product: string): boolean {
  const [said, listed] = [heading.toLowerCase(), product.toLowerCase()];
  const brief = said.slice(said.lastIndexOf(':') + 1).trim();
  return said.includes(listed.replace(/\s*\([^()]*\)$/, '')) || (brief !== '' && listed.includes(brief));
}
