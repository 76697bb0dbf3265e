/** A story as an Apple News Format document: its text cut into the components that the format has for each part. */
import { joinNames } from '@masthead/model';
import sanitizeHtml from 'sanitize-html';
import {
  type AppleNewsComponent,
  type AppleNewsDocument,
  LAYOUT,
  TEXT_STYLES,
  VERSION,
} from './apple-news-document.ts';
import { LANGUAGE } from './channel.ts';
import type { Entry } from './entry.ts';
import { captionLine } from './entry-html.ts';
import { type Block, blocksOf } from './html-blocks.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

export function appleNewsDocument(entry: Entry): AppleNewsDocument {
  const { id, title, summary, url, authors, categories, publishedAt, modifiedAt, pictures } = entry;
  const [picture] = pictures;
  return {
    version: VERSION,
    identifier: id,
    title,
    ...(summary && { subtitle: summary }),
    language: LANGUAGE,
    layout: LAYOUT,
    components: [...openingOf(entry), ...blocksOf(entry.html).flatMap(componentsOf).reduce(joined, [])],
    componentTextStyles: TEXT_STYLES,
    metadata: {
      authors: authors.map(({ name }) => name),
      canonicalURL: url,
      dateCreated: iso(publishedAt),
      datePublished: iso(publishedAt),
      dateModified: iso(modifiedAt),
      ...(summary && { excerpt: summary }),
      generatorName: 'Masthead',
      keywords: categories,
      ...(picture && { thumbnailURL: picture.url }),
    },
  };
}

function openingOf({ title, summary, authors, pictures: [picture], video }: Entry): AppleNewsComponent[] {
  const names = joinNames(authors.map(({ name }) => name));
  return [
    { role: 'title', text: title },
    ...(summary ? [{ role: 'intro', text: summary } as const] : []),
    ...(names ? [{ role: 'byline', text: `By ${names}` } as const] : []),
    ...(video ? [videoOf(video, title)] : photoOf(picture)),
  ];
}

const videoOf = ({ url, still }: NonNullable<Entry['video']>, title: string): AppleNewsComponent => ({
  role: 'video',
  URL: url,
  ...(still && { stillURL: still.url }),
  accessibilityCaption: title,
});

function photoOf(picture: Entry['pictures'][number] | undefined): AppleNewsComponent[] {
  if (!picture) return [];
  const { url, alt, caption, credit } = picture;
  return photo(url, alt, captionLine(caption, credit));
}

const photo = (url: string, alt: string, words: string): AppleNewsComponent[] => [
  { role: 'photo', URL: url, ...(words && { caption: words }), ...(alt && { accessibilityCaption: alt }) },
  ...(words ? [{ role: 'caption', text: words } as const] : []),
];

/** What the format's own HTML may hold; other tags lose themselves and keep their words. */
const BODY_TAGS = ['p', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li', 'br', 'sub', 'sup', 's', 'code', 'aside'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'b', 'em', 'i', 'a', 'br'];

/** A heading inside of a note is a paragraph there. */
const only = (html: string, allowedTags: string[]): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    transformTags: { h2: 'p', h3: 'p', cite: 'em' },
  });

/** The words of an element, as text. */
const wordsOf = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(lt|gt|quot|amp);/g, (entity) => PLAIN[entity] ?? entity)
    .trim();
const PLAIN: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

type Show = (html: string) => AppleNewsComponent[];

const heading =
  (role: 'heading2' | 'heading3'): Show =>
  (html) => [{ role, text: wordsOf(html) }];
const table: Show = (html) => [{ role: 'htmltable', html: only(html, TABLE_TAGS) }];

const SHOWN: Readonly<Record<string, Show>> = {
  h2: heading('heading2'),
  h3: heading('heading3'),
  table,
  // The box that a wide table scrolls in.
  div: (html) => (html.includes('<table') ? table(html) : bodyOf(html)),
  figure: figureOf,
  blockquote: (html) => [{ role: 'quote', text: only(html, BODY_TAGS), format: 'html' }],
  hr: () => [{ role: 'divider' }],
};

const bodyOf: Show = (html) => {
  const text = only(html, BODY_TAGS);
  return text === '' ? [] : [{ role: 'body', text, format: 'html' }];
};

const componentsOf = ({ tag, html }: Block): AppleNewsComponent[] =>
  ((Object.hasOwn(SHOWN, tag) ? SHOWN[tag] : undefined) ?? bodyOf)(html);

function figureOf(html: string): AppleNewsComponent[] {
  const found: { src?: string; alt?: string } = {};
  sanitizeHtml(html, {
    transformTags: { img: (tagName, attribs) => ({ tagName, attribs: Object.assign(found, attribs) }) },
  });
  const words = wordsOf(/<figcaption>(.*)<\/figcaption>/s.exec(html)?.[1] ?? '');
  return found.src ? photo(found.src, found.alt ?? '', words) : bodyOf(html);
}

/** Paragraphs that follow each other are one body. */
function joined(components: AppleNewsComponent[], next: AppleNewsComponent): AppleNewsComponent[] {
  const last = components.at(-1);
  if (last?.role !== 'body' || next.role !== 'body') return [...components, next];
  return [...components.slice(0, -1), { ...last, text: last.text + next.text }];
}
