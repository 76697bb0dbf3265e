/** What players tell of a film that we sent, each thing once: what it is called on the way, and what it is counted as. */
import { VAST_ERRORS } from './limits.ts';
import { TRACKED, type TrackedEvent } from './write.ts';

export type FilmEvent = 'impression' | 'viewable' | 'error' | TrackedEvent;
const FILM_EVENTS: readonly FilmEvent[] = ['impression', 'viewable', 'error', ...TRACKED];

export const isFilmEvent = (text: string): text is FilmEvent => FILM_EVENTS.some((event) => event === text);

const KNOWN_CODES: readonly number[] = Object.values(VAST_ERRORS);

/** As ads on pages are counted, where it is the same. `code` is what a player puts in place of `[ERRORCODE]`. */
export function filmEventKind(event: FilmEvent, code = ''): string {
  if (event === 'impression') return 'shown';
  if (event === 'viewable') return 'viewed';
  if (event !== 'error') return event;
  const known = KNOWN_CODES.includes(Number(code)) ? Number(code) : VAST_ERRORS.undefined;
  return `error-${known}`;
}
