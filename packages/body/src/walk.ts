/** Goes through the words of blocks in the order in which they are read. */
import type { Block, Inline, Leaf } from './tree.ts';

/** A piece of running text: where one ends, a word ends too. */
type Run = Leaf | { kind: 'caption'; inside: Inline[] };

export function* runsIn(blocks: readonly Block[]): Generator<Run> {
  for (const block of blocks) yield* runsOf(block);
}

function* runsOf(block: Block): Generator<Run> {
  switch (block.kind) {
    case 'paragraph':
    case 'words':
    case 'heading':
      yield block;
      return;
    case 'list':
      for (const item of block.items) yield* runsIn(item);
      return;
    case 'quote':
    case 'aside':
      yield* runsIn(block.inside);
      return;
    case 'figure':
      yield* runsIn(block.inside);
      yield* captionOf(block);
      return;
    case 'table':
      yield* captionOf(block);
      for (const row of [...block.head, ...block.body]) for (const cell of row) yield* runsIn(cell.inside);
      return;
    case 'rule':
      return;
  }
}

function* captionOf({ caption }: { caption?: Inline[] | undefined }): Generator<Run> {
  if (caption) yield { kind: 'caption', inside: caption };
}

export function* inlinesIn(blocks: readonly Block[]): Generator<Inline> {
  for (const run of runsIn(blocks)) yield* allOf(run.inside);
}

function* allOf(inlines: readonly Inline[]): Generator<Inline> {
  for (const inline of inlines) {
    yield inline;
    if (typeof inline !== 'string' && inline.kind !== 'br') yield* allOf(inline.inside);
  }
}
