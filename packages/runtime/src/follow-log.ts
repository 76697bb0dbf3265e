/**
 * Follows a log from where it stands: whoever says that there may be news only makes it look. It does not matter who
 * says so, how often, or when; what the log has is told once and in its order.
 */
import type { Logger } from './logger.ts';

/** What a log has after a position. */
export interface LogPart<Entry> {
  entries: readonly Entry[];
  /** The position after these entries. */
  last: number;
  /** The log no longer has everything after the position: what is missing cannot be told. */
  missed: boolean;
  /** There are more entries after these. */
  more: boolean;
}

export interface LogFollowerOptions<Entry> {
  /** What comes after a position; without one, where the log ends now. */
  read(after: number | undefined): Promise<LogPart<Entry>>;
  heard(entry: Entry): void | Promise<void>;
  /** Entries were missed: whoever keeps something made of what the log tells of starts afresh. */
  missed(): void | Promise<void>;
  logger: Logger;
  /** It looks by itself as often, for the case that nobody says that there is news. */
  lookEveryMs: number;
}

export interface LogFollower {
  /** Finds where the log ends: what comes after that is told. */
  start(): Promise<void>;
  /** There may be news. Resolves when everything that is in the log by now is told. Never rejects. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const LONGEST_PAUSE_MS = 5000;

export function followLog<Entry>(options: LogFollowerOptions<Entry>): LogFollower {
  const { read, heard, missed, logger, lookEveryMs } = options;
  let position: number | undefined;
  let reading: Promise<void> | undefined;
  let isAsked = false;
  let failures = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function lookLater(): void {
    clearTimeout(timer);
    if (closed) return;
    const pause = failures === 0 ? lookEveryMs : Math.min(100 * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS);
    timer = setTimeout(() => void check(), pause);
    timer.unref();
  }

  /** Where it stands moves on once an entry is told: one that could not be is told again. */
  async function take({ entries, last, missed: isMissing, more }: LogPart<Entry>): Promise<void> {
    // What came while nobody could tell where the log ends is unknown.
    const beganLate = position === undefined && failures > 0;
    if (isMissing || beganLate) await missed();
    for (const entry of entries) await heard(entry);
    position = last;
    isAsked ||= more;
  }

  async function readOn(): Promise<void> {
    try {
      while (isAsked && !closed) {
        isAsked = false;
        await take(await read(position));
        failures = 0;
      }
    } catch (error) {
      if (failures === 0) logger.warn('The log of changes cannot be read: it is tried again', { error });
      failures += 1;
    } finally {
      reading = undefined;
      lookLater();
    }
  }

  async function check(): Promise<void> {
    if (closed) return;
    isAsked = true;
    reading ??= readOn();
    await reading;
  }

  return {
    start: check,
    check,
    async close() {
      closed = true;
      clearTimeout(timer);
      await reading;
    },
  };
}
