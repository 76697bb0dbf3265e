/** A text with places for ads between its parts, where they are in nobody's way; made once for each text. */
import { adsAfter, type TextPart } from '@masthead/ads';
import type { ElementName } from '@masthead/body';
import { oncePer } from '../../base/once-per.ts';
import type { AdPiece, ElementPiece, PreparedBody, TextPiece } from './headings.ts';
import type { ShownBlock } from './shown-block.ts';

/** However long it is. */
const MOST_IN_TEXT = 8;

/** What sells, and what is taken to be as long as something that is known by another name. */
const NAMED_OTHERWISE: Readonly<Partial<Record<ElementName, string>>> = {
  buybutton: 'offer',
  reviewcard: 'offer',
  embed: 'twitter_tweet',
};

/** As little as a text is cut by: a block, or an element. */
type Unit = ShownBlock | ElementPiece;

export const withAds = oncePer((text: PreparedBody): PreparedBody => {
  const units = text.pieces.flatMap((piece): readonly Unit[] => {
    if (piece.kind === 'text') return piece.blocks;
    return piece.kind === 'element' ? [piece] : [];
  });
  const after = new Set(adsAfter(units.map(partOf), { most: MOST_IN_TEXT }));
  return after.size === 0 ? text : { ...text, pieces: joined(units, after) };
});

function partOf(unit: Unit): TextPart {
  if (unit.kind === 'element') return { kind: NAMED_OTHERWISE[unit.element.name] ?? unit.element.name, length: 0 };
  return { kind: unit.kind === 'words' ? 'paragraph' : unit.kind, length: unit.letters };
}

/** Blocks that nothing stands between are one text again. */
function joined(units: readonly Unit[], adsAfter: ReadonlySet<number>): PreparedBody['pieces'] {
  const pieces: (TextPiece | ElementPiece | AdPiece)[] = [];
  let blocks: ShownBlock[] = [];
  const close = (...next: (ElementPiece | AdPiece)[]): void => {
    if (blocks.length > 0) pieces.push({ kind: 'text', blocks });
    blocks = [];
    pieces.push(...next);
  };
  for (const [index, unit] of units.entries()) {
    if (unit.kind === 'element') close(unit);
    else blocks.push(unit);
    if (adsAfter.has(index)) close({ kind: 'ad' });
  }
  close();
  return pieces;
}
