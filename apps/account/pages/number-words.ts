/** Small numbers as words, as they stand in a sentence. */
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const inWords = (count: number): string => WORDS[count] ?? String(count);
