/** Blocks as they come to be: words go into the run that is open, with the looks that are open; blocks end the run. */
import type { Element } from './elements/registry.ts';
import { inlineText } from './plain-inlines.ts';
import type { Block, Inline, Leaf, Wrap } from './tree.ts';

/** What words become where they stand. */
export type LeafKind = 'words' | 'paragraph' | 2 | 3;
export type Piece = Block | Element;

/** A look that is open, without what stands in it: each run gets its own copy. */
export interface OpenWrap {
  kind: Wrap['kind'];
  around(inside: Inline[]): Wrap;
}

/** Gives what the words of a whole run are, when they are no words: an element, or nothing that can be shown. */
export type ReadRun = (inlines: readonly Inline[]) => Element[] | undefined;

interface OpenRun {
  leaf: LeafKind;
  inside: Inline[];
  /** Where words go under the looks that were open last. */
  path: { wrap: OpenWrap; inside: Inline[] }[];
}

export class Flow {
  readonly #pieces: Piece[] = [];
  readonly #readRun: ReadRun;
  #run: OpenRun | undefined;

  constructor(readRun: ReadRun) {
    this.#readRun = readRun;
  }

  /** Words or a break, under the looks that are open there. */
  inline(inline: string | { kind: 'br' }, leaf: LeafKind, wraps: readonly OpenWrap[]): void {
    this.#run ??= { leaf, inside: [], path: [] };
    const inside = insideOf(this.#run, wraps);
    const last = inside.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') inside[inside.length - 1] = last + inline;
    else inside.push(inline);
  }

  /** What follows is no part of the words before it. */
  endRun(): void {
    const run = this.#run;
    this.#run = undefined;
    if (!run || isBlank(run.inside)) return;
    const elements = this.#readRun(run.inside);
    this.#pieces.push(...(elements ?? [leafOf(run, this.#pieces.at(-1))]));
  }

  add(pieces: readonly Piece[]): void {
    this.endRun();
    for (const piece of pieces) this.#pieces.push(piece);
  }

  end(): Piece[] {
    this.endRun();
    return this.#pieces;
  }
}

/** The looks that are open still stay as they are; others begin. */
function insideOf(run: OpenRun, wraps: readonly OpenWrap[]): Inline[] {
  const { path } = run;
  let same = 0;
  while (same < path.length && path[same]?.wrap === wraps[same]) same += 1;
  path.length = same;
  for (const wrap of wraps.slice(same)) {
    const inside: Inline[] = [];
    (path.at(-1)?.inside ?? run.inside).push(wrap.around(inside));
    path.push({ wrap, inside });
  }
  return path.at(-1)?.inside ?? run.inside;
}

const isBlank = (inlines: readonly Inline[]): boolean => inlineText(inlines).trim() === '' && !inlines.some(hasBreak);
const hasBreak = (inline: Inline): boolean =>
  typeof inline !== 'string' && (inline.kind === 'br' || inline.inside.some(hasBreak));

function leafOf({ leaf, inside }: OpenRun, before: Piece | undefined): Leaf {
  if (leaf === 2 || leaf === 3) return { kind: 'heading', level: leaf, inside };
  // Two runs of loose words side by side would be one.
  if (leaf === 'paragraph' || before?.kind === 'words') return { kind: 'paragraph', inside };
  return { kind: 'words', inside: trimmed(inside) };
}

/** Space at the edge of loose words is nobody's. */
function trimmed(inlines: readonly Inline[]): Inline[] {
  const [first, ...rest] = inlines;
  const begun = typeof first === 'string' ? [first.trimStart(), ...rest] : [...inlines];
  const last = begun.at(-1);
  if (typeof last === 'string') begun[begun.length - 1] = last.trimEnd();
  return begun.filter((inline) => inline !== '');
}
