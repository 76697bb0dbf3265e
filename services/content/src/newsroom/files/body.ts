/** A story's Markdown to the HTML that is stored: links to our stories resolved, quotes attributed, heads of columns named. */
import { type Block, type Body, type Cell, type Dropped, fromHtml, referencesOf, toHtml } from '@masthead/body';
import { Marked, type Renderer, type Tokens } from 'marked';
import { type ShortcodeReferences, shortcodeExtension } from './shortcodes.ts';

/** What a text may point to, and who is told what is wrong with it. */
export interface TextReferences extends ShortcodeReferences {
  /** The address of one of our stories, or undefined when there is none of that slug. */
  address(slug: string): string | undefined;
  /** Hears of each product that is named. */
  product(slug: string): void;
}

/** The last line of a quote, when it says whose it is: "— Name, role". */
const ATTRIBUTION = /\n\s*—\s*([^\n]+)$/;

/** Hears what a text may not hold and what is therefore left out of it. */
type OnDropped = (dropped: Dropped) => void;

export function bodyHtml(markdown: string, references: TextReferences, onDropped: OnDropped = () => {}): string {
  const inline = new Marked({ renderer: { link: linkOf(references) } });
  const marked = new Marked({
    extensions: [shortcodeExtension(references)],
    renderer: { blockquote: ({ text }: Tokens.Blockquote) => pullQuote(text, inline), link: linkOf(references) },
  });
  const { body, wrong, dropped } = fromHtml(marked.parse(markdown, { async: false }), references.address);
  for (const { sentence } of wrong) references.wrong(sentence, '');
  dropped.forEach(onDropped);
  for (const product of referencesOf([body]).products) references.product(product);
  return toHtml(withColumnHeads(body));
}

const PRODUCT = 'product:';

/** Neither a whole address nor a path of this site nor a place on the page: a browser would look for it beside the story. */
const LEADS_NOWHERE = /^(?![a-z][a-z0-9+.-]*:|[/#?]).+/i;

/** `[words](product:slug)` leads to where the product is to be had; any other link is as Markdown has it. */
function linkOf({ wrong }: TextReferences) {
  return function link(this: Renderer, { href, tokens }: Tokens.Link): string | false {
    if (LEADS_NOWHERE.test(href))
      wrong(`The link ${href} leads nowhere: write the whole address, as in https://${href}`, href);
    if (!href.startsWith(PRODUCT)) return false;
    const product = href.slice(PRODUCT.length);
    if (/^[a-z0-9-]+$/.test(product))
      return `<shortcode shortcode="commercelink" product="${product}">${this.parser.parseInline(tokens)}</shortcode>`;
    wrong(`The link ${href} names no product`, href);
    return '';
  };
}

function pullQuote(text: string, inline: Marked): string {
  const [, name] = ATTRIBUTION.exec(text) ?? [];
  const quote = inline.parseInline(text.replace(ATTRIBUTION, ''), { async: false });
  const cite = name ? `<cite>${inline.parseInline(name, { async: false })}</cite>` : '';
  return `<blockquote><p>${quote}</p>${cite}</blockquote>`;
}

/** In Markdown every cell that heads something heads a column, unless its author says otherwise. */
const withColumnHeads = (body: Body): Body => ({
  ...body,
  blocks: body.blocks.map((block) => (block.kind === 'table' ? columnHeads(block) : block)),
});

const columnHeads = (table: Extract<Block, { kind: 'table' }>): Block => ({
  ...table,
  head: table.head.map((row) => row.map(headOfColumn)),
  body: table.body.map((row) => row.map(headOfColumn)),
});

const headOfColumn = (cell: Cell): Cell => (cell.header && !cell.scope ? { ...cell, scope: 'col' } : cell);
