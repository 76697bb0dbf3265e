/** The HTML that Apple News Format knows: few tags, and fewer in tables. What it does not know keeps its words. */
import {
  type Block,
  type Cell,
  escapeAttribute,
  escapeText,
  type Inline,
  type Link,
  runsIn,
  type Table,
} from '@masthead/body';

/** Where a link leads from there. */
export type Href = (link: Pick<Link, 'href'>) => string;

const IN_TEXT: ReadonlySet<string> = new Set(['strong', 'b', 'em', 'i', 'sub', 'sup', 's', 'code']);
const IN_TABLES: ReadonlySet<string> = new Set(['strong', 'b', 'em', 'i']);

export const bodyHtml = (blocks: readonly Block[], href: Href): string =>
  blocks.map((block) => blockHtml(block, href)).join('');

function blockHtml(block: Block, href: Href): string {
  switch (block.kind) {
    case 'words':
      return inlinesHtml(block.inside, IN_TEXT, href);
    case 'paragraph':
    case 'heading':
      return `<p>${inlinesHtml(block.inside, IN_TEXT, href)}</p>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${bodyHtml(item, href)}</li>`).join('')}</${name}>`;
    }
    case 'aside':
      return `<aside>${bodyHtml(block.inside, href)}</aside>`;
    case 'quote':
      return bodyHtml(block.inside, href);
    case 'figure':
      return bodyHtml(block.inside, href) + inlinesHtml(block.caption ?? [], IN_TEXT, href);
    case 'table':
      return cellWords([block], IN_TEXT, href);
    case 'rule':
      return '';
  }
}

export function tableHtml({ caption, head, body }: Table, href: Href): string {
  const section = (name: string, rows: readonly Cell[][]): string =>
    rows.length > 0 ? `<${name}>${rows.map((row) => rowHtml(row, href)).join('')}</${name}>` : '';
  const title = caption ? `<caption>${inlinesHtml(caption, IN_TABLES, href)}</caption>` : '';
  return `<table>${title}${section('thead', head)}${section('tbody', body)}</table>`;
}

const rowHtml = (cells: readonly Cell[], href: Href): string =>
  `<tr>${cells.map((cell) => cellHtml(cell, href)).join('')}</tr>`;

function cellHtml({ header, colspan, rowspan, inside }: Cell, href: Href): string {
  const name = header ? 'th' : 'td';
  const spans = `${colspan ? ` colspan="${colspan}"` : ''}${rowspan ? ` rowspan="${rowspan}"` : ''}`;
  return `<${name}${spans}>${cellWords(inside, IN_TABLES, href)}</${name}>`;
}

/** The words of blocks, one after the other. */
function cellWords(blocks: readonly Block[], marks: ReadonlySet<string>, href: Href): string {
  return [...runsIn(blocks)].map(({ inside }) => inlinesHtml(inside, marks, href)).join(' ');
}

function inlinesHtml(inlines: readonly Inline[], marks: ReadonlySet<string>, href: Href): string {
  return inlines.map((inline) => inlineHtml(inline, marks, href)).join('');
}

function inlineHtml(inline: Inline, marks: ReadonlySet<string>, href: Href): string {
  if (typeof inline === 'string') return escapeText(inline);
  if (inline.kind === 'br') return '<br />';
  const words = inlinesHtml(inline.inside, marks, href);
  if (inline.kind === 'link') return `<a href="${escapeAttribute(href(inline))}">${words}</a>`;
  const name = inline.kind === 'cite' ? 'em' : inline.kind;
  return marks.has(name) ? `<${name}>${words}</${name}>` : words;
}
