/** Where the reader stopped in which episode, as the browser keeps it: few lines of text, the last one heard at the end. */
import { keepPreference, readPreference } from '../../base/preferences.ts';

type Moments = ReadonlyMap<string, number>;

const NAME = 'listened';
const MOST_KEPT = 50;
/** Who has heard no more than this has not begun, and who has no more than this to hear is through. In seconds. */
const MARGIN = 5;

const worthKeeping = (seconds: number, duration: number): boolean => seconds >= MARGIN && seconds <= duration - MARGIN;

/** What anybody wrote into the storage of a browser may be there. */
export function readMoments(text: string): Moments {
  const lines = text.split('\n').flatMap((line): [string, number][] => {
    const [, id, seconds] = /^(\S+) (\d{1,6}(?:\.\d+)?)$/.exec(line) ?? [];
    return id === undefined ? [] : [[id, Number(seconds)]];
  });
  return new Map(lines);
}

/** Without the episode where there is nothing to go on with, and of many only the newest. */
export function withMoment(moments: Moments, id: string, seconds: number, duration: number): Moments {
  const others = [...moments].filter(([other]) => other !== id);
  if (!worthKeeping(seconds, duration)) return new Map(others);
  return new Map([...others, [id, Math.floor(seconds)] as const].slice(-MOST_KEPT));
}

export const momentsText = (moments: Moments): string =>
  [...moments].map(([id, seconds]) => `${id} ${seconds}`).join('\n');

/** 0 where nothing is known, or nothing that the episode has. */
export function keptMoment(id: string, duration: number): number {
  const seconds = readMoments(readPreference(NAME)).get(id) ?? 0;
  return worthKeeping(seconds, duration) ? seconds : 0;
}

export const keepMoment = (id: string, seconds: number, duration: number): void =>
  keepPreference(NAME, momentsText(withMoment(readMoments(readPreference(NAME)), id, seconds, duration)));
