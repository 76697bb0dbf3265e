/** The allow-list for story text: applied when a story is written and again before it is rendered. */
import sanitizeHtml from 'sanitize-html';

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'aside', 'figure', 'figcaption', 'hr', 'div'];
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'cite', 'code', 'sub', 'sup', 'br', 'abbr', 's', 'small'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...TABLES, ...INLINE],
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
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

export const sanitiseBody = (html: string): string => sanitizeHtml(html, options);
