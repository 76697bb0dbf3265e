/** A layout as the rows of the front page: cells fill rows of twelve columns, and what is empty is left out. */
import { type Layout, type LayoutComponent, visibleComponents } from '@masthead/model';
import type { FrontBlock, FrontCell, FrontRow } from './data.ts';

const COLUMNS = 12;

/** What fills places that stand one after the other in a cell; only a cell of the whole width has bands. */
export type FillPlaces = (places: readonly LayoutComponent[], wide: boolean) => FrontBlock[];

export const spanOf = ({ colspan = COLUMNS }: Layout): number => Math.min(COLUMNS, Math.max(1, Math.round(colspan)));

export function rowsOf(layout: readonly Layout[], fill: FillPlaces): FrontRow[] {
  return layout.reduce<Layout[][]>(intoRows, []).flatMap((cells) => rowOf(cells, fill));
}

/** A cell that finds no room in a row begins the next. */
function intoRows(rows: Layout[][], cell: Layout): Layout[][] {
  const last = rows.at(-1) ?? [];
  const taken = last.reduce((sum, each) => sum + spanOf(each), 0);
  const fits = last.length > 0 && taken + spanOf(cell) <= COLUMNS;
  return fits ? [...rows.slice(0, -1), [...last, cell]] : [...rows, [cell]];
}

/** Cells within a cell of the whole width are rows of the page; within a narrower one they follow its own places. */
function rowOf(cells: readonly Layout[], fill: FillPlaces): FrontRow[] {
  const [first] = cells;
  if (first && spanOf(first) === COLUMNS) {
    const bands = blocksOf(first, fill, true).map((block): FrontRow => ({ kind: 'band', block }));
    return [...bands, ...rowsOf(first.children, fill)];
  }
  const filled = cells
    .map((cell): FrontCell => ({ span: spanOf(cell), blocks: allBlocksOf(cell, fill) }))
    .filter(({ blocks }) => blocks.length > 0);
  return filled.length > 0 ? [{ kind: 'cells', cells: filled }] : [];
}

const allBlocksOf = (cell: Layout, fill: FillPlaces): FrontBlock[] => [
  ...blocksOf(cell, fill, false),
  ...cell.children.flatMap((child) => allBlocksOf(child, fill)),
];

const blocksOf = (cell: Layout, fill: FillPlaces, wide: boolean): FrontBlock[] =>
  labelled(fill(visibleComponents(cell), wide), cell.label);

/** A cell's label heads its first block that has a heading. */
function labelled(blocks: FrontBlock[], label: string | undefined): FrontBlock[] {
  const headed = label ? blocks.findIndex((block) => 'heading' in block || block.kind === 'shelf') : -1;
  return blocks.map((block, index) => (index === headed ? renamed(block, label ?? '') : block));
}

function renamed(block: FrontBlock, heading: string): FrontBlock {
  if (block.kind === 'shelf') return { ...block, shelf: { ...block.shelf, heading } };
  return 'heading' in block ? { ...block, heading } : block;
}
