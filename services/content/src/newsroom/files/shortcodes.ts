/** Shortcodes as people write them, `[image file="x.jpg"]` on a line of its own, to the element that is stored. */
import { attributesIn, elementOfShortcode, elements, type FileAttribute, readShortcode, toHtml } from '@masthead/body';
import type { TokenizerAndRendererExtension, Tokens } from 'marked';

const LINE = /^\[([a-z_]+)((?:[ \t]+[a-z]+="[^"\n]*")*)[ \t]*\][ \t]*(?:\n|$)/;
/** The end of the line before one: what is looked through need not begin where a line does. */
const BEFORE_LINE = /\n(?=\[[a-z_]+(?:[ \t]+[a-z]+="[^"\n]*")*[ \t]*\][ \t]*(?:\n|$))/;

/** What a shortcode names, resolved to what is stored. */
export interface ShortcodeReferences {
  picture(file: string): string;
  story(slug: string): string;
  /** Something is wrong near these words of the text. */
  wrong(sentence: string, near: string): void;
}

/** Attributes as they are stored: what files name by file or slug is stored by its id. */
function resolve(
  attributes: Readonly<Record<string, string>>,
  inFiles: Readonly<Record<string, FileAttribute>>,
  references: ShortcodeReferences,
): Record<string, string> {
  const stored = Object.entries(attributes).map(([written, value]) => {
    const other = Object.hasOwn(inFiles, written) ? inFiles[written] : undefined;
    return other && value !== '' ? [other.attribute, named(other, value, references)] : [written, value];
  });
  return Object.fromEntries(stored);
}

function named({ names }: FileAttribute, value: string, references: ShortcodeReferences): string {
  switch (names) {
    case 'picture':
      return references.picture(value);
    case 'story':
      return references.story(value);
    case 'stories':
      return value
        .split(',')
        .map((slug) => references.story(slug.trim()))
        .join(',');
  }
}

/** It is checked here, where what is wrong can be told in the words of the file. */
function toElement(shortcode: string, text: string, references: ShortcodeReferences): string {
  const name = elementOfShortcode(shortcode);
  const inFiles: Readonly<Record<string, FileAttribute>> = name ? elements[name].inFiles : {};
  const spelling = Object.fromEntries(Object.entries(inFiles).map(([written, { attribute }]) => [attribute, written]));
  const stored = { ...resolve(attributesIn(text), inFiles, references), shortcode };
  const { element, wrong } = readShortcode(stored, spelling);
  if (element) return `${toHtml({ version: 1, blocks: [element] })}\n`;
  references.wrong(wrong.join('; '), `[${shortcode}`);
  return '';
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
