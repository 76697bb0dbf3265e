/** Stored flags as this process knows them: read again after an hour, or at once when they change. Never waited for twice. */
import { type FlagValues, isFlagName } from '@masthead/rules';
import { type Clock, type Logger, statusOf } from '@masthead/runtime';
import type { Dependents } from '../cache/dependents.ts';

/** What changes when a stored flag does. */
export const FLAGS_TAG = 'flags';

/** Seconds that what is configured elsewhere is kept. */
export const CONFIG_MAX_AGE = 3600;
/** What could not be read is tried again after this. */
const RETRY_SECONDS = 60;

export interface Flags {
  /** At once where they are known. A failure is logged and leaves them as they were; unknown flags are off. */
  current(): FlagValues | Promise<FlagValues>;
}

interface FlagParts {
  read(): Promise<Readonly<Record<string, boolean>>>;
  clock: Clock;
  logger: Logger;
  dependents: Dependents;
}

export function createFlags({ read, clock, logger, dependents }: FlagParts): Flags {
  let known: FlagValues = {};
  let freshUntil = Number.NEGATIVE_INFINITY;
  let reading: Promise<FlagValues> | undefined;
  let changes = 0;

  dependents.watch(FLAGS_TAG, () => {
    changes += 1;
    freshUntil = Number.NEGATIVE_INFINITY;
    reading = undefined;
  });

  /** What was asked for before a change is not what holds after it. */
  function keep(changesBefore: number, values: FlagValues, seconds: number): FlagValues {
    if (changes !== changesBefore) return values;
    known = values;
    freshUntil = clock.now() + seconds * 1000;
    reading = undefined;
    return values;
  }

  async function readAgain(): Promise<FlagValues> {
    const changesBefore = changes;
    try {
      const values = Object.entries(await read()).filter(([name]) => isFlagName(name));
      return keep(changesBefore, Object.fromEntries(values), CONFIG_MAX_AGE);
    } catch (error) {
      // A content service that knows of no flags is no failure.
      if (statusOf(error) !== 404) logger.warn('The stored flags could not be read', { error });
      return keep(changesBefore, known, RETRY_SECONDS);
    }
  }

  return {
    current() {
      if (clock.now() < freshUntil) return known;
      reading ??= readAgain();
      return reading;
    },
  };
}
