/** Follows the log of changes for a process: whoever in it keeps something made of content hears each change once, in order. */
import { followLog, type Logger, type LogPart } from '@masthead/runtime';
import type { Change } from './change-log.ts';

/** Somebody who keeps something made of content. What they do must not wait for a write: that waits for them. */
export interface ChangeListener {
  /** These changed: what was made of them is old. */
  heard(names: Change): void | Promise<void>;
  /** Changes were missed: anything may be old. */
  missed(): void | Promise<void>;
}

/** Where the changes come from that a process hears: the service itself, or its log elsewhere. */
export interface Changes {
  /** Gives what ends it. */
  follow(listener: ChangeListener): () => void;
  /** There may be news. Resolves when all of it is told to everybody in this process. Never rejects. */
  check(): Promise<void>;
}

export interface ChangesOptions {
  read(after: number | undefined): Promise<LogPart<Change>>;
  logger: Logger;
  lookEveryMs: number;
}

export function followChanges({ read, logger, lookEveryMs }: ChangesOptions): Changes & { close(): Promise<void> } {
  const listeners = new Set<ChangeListener>();
  /** Of those who hear the same, one that fails harms nobody else. */
  const tellAll = async (tell: (listener: ChangeListener) => void | Promise<void>): Promise<void> => {
    for (const listener of listeners)
      try {
        await tell(listener);
      } catch (error) {
        logger.error('A subscriber to changes failed', { error });
      }
  };
  const log = followLog<Change>({
    read,
    heard: (names) => tellAll((listener) => listener.heard(names)),
    missed: () => tellAll((listener) => listener.missed()),
    logger,
    lookEveryMs,
  });
  return {
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check: log.check,
    close: log.close,
  };
}
