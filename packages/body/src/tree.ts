/**
 * The words of a text as a tree: blocks stand one below the other and hold inlines or other blocks. What is not in
 * these types can not be in a text. Elements (pictures, charts, offers) stand between blocks: see `body.ts`.
 */

/** Looks within a sentence, by the tag that each is in HTML. */
export const MARKS = ['strong', 'em', 'b', 'i', 'cite', 'code', 'sub', 'sup', 's', 'small'] as const;
export type MarkName = (typeof MARKS)[number];

export interface Mark {
  kind: MarkName;
  inside: Inline[];
}

export interface Link {
  kind: 'link';
  /** Safe: see `address.ts`. */
  href: string;
  rel?: string | undefined;
  inside: Inline[];
}

export interface Abbreviation {
  kind: 'abbr';
  title?: string | undefined;
  inside: Inline[];
}

/** Words that lead to a shop which has the product; only words where nobody knows of one. */
export interface CommerceLink {
  kind: 'commercelink';
  /** Its slug. */
  product: string;
  inside: Inline[];
}

export interface LineBreak {
  kind: 'br';
}

/** What holds other inlines. */
export type Wrap = Mark | Link | Abbreviation | CommerceLink;
/** A string is text: nothing in it is markup. */
export type Inline = string | LineBreak | Wrap;

export interface Paragraph {
  kind: 'paragraph';
  inside: Inline[];
}

/** Words that stand in no paragraph: those of a list's item, of a cell, below a quote. */
export interface Words {
  kind: 'words';
  inside: Inline[];
}

export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  inside: Inline[];
}

export interface List {
  kind: 'list';
  ordered: boolean;
  items: Block[][];
}

export interface Quote {
  kind: 'quote';
  inside: Block[];
}

export interface Aside {
  kind: 'aside';
  inside: Block[];
}

export interface Figure {
  kind: 'figure';
  inside: Block[];
  caption?: Inline[] | undefined;
}

export interface Rule {
  kind: 'rule';
}

export const SCOPES = ['col', 'row', 'colgroup', 'rowgroup'] as const;

export interface Cell {
  /** It heads a row or a column. */
  header: boolean;
  scope?: (typeof SCOPES)[number] | undefined;
  colspan?: number | undefined;
  rowspan?: number | undefined;
  inside: Block[];
}

export interface Table {
  kind: 'table';
  caption?: Inline[] | undefined;
  head: Cell[][];
  body: Cell[][];
}

export type Block = Paragraph | Words | Heading | List | Quote | Aside | Figure | Rule | Table;
/** What a block holds that has inlines. */
export type Leaf = Paragraph | Words | Heading;
