/** Shortcodes as people write them, `[image file="x.jpg"]` on a line of its own, to the element that is stored. */
import type { TokenizerAndRendererExtension, Tokens } from 'marked';

const LINE = /^\[([a-z_]+)((?:[ \t]+[a-z]+="[^"\n]*")*)[ \t]*\][ \t]*(?:\n|$)/;
/** The end of the line before one: what is looked through need not begin where a line does. */
const BEFORE_LINE = /\n(?=\[[a-z_]+(?:[ \t]+[a-z]+="[^"\n]*")*[ \t]*\][ \t]*(?:\n|$))/;
const ATTRIBUTE = /([a-z]+)="([^"\n]*)"/g;

/** The shortcodes that stories may use, and what each needs. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  image: ['file'],
  video: ['slug'],
  gallery: ['slug'],
  buybutton: ['product'],
  reviewcard: ['product'],
  specs: ['product'],
  pricehistory: ['product'],
  cnetlisticle: ['item'],
  cnetlisticle_mini: [],
  chart: ['type', 'title', 'labels', 'values'],
  infocard: ['title', 'text'],
  callout: ['text'],
  relatedlinks: ['stories'],
  cross_content_listicle: ['stories'],
  faq: ['questions', 'answers'],
  pullquote: ['text'],
  table: ['caption', 'columns', 'rows'],
  newsletter: ['slug'],
  twitter_tweet: ['url'],
  facebook: ['url'],
  embed: ['url'],
};

/** What a shortcode names, resolved to what is stored: throws when there is no such thing. */
export interface ShortcodeReferences {
  picture(file: string): string;
  story(slug: string): string;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STORY_SHORTCODES: ReadonlySet<string> = new Set(['video', 'gallery']);

function resolve(name: string, attributes: Map<string, string>, references: ShortcodeReferences): [string, string][] {
  const stored: [string, string][] = [['shortcode', name]];
  for (const [key, value] of attributes) {
    if (key === 'file') stored.push(['picture', references.picture(value)]);
    else if (key === 'slug' && STORY_SHORTCODES.has(name)) stored.push(['story', references.story(value)]);
    else if (key === 'stories')
      stored.push([
        'stories',
        value
          .split(',')
          .map((slug) => references.story(slug.trim()))
          .join(','),
      ]);
    else stored.push([key, value]);
  }
  return stored;
}

function toElement(name: string, text: string, references: ShortcodeReferences): string {
  const needs = Object.hasOwn(NEEDS, name) ? NEEDS[name] : undefined;
  if (!needs) throw new Error(`There is no shortcode ${name}`);
  const attributes = new Map([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
  const missing = needs.filter((key) => !attributes.get(key));
  if (missing.length > 0) throw new Error(`The shortcode ${name} needs ${missing.join(', ')}`);
  const written = resolve(name, attributes, references).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<shortcode${written.join('')}></shortcode>\n`;
}

/** A block of its own for Markdown. */
export function shortcodeExtension(references: ShortcodeReferences): TokenizerAndRendererExtension {
  return {
    name: 'shortcode',
    level: 'block',
    start(source) {
      const before = BEFORE_LINE.exec(source);
      return before ? before.index + 1 : undefined;
    },
    tokenizer(source): Tokens.Generic | undefined {
      const [raw, name = '', attributes = ''] = LINE.exec(source) ?? [];
      return raw === undefined
        ? undefined
        : { type: 'shortcode', raw, element: toElement(name, attributes, references) };
    },
    renderer: (token) => String(token.element),
  };
}
