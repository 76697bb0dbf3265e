/** The text of a story, as it is searched and quoted. */
import { fromHtml, plainText as wordsOf } from '@masthead/body';

/** What the databases can hold: PostgreSQL refuses NUL, and half a surrogate pair is no character. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

export const plainText = (html: string): string =>
  storable(wordsOf(fromHtml(html).body))
    .replaceAll(/\s+/g, ' ')
    .trim();
