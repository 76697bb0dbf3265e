/**
 * The text of a best list as its sections: a choice has what is said after it, up to the next heading, and what is
 * long about that is folded.
 */
import type { BestSection, PickSection } from '../../components/best/sections.ts';
import type { Body, BodyPart } from '../../components/body/body-part.ts';
import type { ShownBlock } from '../../presentation/body/shown-block.ts';

/** In letters: whole blocks are shown until there are as many, and the rest is folded when it is worth a press. */
const SHOWN = { early: 600, late: 1200 } as const;
const LEAST_FOLDED = 400;

type TextPart = Extract<BodyPart, { kind: 'text' }>;
/** A text that can be cut between its blocks; an element can not. */
type CutPart = { part: TextPart; blocks: readonly ShownBlock[] } | { part: Exclude<BodyPart, TextPart> };

/** How much of what is said of a choice stands before the rest is folded. */
export type Folding = keyof typeof SHOWN | 'none';

/** `blocks` are those of each text, by the name of its part. */
export function sectionsOf(
  body: Body,
  blocks: ReadonlyMap<string, readonly ShownBlock[]>,
  folding: Folding = 'early',
): BestSection[] {
  const sections: OpenSection[] = [];
  const add = (part: CutPart): void => {
    const last = sections.at(-1);
    if (last) last.parts.push(part);
    else sections.push({ id: sectionId(part), parts: [part] });
  };
  for (const part of body) {
    if (part.kind === 'cnetlisticle') sections.push({ id: part.id, pick: part, parts: [] });
    else if (part.kind !== 'text') {
      // Beside what may be bought there is none: its page has ads between the choices.
      if (part.kind !== 'ad') add({ part });
    } else {
      const text = { part, blocks: blocks.get(part.id) ?? [] };
      const [own, after] = sections.at(-1)?.pick
        ? cut(
            text,
            'next',
            text.blocks.findIndex(({ named }) => named),
          )
        : [text];
      if (own) add(own);
      if (after) sections.push({ id: sectionId(after), parts: [after] });
    }
  }
  return sections.map((section) => closed(section, folding));
}

interface OpenSection {
  id: string;
  pick?: Extract<BodyPart, { kind: 'cnetlisticle' }>;
  parts: CutPart[];
}

const sectionId = ({ part }: CutPart): string => `section-${part.id}`;
const bodyOf = (parts: readonly CutPart[]): Body => parts.map(({ part }) => part);

function closed({ id, pick, parts }: OpenSection, folding: Folding): BestSection {
  if (!pick) return { kind: 'text', id, body: bodyOf(parts) };
  const whole: PickSection = { kind: 'pick', id, pick: pick.data, body: bodyOf(parts), more: [] };
  if (folding === 'none') return whole;
  const [shown, rest] = cutAfter(parts, SHOWN[folding]);
  return lettersOf(rest) < LEAST_FOLDED ? whole : { ...whole, body: bodyOf(shown), more: bodyOf(rest) };
}

type CutText = Extract<CutPart, { blocks: unknown }>;
const isText = (part: CutPart): part is CutText => 'blocks' in part;

/** Cuts a text before a block; what would be empty is absent. A negative place is past the end. */
function cut(text: CutText, name: string, place: number): [own: CutText | undefined, rest?: CutText] {
  if (place < 0) return [text];
  const { part, blocks } = text;
  const rest = withBlocks({ ...part, id: `${part.id}-${name}` }, blocks.slice(place));
  return place === 0 ? [undefined, rest] : [withBlocks(part, blocks.slice(0, place)), rest];
}

const withBlocks = (part: TextPart, blocks: readonly ShownBlock[]): CutText => ({
  part: { ...part, bodyHtml: blocks.map(({ html }) => html).join('') },
  blocks,
});

const lettersIn = ({ blocks }: CutText): number => blocks.reduce((sum, { letters }) => sum + letters, 0);
const lettersOf = (parts: readonly CutPart[]): number =>
  parts.reduce((sum, part) => sum + (isText(part) ? lettersIn(part) : 0), 0);

/** The parts up to the block that reaches a number of letters, and those after it. */
function cutAfter(parts: readonly CutPart[], letters: number): [shown: CutPart[], rest: CutPart[]] {
  const [first, ...others] = parts;
  if (!first || letters <= 0) return [[], [...parts]];
  if (!isText(first)) return withFirst(first, cutAfter(others, letters));
  const [shown, rest] = cut(first, 'more', endOf(first.blocks, letters));
  if (rest) return [shown ? [shown] : [], [rest, ...others]];
  return withFirst(first, cutAfter(others, letters - lettersIn(first)));
}

const withFirst = (first: CutPart, [shown, rest]: [CutPart[], CutPart[]]): [CutPart[], CutPart[]] => [
  [first, ...shown],
  rest,
];

/** The place after the block that reaches the letters, unless it is the last. */
function endOf(blocks: readonly ShownBlock[], letters: number): number {
  let seen = 0;
  const reached = blocks.findIndex((block) => {
    seen += block.letters;
    return seen >= letters;
  });
  return reached === -1 || reached === blocks.length - 1 ? -1 : reached + 1;
}
