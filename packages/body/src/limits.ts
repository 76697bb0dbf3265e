/** How much a text may be. It is checked while the text is read, before anything is built of it: hostile text costs no more than its length. */

/** In characters of its HTML, some of which stand for one: what editors may send is less (`services/content/documents`). */
export const MOST_LETTERS = 2_500_000;
/** Tags that are opened: a text of full length in which every third word is a link has fewer. */
export const MOST_TAGS = 20_000;
/** Tags within each other, known or not: nobody writes half as deep. */
export const MOST_DEPTH = 48;
/** Shortcodes of blocks, right or wrong: each is checked by itself, which takes longer than words do. */
export const MOST_ELEMENTS = 1_000;
/** Bold in italic in a link: each block that begins within them begins with them. */
export const MOST_MARKS = 8;
