/** Shows in a text which of its words were asked for. Never HTML: whoever shows the segments writes the markup. */
import { beginningOf, stemOf } from './stems.ts';
import { foldedWords, WORD_LETTERS, wordsOf } from './words.ts';

export interface Segment {
  text: string;
  /** Whether it was asked for. */
  hit: boolean;
}

/** A snippet is about this long, and begins a little before its first hit. */
const SNIPPET_LENGTH = 200;
const LEAD_LENGTH = 40;
/** Beyond it a text without spaces is cut anywhere. */
const LONGEST_SNIPPET = 280;
/** The best passage is sought among so many hits. */
const MOST_HITS = 200;

const ELLIPSIS: Segment = { text: '…', hit: false };

interface Span {
  start: number;
  end: number;
}

interface Hit extends Span {
  stem: string;
}

/** Finds in any text the words of a query. */
export interface Highlighter {
  stems: ReadonlySet<string>;
  /** Finds every word that can be of one of the stems, without looking at each word of the text: there are many. */
  candidates: RegExp;
  /** Finds what can be one of the stems written as two words, "Wi-Fi" of "wifi"; undefined where none is long enough. */
  inTwo: RegExp | undefined;
}

const SHORTEST_IN_TWO = 4;
const GAP = '[ \\-\\u2010-\\u2013]?';

export function highlighterOf(stems: Iterable<string>): Highlighter {
  const wanted = new Set(stems);
  const beginnings = [...wanted].map(beginningOf).filter((beginning) => /^[a-z0-9]+$/.test(beginning));
  // A letter beyond ASCII may be folded to any other, so words with one are always looked at.
  const beyondAscii = `[a-zA-Z0-9]*(?![\\x00-\\x7f])`;
  const starts = [...beginnings.map(inEitherCase), beyondAscii].join('|');
  const candidates = new RegExp(`(?<![${WORD_LETTERS}])(?:${starts})[${WORD_LETTERS}]*`, 'gu');
  return { stems: wanted, candidates, inTwo: patternInTwo(wanted) };
}

function patternInTwo(stems: ReadonlySet<string>): RegExp | undefined {
  const long = [...stems].filter((stem) => stem.length >= SHORTEST_IN_TWO && /^[a-z0-9]+$/.test(stem));
  if (long.length === 0) return undefined;
  // Stemming may have changed the last letter.
  const spaced = long.map((stem) => Array.from(stem.slice(0, -1), inEitherCase).join(GAP) + GAP);
  return new RegExp(`(?<![${WORD_LETTERS}])(?:${spaced.join('|')})[${WORD_LETTERS}]+`, 'gu');
}

const inEitherCase = (text: string): string => text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

function hitsIn(text: string, { stems, candidates, inTwo }: Highlighter): Hit[] {
  const words = wordsOf(text, candidates)
    .map(({ folded, start, end }) => ({ stem: stemOf(folded), start, end }))
    .filter(({ stem }) => stems.has(stem));
  const two = inTwo ? hitsInTwo(text, stems, inTwo) : [];
  if (two.length === 0) return words;
  return [...two, ...words].sort((one, other) => one.start - other.start || other.end - one.end);
}

function hitsInTwo(text: string, stems: ReadonlySet<string>, inTwo: RegExp): Hit[] {
  return Array.from(text.matchAll(inTwo), ({ 0: match, index }) => {
    const words = foldedWords(match);
    return { stem: stemOf(words.join('')), start: index, end: index + match.length, words: words.length };
  }).filter(({ stem, words }) => words === 2 && stems.has(stem));
}

/** The whole text in segments. */
export const highlighted = (text: string, highlighter: Highlighter): Segment[] =>
  segments(text, { start: 0, end: text.length }, hitsIn(text, highlighter));

function segments(text: string, { start, end }: Span, hits: readonly Span[]): Segment[] {
  const made: Segment[] = [];
  let at = start;
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue;
    if (hit.start > at) made.push({ text: text.slice(at, hit.start), hit: false });
    made.push({ text: text.slice(hit.start, hit.end), hit: true });
    at = hit.end;
  }
  if (at < end) made.push({ text: text.slice(at, end), hit: false });
  return made;
}

/** The passage that has most of what was asked for: the dek when it has as much as any passage of the body. */
export function snippetOf({ dek, body }: { dek: string; body: string }, highlighter: Highlighter): Segment[] {
  const inDek = passageOf(dek, highlighter);
  if (inDek.stems === highlighter.stems.size) return inDek.segments();
  const inBody = passageOf(body, highlighter);
  return inBody.stems > inDek.stems || dek === '' ? inBody.segments() : inDek.segments();
}

interface Passage {
  /** How many of the stems it has. */
  stems: number;
  segments(): Segment[];
}

function passageOf(text: string, highlighter: Highlighter): Passage {
  const hits = hitsIn(text, highlighter).slice(0, MOST_HITS);
  const best = richest(hits, highlighter.stems.size);
  return { stems: distinct(best), segments: () => cut(text, hits, best[0]?.start ?? 0) };
}

const distinct = (hits: readonly Hit[]): number => new Set(hits.map(({ stem }) => stem)).size;

/** The first of the passages with most different hits. */
function richest(hits: readonly Hit[], enough: number): Hit[] {
  let best: Hit[] = [];
  for (const [index, first] of hits.entries()) {
    const last = hits.findIndex(({ end }, later) => later > index && end > first.start + SNIPPET_LENGTH - LEAD_LENGTH);
    const passage = hits.slice(index, last === -1 ? hits.length : last);
    if (distinct(passage) > distinct(best)) best = passage;
    if (distinct(best) === enough) break;
  }
  return best;
}

function cut(text: string, hits: readonly Hit[], firstHit: number): Segment[] {
  const start = startBefore(text, firstHit);
  const end = endAfter(text, start + SNIPPET_LENGTH);
  const passage = segments(text, { start, end }, hits);
  return [...(start > 0 ? [ELLIPSIS] : []), ...passage, ...(end < text.length ? [ELLIPSIS] : [])];
}

function startBefore(text: string, firstHit: number): number {
  if (firstHit <= LEAD_LENGTH) return 0;
  const space = text.indexOf(' ', firstHit - LEAD_LENGTH);
  return space === -1 || space >= firstHit ? firstHit : space + 1;
}

function endAfter(text: string, wanted: number): number {
  if (text.length <= wanted) return text.length;
  const space = text.indexOf(' ', wanted);
  const most = wanted + LONGEST_SNIPPET - SNIPPET_LENGTH;
  if (space !== -1 && space <= most) return space;
  if (space === -1 && text.length <= most) return text.length;
  return isSecondHalf(text.charCodeAt(wanted)) ? wanted - 1 : wanted;
}

/** Of a character written as two. */
const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
