/** Text and attributes as HTML has them: nothing in them can begin a tag or end a value. */

const IN_TEXT = /[&<>]/;

/** Most text has nothing to escape. */
export const escapeText = (text: string): string =>
  IN_TEXT.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;

export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/** Attributes in their order; those that are absent or say nothing are left out. */
export function attributesHtml(attributes: Readonly<Record<string, string | number | undefined>>): string {
  let html = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && value !== '') html += ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return html;
}
