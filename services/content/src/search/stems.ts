/** Forms of one word brought to one stem, and the words too common to be asked for. */
import { stemmer } from 'stemmer';

const STEMS_KEPT = 20_000;
const ENGLISH = /^[a-z]{3,}$/;

/** "ages", "eyes": with one letter less they are a word. */
const SHORT_PLURAL = /^[a-z]{2,}es$/;

/** Words that would meet another word: "news" is not "new". */
const UNSTEMMED = new Set(['news', 'ios']);

const STOP_WORDS = new Set(
  `a an and are as at be but by can do does for from had has have how i if in into is it its me my of on or our so than
  that the their then there these they this to was we were what when which will with you your`.split(/\s+/),
);

/** A text has far fewer stems than words. */
const stems = new Map<string, string>();

/** The stem of a folded word. Letters of other languages and model numbers stay as they are. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = ENGLISH.test(word) && !UNSTEMMED.has(word) ? tellingStem(word) : word;
  if (stems.size === STEMS_KEPT) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** What is left must still tell something: "tvs" is "tv", but "ines" is a name and not "in", and "wills" not "will". */
function tellingStem(word: string): string {
  const stem = stemmer(word);
  const isTelling = stem.length > 2 || word === `${stem}s`;
  if (isTelling && !isStopWord(stem)) return stem;
  return SHORT_PLURAL.test(word) ? word.slice(0, -1) : word;
}

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** What every word of a stem begins with: stemming changes the end of a word, and of what it leaves at most a letter. */
export const beginningOf = (stem: string): string => stem.slice(0, Math.max(1, Math.min(4, stem.length - 1)));
