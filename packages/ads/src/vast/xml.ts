/** XML in which whatever people typed is text. */

type Attributes = Readonly<Record<string, string | number>>;

/** A parser would make a line feed of a bare carriage return. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};

/** Characters that XML cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (value: string): string =>
  value
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"'\r]/g, (character) => ENTITIES[character] ?? '');

const opened = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`)].join(' ');

/** `inside` is XML already. */
export const element = (name: string, attributes: Attributes, inside: string): string =>
  `<${opened(name, attributes)}>${inside}</${name}>`;

export const text = (name: string, value: string, attributes: Attributes = {}): string =>
  element(name, attributes, escaped(value));
