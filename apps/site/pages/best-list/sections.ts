/**
 * The text of a best list as its sections: a choice has what is said after it, up to the next heading, and what is
 * long about that is folded.
 */
import type { BestSection, PickSection } from '../../components/best/sections.ts';
import type { Body, BodyPart } from '../../components/body/body-part.ts';
import { blocksOf } from '../../presentation/body/blocks.ts';
import { plainText } from '../../presentation/structured-data/text-blocks.ts';

/** In letters: whole blocks are shown until there are as many, and the rest is folded when it is worth a press. */
const SHOWN = { early: 600, late: 1200 } as const;
const LEAST_FOLDED = 400;

/** Names are set by us, and only on headings of the text itself. */
const HEADING = /^\s*<h2 id="/;

type TextPart = Extract<BodyPart, { kind: 'text' }>;

/** How much of what is said of a choice stands before the rest is folded. */
export type Folding = keyof typeof SHOWN | 'none';

export function sectionsOf(body: Body, folding: Folding = 'early'): BestSection[] {
  const sections: BestSection[] = [];
  const add = (part: BodyPart): void => {
    const last = sections.at(-1);
    if (last) sections[sections.length - 1] = { ...last, body: [...last.body, part] };
    else sections.push(textSection(part));
  };
  for (const part of body) {
    if (part.kind === 'cnetlisticle') sections.push({ kind: 'pick', id: part.id, pick: part.data, body: [], more: [] });
    else if (part.kind === 'text' && sections.at(-1)?.kind === 'pick') {
      const [own, after] = cut(part, 'next', (blocks) => blocks.findIndex((block) => HEADING.test(block)));
      if (own) add(own);
      if (after) sections.push(textSection(after));
    } else add(part);
  }
  return folding === 'none'
    ? sections
    : sections.map((section) => (section.kind === 'pick' ? folded(section, SHOWN[folding]) : section));
}

const textSection = (part: BodyPart): BestSection => ({ kind: 'text', id: `section-${part.id}`, body: [part] });

/** Cuts a text before a block; what would be empty is absent. A negative place is past the end. */
function cut(
  part: TextPart,
  name: string,
  placeOf: (blocks: string[]) => number,
): [own: TextPart | undefined, rest?: TextPart] {
  const blocks = blocksOf(part.bodyHtml ?? '');
  const place = placeOf(blocks);
  if (place < 0) return [part];
  const rest = { ...part, id: `${part.id}-${name}`, bodyHtml: blocks.slice(place).join('') };
  return place === 0 ? [undefined, rest] : [{ ...part, bodyHtml: blocks.slice(0, place).join('') }, rest];
}

const lettersIn = (html: string): number => plainText(html).length;
const lettersOf = (parts: Body): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'text' ? lettersIn(part.bodyHtml ?? '') : 0), 0);

function folded(section: PickSection, shown: number): PickSection {
  const [body, more] = cutAfter(section.body, shown);
  return lettersOf(more) < LEAST_FOLDED ? section : { ...section, body, more };
}

/** The parts up to the block that reaches a number of letters, and those after it. */
function cutAfter(parts: Body, letters: number): [shown: Body, rest: Body] {
  const [first, ...others] = parts;
  if (!first || letters <= 0) return [[], parts];
  if (first.kind !== 'text') return withFirst([first], cutAfter(others, letters));
  const [shown, rest] = cut(first, 'more', (blocks) => endOf(blocks, letters));
  if (rest) return [shown ? [shown] : [], [rest, ...others]];
  return withFirst([first], cutAfter(others, letters - lettersIn(first.bodyHtml ?? '')));
}

const withFirst = (first: Body, [shown, rest]: [Body, Body]): [Body, Body] => [[...first, ...shown], rest];

/** The place after the block that reaches the letters, unless it is the last. */
function endOf(blocks: readonly string[], letters: number): number {
  let seen = 0;
  const reached = blocks.findIndex((block) => {
    seen += lettersIn(block);
    return seen >= letters;
  });
  return reached === -1 || reached === blocks.length - 1 ? -1 : reached + 1;
}
