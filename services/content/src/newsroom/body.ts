/** A story's Markdown to the HTML that is stored: links to our stories resolved, quotes attributed, tables boxed, all sanitised. */
import { sanitiseManuscript } from '@masthead/model';
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
  return sanitiseManuscript(boxTables(marked.parse(markdown, { async: false })));
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

/** A wide table scrolls in a box of its own, which the keyboard can reach. */
const boxTables = (html: string): string =>
  html
    .replaceAll('<table>', '<div role="region" tabindex="0" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<th(?=[ >])(?![^>]*\sscope=)/g, '<th scope="col"');

function resolveLink(href: string, references: TextReferences): string {
  if (!href.startsWith('story:')) return href;
  const address = references.address(href.slice('story:'.length));
  if (!address) throw new Error(`The link ${href} names no story`);
  return address;
}
