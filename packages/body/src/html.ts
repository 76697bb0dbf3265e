/** Blocks to HTML. Everything is escaped where it leaves the tree; who needs another HTML says what is other about it. */
import { attributesHtml, escapeText } from './escape.ts';
import type { Block, Cell, CommerceLink, Figure, Heading, Inline, Link, MarkName, Table } from './tree.ts';

/** What differs between the pages of the site, feeds, and the HTML that texts are exchanged as. */
export interface HtmlStyle {
  /** What a box says in which a wide table scrolls; none where it has no box. */
  tableBox(table: Table): string | undefined;
  commerceLink(link: CommerceLink, words: string): string;
  /** Where a link leads. */
  href(link: Link): string;
  /** The name of a heading in its page. */
  headingId(heading: Heading): string | undefined;
  /** How words are set; absent: as they were written. */
  words?(text: string): string;
}

export function blocksHtml(blocks: readonly Block[], style: HtmlStyle): string {
  let html = '';
  for (const block of blocks) html += blockHtml(block, style);
  return html;
}

function blockHtml(block: Block, style: HtmlStyle): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlinesHtml(block.inside, style)}</p>`;
    case 'words':
      return inlinesHtml(block.inside, style);
    case 'heading': {
      const name = `h${block.level}`;
      return `<${name}${attributesHtml({ id: style.headingId(block) })}>${inlinesHtml(block.inside, style)}</${name}>`;
    }
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${blocksHtml(item, style)}</li>`).join('')}</${name}>`;
    }
    case 'quote':
      return `<blockquote>${blocksHtml(block.inside, style)}</blockquote>`;
    case 'aside':
      return `<aside>${blocksHtml(block.inside, style)}</aside>`;
    case 'figure':
      return figureHtml(block, style);
    case 'rule':
      return '<hr />';
    case 'table':
      return boxed(tableHtml(block, style), style.tableBox(block));
  }
}

const figureHtml = ({ inside, caption }: Figure, style: HtmlStyle): string =>
  `<figure>${blocksHtml(inside, style)}${caption ? `<figcaption>${inlinesHtml(caption, style)}</figcaption>` : ''}</figure>`;

const boxed = (table: string, label: string | undefined): string =>
  label === undefined
    ? table
    : `<div${attributesHtml({ role: 'region', tabindex: 0, 'aria-label': label })}>${table}</div>`;

const tableHtml = ({ caption, head, body }: Table, style: HtmlStyle): string =>
  [
    '<table>',
    caption ? `<caption>${inlinesHtml(caption, style)}</caption>` : '',
    head.length > 0 ? `<thead>${rowsHtml(head, style)}</thead>` : '',
    body.length > 0 ? `<tbody>${rowsHtml(body, style)}</tbody>` : '',
    '</table>',
  ].join('');

const rowsHtml = (rows: readonly Cell[][], style: HtmlStyle): string =>
  rows.map((cells) => `<tr>${cells.map((cell) => cellHtml(cell, style)).join('')}</tr>`).join('');

function cellHtml({ header, scope, colspan, rowspan, inside }: Cell, style: HtmlStyle): string {
  const name = header ? 'th' : 'td';
  return `<${name}${attributesHtml({ scope, colspan, rowspan })}>${blocksHtml(inside, style)}</${name}>`;
}

function inlinesHtml(inlines: readonly Inline[], style: HtmlStyle): string {
  let html = '';
  for (const inline of inlines) html += inlineHtml(inline, style);
  return html;
}

function inlineHtml(inline: Inline, style: HtmlStyle): string {
  if (typeof inline === 'string') return escapeText(style.words?.(inline) ?? inline);
  if (inline.kind === 'br') return '<br />';
  const words = inlinesHtml(inline.inside, style);
  switch (inline.kind) {
    case 'link':
      return `<a${attributesHtml({ href: style.href(inline), rel: inline.rel })}>${words}</a>`;
    case 'abbr':
      return `<abbr${attributesHtml({ title: inline.title })}>${words}</abbr>`;
    case 'commercelink':
      return style.commerceLink(inline, words);
    default:
      return markHtml(inline.kind, words);
  }
}

const markHtml = (name: MarkName, words: string): string => `<${name}>${words}</${name}>`;
