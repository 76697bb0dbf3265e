/** The allow-list for story text: applied when a story is written and again before it is rendered. */
import sanitizeHtml from 'sanitize-html';

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'aside', 'figure', 'figcaption', 'hr', 'div'];
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'cite', 'code', 'sub', 'sup', 'br', 'abbr', 's', 'small'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...TABLES, ...INLINE],
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

/** Taking a tag away can make its neighbours read differently, so the text is passed through until it stays as it is. */
const MOST_PASSES = 8;

export function sanitiseBody(html: string): string {
  let text = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const cleaner = sanitizeHtml(text, options);
    if (cleaner === text) return text;
    text = cleaner;
  }
  // Nobody writes markup that never settles: only its words are kept.
  return sanitizeHtml(text, { ...options, allowedTags: [] });
}
