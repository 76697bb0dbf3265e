/** What each tag of HTML is to a text. */
import type { Notes } from './notes.ts';
import type { TagNode } from './parse-html.ts';
import { MARKS } from './tree.ts';

/** What is a block of its own. */
export type BlockTag = 'rule' | 'quote' | 'aside' | 'figure' | 'list' | 'table';

type TagClass =
  | BlockTag
  | 'shortcode'
  | 'break'
  /** What its words become: a paragraph, or a heading of a level. */
  | ('paragraph' | 2 | 3)
  /** What it holds is no text for readers. */
  | 'silent'
  /** It goes, and its words stay. */
  | 'unknown';

/** Their words stand as a paragraph of their own, which is less than they were meant to be. */
const BECOME_PARAGRAPHS = ['h1', 'h4', 'h5', 'h6', 'pre', 'dl', 'dt', 'dd', 'form', 'fieldset', 'legend'] as const;

const KNOWN: ReadonlyMap<string, TagClass> = new Map<string, TagClass>([
  ['shortcode', 'shortcode'],
  ['br', 'break'],
  ['hr', 'rule'],
  ['blockquote', 'quote'],
  ['aside', 'aside'],
  ['figure', 'figure'],
  ['ul', 'list'],
  ['ol', 'list'],
  ['table', 'table'],
  ['p', 'paragraph'],
  ['h2', 2],
  ['h3', 3],
  // What stands side by side in HTML does not run together when its tags are gone.
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'nav', 'address', 'details', 'summary', 'center'].map(
    (tag) => [tag, 'paragraph'] as const,
  ),
  ...BECOME_PARAGRAPHS.map((tag) => [tag, 'paragraph'] as const),
  ...['li', 'figcaption', 'caption', 'tr', 'td', 'th'].map((tag) => [tag, 'paragraph'] as const),
  ...['script', 'style', 'textarea', 'option', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext'].map(
    (tag) => [tag, 'silent'] as const,
  ),
]);

const plainer: ReadonlySet<string> = new Set(BECOME_PARAGRAPHS);
export const becomesParagraph = (tag: string): boolean => plainer.has(tag);

export const tagClass = (tag: string): TagClass => KNOWN.get(tag) ?? 'unknown';

const ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['a', new Set(['href', 'rel'])],
  ['abbr', new Set(['title'])],
  ['th', new Set(['scope', 'colspan', 'rowspan'])],
  ['td', new Set(['colspan', 'rowspan'])],
  // The box that a table scrolls in: a page makes its own.
  ['div', new Set(['role', 'tabindex', 'aria-label'])],
]);
const NONE: ReadonlySet<string> = new Set();
const marks: ReadonlySet<string> = new Set(MARKS);

/** Of a tag that goes, nobody misses the attributes; those of a shortcode are its element's. */
export function noteAttributes({ tag, attributes, at }: TagNode, notes: Notes): void {
  if (tag === 'shortcode') return;
  const own = ATTRIBUTES.get(tag) ?? NONE;
  if (own === NONE && !KNOWN.has(tag) && !marks.has(tag)) return;
  for (const name in attributes) if (!own.has(name)) notes.drop('attribute', `${tag} ${name}`, at);
}
