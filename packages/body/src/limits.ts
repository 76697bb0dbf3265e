/** How much a text may be. It is checked while the text is read, before anything is built of it: hostile text costs no more than its length. */

/** In characters of its HTML, some of which stand for one: what editors may send is less (`services/content/documents`). */
export const MOST_LETTERS = 2_500_000;
/** Tags that are opened. */
export const MOST_TAGS = 40_000;
/** Tags within each other, known or not: nobody writes half as deep. */
export const MOST_DEPTH = 48;
/** Bold in italic in a link: each block that begins within them begins with them. */
export const MOST_MARKS = 8;
