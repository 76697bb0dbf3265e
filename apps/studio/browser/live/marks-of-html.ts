/** The marks of a text that was written before: the way back from `marks.ts`, by the text's tree. */
import { type Block, type Body, type Element, fromHtml, type Inline, shortcodeOf, toHtml } from '@masthead/body';
import { elementMarks, htmlOfMarks, isHtml } from './marks.ts';

/** Marks cannot tell this. */
class NoMarks extends Error {}

/** Where marks cannot tell all of it, its HTML. */
export function marksOfHtml(text: string): string {
  const html = text.trim();
  const { body, dropped, wrong } = fromHtml(isHtml(html) ? html : `<p>${html}</p>`);
  if (dropped.length > 0 || wrong.length > 0) return html;
  try {
    const marks = marksOfBody(body);
    // Only what leads back to the same text is right.
    return toHtml(fromHtml(htmlOfMarks(marks)).body) === toHtml(inTodaysNames(body)) ? marks : html;
  } catch (error) {
    if (error instanceof NoMarks) return html;
    throw error;
  }
}

const TODAYS_NAMES: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Old-fashioned looks are told by the marks of those that took their place. */
const inTodaysNames = (body: Body): Body =>
  JSON.parse(JSON.stringify(body), (key, value) => (key === 'kind' ? (TODAYS_NAMES[value] ?? value) : value));

const marksOfBody = ({ blocks }: Body): string => blocks.map(blockMarks).join('\n\n');

function blockMarks(block: Block | Element): string {
  switch (block.kind) {
    case 'element':
      return marksOfElement(block);
    case 'heading':
      return `${'#'.repeat(block.level)} ${inOneLine(block.inside)}`;
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${itemMarks(item)}`).join('\n');
    case 'quote':
      return quoteMarks(block.inside);
    case 'paragraph':
      return linesOf(block.inside).map(notABlock).join('\n');
    default:
      throw new NoMarks();
  }
}

function marksOfElement(element: Element): string {
  const { shortcode = '', ...said } = shortcodeOf(element);
  return elementMarks(shortcode, said);
}

function itemMarks([words, ...more]: readonly Block[]): string {
  if (words?.kind !== 'words' || more.length > 0) throw new NoMarks();
  return inOneLine(words.inside);
}

function quoteMarks([paragraph, ...more]: readonly Block[]): string {
  if (paragraph?.kind !== 'paragraph' || more.length > 0) throw new NoMarks();
  return linesOf(paragraph.inside)
    .map((line) => `> ${line}`)
    .join('\n');
}

const linesOf = (inlines: readonly Inline[]): string[] => inlineMarks(inlines).split('\n');

function inOneLine(inlines: readonly Inline[]): string {
  const [line = '', ...more] = linesOf(inlines);
  if (more.length > 0) throw new NoMarks();
  return line;
}

/** A line that only looks as if it began a heading, a list or a quote. */
const notABlock = (line: string): string => line.replace(/^(#{2,3} |- |>)/, '\\$1').replace(/^(\d+)\. /, '$1\\. ');

const inlineMarks = (inlines: readonly Inline[]): string => inlines.map(oneInline).join('');

function oneInline(inline: Inline): string {
  if (typeof inline === 'string') return inline.replaceAll(/\s+/g, ' ').replaceAll(/[\\*[\]]/g, '\\$&');
  switch (inline.kind) {
    case 'br':
      return '\n';
    case 'strong':
    case 'b':
      return `**${inlineMarks(inline.inside)}**`;
    case 'em':
    case 'i':
      return `*${inlineMarks(inline.inside)}*`;
    case 'link':
      return `[${inlineMarks(inline.inside)}](${inline.href})`;
    default:
      throw new NoMarks();
  }
}
