/** The two ways out into a document: text into HTML, and data into a script tag. Nothing is written around them. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attribute values between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const SCRIPT_UNSAFE = /[<>&\u2028\u2029]/g;
const toUnicodeEscape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that can stand inside a script element: nothing in it can close the element or open a comment. */
export function jsonForScript(data: unknown): string {
  const json = JSON.stringify(data);
  // Most data has none of them, and looking is much cheaper than replacing.
  return json.search(SCRIPT_UNSAFE) < 0 ? json : json.replace(SCRIPT_UNSAFE, toUnicodeEscape);
}
