/** A process of the tests that works at jobs on a database of theirs, until it is killed. */
import { writeSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { createLogger, systemClock } from '@masthead/runtime';
import { openDatabase } from '@masthead/storage';
import { z } from 'zod';
import { createJobRunner, type JobsSchema, queued } from '../index.ts';

interface Schema extends JobsSchema {
  ran: { item: number; process: number };
}

const { config, leaseMs, workMs } = z
  .object({
    config: z.object({ databaseUrl: z.string().optional(), dataDir: z.string() }),
    leaseMs: z.number(),
    /** How long each piece of work takes. */
    workMs: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const logger = createLogger({ level: 'silent' });
const database = await openDatabase<Schema>({ ...config, logger });
const runner = await createJobRunner({ database, clock: systemClock, logger, longestSleepMs: 200 });
runner.register([
  queued({
    name: 'count',
    payload: z.number(),
    leaseMs,
    async run([item = 0], { progress }) {
      await progress(1, 2);
      await database.db.insertInto('ran').values({ item, process: process.pid }).execute();
      writeSync(1, `began ${item}\n`);
      await after(workMs);
      writeSync(1, `ended ${item}\n`);
    },
  }),
]);
await runner.start();
writeSync(1, 'ready\n');
// A runner alone keeps no process alive.
setInterval(() => {}, 60_000);
