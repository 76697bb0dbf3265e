/** Hears what others announce with NOTIFY, on a connection of its own that is made again when it breaks. */
import type { Logger } from '@masthead/runtime';
import { Client } from 'pg';

export interface PostgresAddress {
  connectionString: string;
  connectionTimeoutMillis: number;
}

/** One channel for the whole database: what it says is only that somebody committed something. */
export const CHANNEL = 'masthead_commit';

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** Resolves when it listens, or when that turns out to be impossible now: it goes on trying. Gives what ends it. */
export async function watchChannel(
  address: PostgresAddress,
  listener: () => void,
  logger: Logger,
): Promise<() => Promise<void>> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let ended = false;

  async function connect(): Promise<void> {
    const next = new Client({ ...address, application_name: 'masthead changes', keepAlive: true });
    client = next;
    next.on('notification', listener);
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch {
      lost(next);
      return;
    }
    failures = 0;
    // Something may have been committed before anybody listened.
    listener();
  }

  function lost(which: Client): void {
    if (ended || which !== client) return;
    client = undefined;
    which.end().catch(() => {});
    if (failures === 0) logger.warn('The connection that listens to PostgreSQL was lost');
    const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS);
    failures += 1;
    retry = setTimeout(() => void connect(), pause);
    retry.unref();
  }

  await connect();
  return async () => {
    ended = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}
