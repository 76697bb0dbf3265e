/** How many read along in all processes: each tells the others on the bus how many it has, and forgets a process whose heartbeat stops. */
import { randomUUID } from 'node:crypto';
import type { Bus } from '@masthead/storage';
import { z } from 'zod';

const CHANNEL = 'live-readers';
const FORGOTTEN_MS = 15_000;

const message = z.object({ process: z.string(), readers: z.record(z.string(), z.number()) });

export interface ReaderCounts {
  readersOf(story: string): number;
  /** What this process has, told to the others. */
  tell(readers: Record<string, number>): Promise<void>;
}

export async function followReaderCounts(bus: Bus): Promise<ReaderCounts> {
  const own = randomUUID();
  const heard = new Map<string, { readers: Record<string, number>; at: number }>();
  await bus.subscribe(CHANNEL, (text) => {
    const { data } = message.safeParse(text);
    if (data) heard.set(data.process, { readers: data.readers, at: performance.now() });
  });
  let told = 0;
  return {
    readersOf(story) {
      let sum = 0;
      for (const [process, { readers, at }] of heard) {
        if (performance.now() - at > FORGOTTEN_MS) heard.delete(process);
        else sum += readers[story] ?? 0;
      }
      return sum;
    },
    async tell(readers) {
      const count = Object.keys(readers).length;
      // Who has nobody says so once.
      if (count > 0 || told > 0) await bus.publish(CHANNEL, { process: own, readers });
      told = count;
    },
  };
}
