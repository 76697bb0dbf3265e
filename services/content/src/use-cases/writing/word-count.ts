/** Counts the words of a text that is stored as HTML. */
const TAG = /<[^>]*>/g;

/** A full stop after a link stands alone once the link's tag is gone, and is no word. */
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

export const wordCount = (html: string): number => html.replace(TAG, ' ').split(/\s+/).filter(isWord).length;
