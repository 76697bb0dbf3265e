/** A process of the tests that sends what is in the queue of theirs, until it is killed. */
import { writeSync } from 'node:fs';
import { createJobRunner, type JobsSchema } from '@masthead/jobs';
import { createLogger, systemClock } from '@masthead/runtime';
import { openDatabase } from '@masthead/storage';
import { z } from 'zod';
import { createMail, type MailSchema } from '../index.ts';

const { config, server } = z
  .object({
    config: z.object({ databaseUrl: z.string().optional(), dataDir: z.string() }),
    server: z.object({ host: z.string(), port: z.number(), secure: z.boolean() }),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const logger = createLogger({ level: 'silent' });
const database = await openDatabase<JobsSchema & MailSchema>({ ...config, logger });
const from = { name: 'Masthead', address: 'letters@masthead.example' };
const mail = await createMail({ database, clock: systemClock, logger, from, server, keptDays: 30 });
const runner = await createJobRunner({ database, clock: systemClock, logger, longestSleepMs: 100 });
runner.register(mail.jobs);
await runner.start();
writeSync(1, 'ready\n');
// A runner alone keeps no process alive.
setInterval(() => {}, 60_000);
