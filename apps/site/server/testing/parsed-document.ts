/** A document as an HTML parser reads it, for tests that must not be fooled by text that looks like tags. */
import { Parser } from 'htmlparser2';

export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Every element in the order in which they end, with the text that is directly in it. */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  new Parser({
    onopentag: (name, attributes) => void open.push({ name, attributes, text: '' }),
    ontext(text) {
      const within = open.at(-1);
      if (within) within.text += text;
    },
    onclosetag() {
      const tag = open.pop();
      if (tag) tags.push(tag);
    },
  }).end(html);
  return tags;
}

/** The content of the head of a document. */
export const headOf = (html: string): string => html.slice(html.indexOf('<head>') + 6, html.indexOf('</head>'));

/** What makes two tags two of one kind. Fonts and pictures that are fetched early are told apart by address. */
export function kindOf({ name, attributes }: Tag): string {
  const { rel = '', hreflang, type, imagesrcset, href = imagesrcset, media = '' } = attributes;
  if (name === 'meta') return ['meta', attributes.name ?? attributes.property ?? attributes.charset, media].join(' ');
  if (name !== 'link') return [name, attributes.type].join(' ');
  if (rel === 'alternate') return ['alternate', hreflang ?? type].join(' ');
  return ['preload', 'stylesheet'].includes(rel) ? `${rel} ${href}` : rel;
}

const LISTS: ReadonlySet<string | undefined> = new Set(['article:tag', 'article:author']);

/** The same where a list is a tag for each of its entries, which are told apart by what they say. */
export const listedKind = (tag: Tag): string =>
  LISTS.has(tag.attributes.property) ? `${kindOf(tag)} ${tag.attributes.content}` : kindOf(tag);

export const contentsOf = (html: string, property: string): (string | undefined)[] =>
  tagsIn(html).flatMap(({ attributes }) => (attributes.property === property ? [attributes.content] : []));

export function contentOf(html: string, name: string): string | undefined {
  const tag = tagsIn(html).find(({ attributes }) => attributes.name === name || attributes.property === name);
  return tag?.attributes.content;
}

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The things that a document says it is about. */
export function thingsIn(html: string): Thing[] {
  const scripts = tagsIn(html).filter(({ attributes }) => attributes.type === 'application/ld+json');
  return scripts.flatMap(({ text }): Thing[] => JSON.parse(text)['@graph']);
}
