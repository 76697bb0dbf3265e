/** The tags of sanitised HTML, in which no `<` or `>` stands for anything else. */

/** One tag: whether it closes, its name, its attributes. */
export const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;

/** What is opened and never closed. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr']);
