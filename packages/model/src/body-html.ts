/** The allow-lists for story text: one for what is written and kept, a narrower one for what is rendered. */
import sanitizeHtml from 'sanitize-html';

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'aside', 'figure', 'figcaption', 'hr', 'div'];
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'cite', 'code', 'sub', 'sup', 'br', 'abbr', 's', 'small'];

/** The tags that a page's text is written with. */
export const BODY_TAGS: readonly string[] = [...BLOCKS, ...TABLES, ...INLINE];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...BODY_TAGS],
  // No id: the page finds its own parts by theirs, and a story could pass for one of them.
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    // The box a wide table scrolls in; nothing else may carry these.
    div: [
      { name: 'role', values: ['region'] },
      { name: 'tabindex', values: ['0'] },
      { name: 'aria-label', values: ['Table'] },
    ],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
};

/** What a shortcode may say: which one it is, what it shows, and its own few words. */
const SHORTCODE_ATTRIBUTES = [
  'shortcode',
  'picture',
  'product',
  'story',
  'stories',
  'slug',
  'item',
  'caption',
  'title',
  'text',
  'type',
  'unit',
  'labels',
  'values',
  'columns',
  'rows',
  'questions',
  'answers',
  // Whose words they are.
  'by',
  // Where the words of another site are read.
  'url',
  // What a review card shows, as JSON: it is read, never rendered.
  'api',
];

const manuscriptOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...BODY_TAGS, 'shortcode'],
  allowedAttributes: { ...options.allowedAttributes, shortcode: SHORTCODE_ATTRIBUTES },
};

/** Taking a tag away can make its neighbours read differently, so the text is passed through until it stays as it is. */
const MOST_PASSES = 8;

function settle(html: string, allowed: sanitizeHtml.IOptions): string {
  let text = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const cleaner = sanitizeHtml(text, allowed);
    if (cleaner === text) return text;
    text = cleaner;
  }
  // Nobody writes markup that never settles: only its words are kept.
  return sanitizeHtml(text, { ...allowed, allowedTags: [] });
}

/** Text as a page shows it. */
export const sanitiseBody = (html: string): string => settle(html, options);

/** Text as an editor writes it: shortcodes stay in it, to be filled in by the page. */
export const sanitiseManuscript = (html: string): string => settle(html, manuscriptOptions);

export type Shortcode = Readonly<Record<string, string>>;

/** The shortcodes of a text in their order, each by its attributes. */
export function shortcodesIn(html: string): Shortcode[] {
  const found: Shortcode[] = [];
  const collect: sanitizeHtml.Transformer = (tagName, attribs) => {
    found.push(attribs);
    return { tagName, attribs };
  };
  if (html.includes('<shortcode')) sanitizeHtml(html, { ...manuscriptOptions, transformTags: { shortcode: collect } });
  return found;
}
