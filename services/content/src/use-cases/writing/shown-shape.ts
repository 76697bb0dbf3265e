/**
 * The number of the shape in which published stories are kept for readers: their rows, cards and details, what they
 * show, their listings and their words in the search index,
 * and with them what search knows of products, people and topics. Whoever changes what `showStory` writes for the same
 * manuscript raises it by one; the next start then shows every story anew (rebuild.ts).
 */
export const SHOWN_SHAPE = 5;
