/** How long a story takes to read. */
const WORDS_PER_MINUTE = 230;

export const readingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
