/** A video's captions as text to read: its WebVTT without what only players need. */
import { minutesAndSeconds } from '@masthead/model';
import { escapeHtml } from '@masthead/web';

interface Passage {
  /** In seconds. */
  start: number;
  text: string;
}

const TIMING = /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.\d{3}[ \t]+-->/;
const TAG = /<[^>]*>/g;
/** The characters that WebVTT itself writes as references. */
const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
/** Sentences are read together: a new line begins after about this many words. */
const WORDS_TOGETHER = 24;

/** So many passages are there to be read at once; the rest unfolds. */
const OPENING = 2;

export interface Spoken {
  opening: string;
  /** Empty when the opening is all. */
  rest: string;
}

/** A line for each passage, with the time at which it is said; undefined when the captions have no words. */
export function transcriptOf(webVtt: string): Spoken | undefined {
  const lines = passagesOf(cuesOf(webVtt)).map(
    ({ start, text }) => `<p><span>${minutesAndSeconds(start)}</span> ${escapeHtml(text)}</p>`,
  );
  if (lines.length === 0) return undefined;
  return { opening: lines.slice(0, OPENING).join(''), rest: lines.slice(OPENING).join('') };
}

function cuesOf(webVtt: string): Passage[] {
  const blocks = webVtt.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => TIMING.test(line));
    const [, hours = '0', minutes = '0', seconds = '0'] = TIMING.exec(lines[timing] ?? '') ?? [];
    const text = timing < 0 ? '' : wordsOf(lines.slice(timing + 1).join(' '));
    return text ? [{ start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text }] : [];
  });
}

const wordsOf = (text: string): string =>
  text
    .replaceAll(TAG, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) =>
      Object.hasOwn(REFERENCES, name) ? (REFERENCES[name] ?? '') : whole,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A cue is as long as a line of a screen; a passage goes on until it has said something. */
function passagesOf(cues: readonly Passage[]): Passage[] {
  const passages: Passage[] = [];
  for (const { start, text } of cues) {
    const last = passages.at(-1);
    if (last && isUnfinished(last.text)) last.text += ` ${text}`;
    else passages.push({ start, text });
  }
  return passages;
}

const isUnfinished = (text: string): boolean => text.split(' ').length < WORDS_TOGETHER;
