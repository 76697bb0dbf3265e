/** Stored flags as this process knows them: read again after an hour, or at once when they change. Never waited for twice. */
import { type FlagValues, isFlagName } from '@masthead/rules';
import { type Clock, type Logger, statusOf } from '@masthead/runtime';

/** Seconds that what is configured elsewhere is kept. */
export const CONFIG_MAX_AGE = 3600;
/** What could not be read is tried again after this. */
const RETRY_SECONDS = 60;

export interface Flags {
  /** At once where they are known. A failure is logged and leaves them as they were; unknown flags are off. */
  current(): FlagValues | Promise<FlagValues>;
  /** They changed. */
  forget(): void;
}

interface FlagParts {
  read(): Promise<Readonly<Record<string, boolean>>>;
  clock: Clock;
  logger: Logger;
}

export function createFlags({ read, clock, logger }: FlagParts): Flags {
  let known: FlagValues = {};
  let freshUntil = Number.NEGATIVE_INFINITY;
  let reading: Promise<FlagValues> | undefined;

  async function readAgain(): Promise<FlagValues> {
    const started = reading;
    let seconds = CONFIG_MAX_AGE;
    try {
      known = Object.fromEntries(Object.entries(await read()).filter(([name]) => isFlagName(name)));
    } catch (error) {
      seconds = RETRY_SECONDS;
      // A content service that knows of no flags is no failure.
      if (statusOf(error) !== 404) logger.warn('The stored flags could not be read', { error });
    }
    // What was asked for before a change is not what holds after it.
    if (reading === started) freshUntil = clock.now() + seconds * 1000;
    return known;
  }

  return {
    current() {
      if (clock.now() < freshUntil) return known;
      if (reading) return reading;
      const started: Promise<FlagValues> = Promise.resolve()
        .then(readAgain)
        .finally(() => {
          if (reading === started) reading = undefined;
        });
      reading = started;
      return started;
    },
    forget() {
      freshUntil = Number.NEGATIVE_INFINITY;
      reading = undefined;
    },
  };
}
