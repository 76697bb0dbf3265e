/** The two ways out into a document: text into HTML, and data into a script tag. Nothing is written around them. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attribute values between double quotes. */
export const escapeHtml = (text: string): string =>
  UNSAFE.test(text) ? text.replace(EVERY_UNSAFE, (char) => ENTITIES[char] ?? char) : text;

const UNSAFE = /[&<>"']/;
const EVERY_UNSAFE = /[&<>"']/g;

/** What must not stand in a script, and how JSON may write it instead. */
const SCRIPT_UNSAFE: readonly [char: string, escaped: string][] = [
  ['&', '\\u0026'],
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
];

/** JSON that can stand inside a script element: nothing in it can close the element or open a comment. */
export function jsonForScript(data: unknown): string {
  let json = JSON.stringify(data);
  // One character at a time: each pass is a plain search, several times as fast as a pattern that calls back.
  for (const [char, escaped] of SCRIPT_UNSAFE) json = json.replaceAll(char, escaped);
  return json;
}
