/** Entries of the log of writes, as the desk tells them. */
import { type Is, isFields, isListOf, isNumber, isOrNull, isText } from '../guards.ts';
import type { PortionedList } from '../use-portions.ts';

export interface LogEntry {
  entry: number;
  at: string;
  who: string;
  from: string | null;
  does: string;
  about: string;
  slug: string | null;
}

const isEntry: Is<LogEntry> = (value): value is LogEntry =>
  isFields(value) &&
  isNumber(value.entry) &&
  [value.at, value.who, value.does, value.about].every(isText) &&
  [value.from, value.slug].every(isOrNull(isText));

export interface LogFilter {
  who: string;
  about: string;
}

const PORTION = 50;

/** The log has no numbers that move: what is older than the last entry follows it. */
export const logOf = ({ who, about }: LogFilter): PortionedList<LogEntry> => ({
  pathAfter(shown) {
    const before = shown.at(-1)?.entry;
    const query = new URLSearchParams({ limit: `${PORTION}` });
    if (who !== '') query.set('who', who);
    if (about !== '') query.set('about', about);
    if (before !== undefined) query.set('before', `${before}`);
    return `/api/desk/audit?${query}`;
  },
  are: isListOf(isEntry),
  keyOf: ({ entry }) => entry,
});
