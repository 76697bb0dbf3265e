/** A story's Markdown to the HTML that is stored: links to our stories resolved, quotes attributed, heads of columns named. */
import { type Block, type Body, type Cell, fromHtml, toHtml } from '@masthead/body';
import { Marked, type Renderer, type Token, type Tokens } from 'marked';
import { type ShortcodeReferences, shortcodeExtension } from './shortcodes.ts';

/** What a text may point to. */
export interface TextReferences extends ShortcodeReferences {
  /** The address of one of our stories, or undefined when there is none of that slug. */
  address(slug: string): string | undefined;
}

/** The last line of a quote, when it says whose it is: "— Name, role". */
const ATTRIBUTION = /\n\s*—\s*([^\n]+)$/;

export function bodyHtml(markdown: string, references: TextReferences): string {
  const walkTokens = (token: Token): void => {
    if (token.type === 'link') token.href = resolveLink(token.href, references);
  };
  const inline = new Marked({ walkTokens, renderer: { link: commerceLink } });
  const marked = new Marked({
    walkTokens,
    extensions: [shortcodeExtension(references)],
    renderer: { blockquote: ({ text }: Tokens.Blockquote) => pullQuote(text, inline), link: commerceLink },
  });
  const { body, wrong } = fromHtml(marked.parse(markdown, { async: false }));
  if (wrong.length > 0) throw new Error(wrong.map(({ sentence }) => sentence).join('; '));
  return toHtml(withColumnHeads(body));
}

const PRODUCT = 'product:';

/** `[words](product:slug)` leads to where the product is to be had; any other link is as Markdown has it. */
function commerceLink(this: Renderer, { href, tokens }: Tokens.Link): string | false {
  if (!href.startsWith(PRODUCT)) return false;
  const product = href.slice(PRODUCT.length);
  if (!/^[a-z0-9-]+$/.test(product)) throw new Error(`The link ${href} names no product`);
  return `<shortcode shortcode="commercelink" product="${product}">${this.parser.parseInline(tokens)}</shortcode>`;
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

function resolveLink(href: string, references: TextReferences): string {
  if (!href.startsWith('story:')) return href;
  const address = references.address(href.slice('story:'.length));
  if (!address) throw new Error(`The link ${href} names no story`);
  return address;
}
