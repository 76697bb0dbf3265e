/** The rows of a table, in whatever they stand. Words that stand in no cell follow the table. */
import type { HtmlNode, TagNode } from './parse-html.ts';
import { type Block, type Cell, type Inline, SCOPES, type Table } from './tree.ts';

/** What a table is read with: what stands in a cell, and in a caption. */
export interface CellReader {
  blocks(nodes: readonly HtmlNode[]): Block[];
  inlines(nodes: readonly HtmlNode[]): Inline[];
}

export interface TableNodes {
  table: Table;
  /** Nodes that stood between rows and cells. */
  stray: HtmlNode[];
}

export function readTable(node: TagNode, read: CellReader): TableNodes {
  const table: Table = { kind: 'table', head: [], body: [] };
  const stray: HtmlNode[] = [];
  readRows(node.children, table.body, { table, stray, read });
  return { table, stray };
}

interface Reading extends TableNodes {
  read: CellReader;
}

const SECTIONS: ReadonlySet<string> = new Set(['tbody', 'tfoot']);

function readRows(nodes: readonly HtmlNode[], rows: Cell[][], reading: Reading): void {
  const { table, stray, read } = reading;
  for (const node of nodes) {
    if (typeof node === 'string') stray.push(node);
    else if (node.tag === 'thead') readRows(node.children, table.head, reading);
    else if (SECTIONS.has(node.tag)) readRows(node.children, table.body, reading);
    else if (node.tag === 'tr') addRow(node, rows, reading);
    else if (isCell(node)) rows.push([cellOf(node, read)]);
    else if (node.tag === 'caption' && !table.caption) addCaption(node, reading);
    else stray.push(node);
  }
}

function addCaption({ children }: TagNode, { table, read }: Reading): void {
  const caption = read.inlines(children);
  if (caption.length > 0) table.caption = caption;
}

function addRow({ children }: TagNode, rows: Cell[][], { stray, read }: Reading): void {
  const cells: Cell[] = [];
  for (const node of children) {
    if (typeof node !== 'string' && isCell(node)) cells.push(cellOf(node, read));
    else stray.push(node);
  }
  if (cells.length > 0) rows.push(cells);
}

const isCell = ({ tag }: TagNode): boolean => tag === 'td' || tag === 'th';

function cellOf({ tag, attributes, children }: TagNode, read: CellReader): Cell {
  const header = tag === 'th';
  const scope = header ? SCOPES.find((known) => known === attributes.scope?.toLowerCase()) : undefined;
  const [colspan, rowspan] = [spanOf(attributes.colspan), spanOf(attributes.rowspan)];
  return {
    header,
    ...(scope && { scope }),
    ...(colspan && { colspan }),
    ...(rowspan && { rowspan }),
    inside: read.blocks(children),
  };
}

const spanOf = (written: string | undefined): number | undefined =>
  written && /^[1-9]\d{0,2}$/.test(written) ? Number(written) : undefined;
