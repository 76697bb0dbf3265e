/** A story's Markdown to the HTML that is stored: links to our stories resolved, quotes attributed, tables boxed, all sanitised. */
import { sanitiseManuscript } from '@masthead/model';
import { Marked, type Token, type Tokens } from 'marked';
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
  const inline = new Marked({ walkTokens });
  const marked = new Marked({
    walkTokens,
    extensions: [shortcodeExtension(references)],
    renderer: { blockquote: ({ text }: Tokens.Blockquote) => pullQuote(text, inline) },
  });
  return sanitiseManuscript(boxTables(marked.parse(markdown, { async: false })));
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
