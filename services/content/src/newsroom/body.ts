/** A story's Markdown to the HTML that is stored: links to our stories resolved, quotes attributed, tables boxed, all sanitised. */
import { sanitiseBody } from '@masthead/model';
import { Marked, type Token, type Tokens } from 'marked';

/** Gives the address of one of our stories, or undefined when there is none of that slug. */
export type StoryAddress = (slug: string) => string | undefined;

/** The last line of a quote, when it says whose it is: "— Name, role". */
const ATTRIBUTION = /\n\s*—\s*([^\n]+)$/;

export function bodyHtml(markdown: string, addressOf: StoryAddress): string {
  const walkTokens = (token: Token): void => {
    if (token.type === 'link') token.href = resolveLink(token.href, addressOf);
  };
  const inline = new Marked({ walkTokens });
  const marked = new Marked({
    walkTokens,
    renderer: { blockquote: ({ text }: Tokens.Blockquote) => pullQuote(text, inline) },
  });
  return sanitiseBody(boxTables(marked.parse(markdown, { async: false })));
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

function resolveLink(href: string, addressOf: StoryAddress): string {
  if (!href.startsWith('story:')) return href;
  const address = addressOf(href.slice('story:'.length));
  if (!address) throw new Error(`The link ${href} names no story`);
  return address;
}

const TAG = /<[^>]*>/g;

/** A full stop after a link stands alone once the link's tag is gone, and is no word. */
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

export const wordCount = (html: string): number => html.replace(TAG, ' ').split(/\s+/).filter(isWord).length;
