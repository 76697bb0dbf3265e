/** A collector as a process of its own, under load from within: prints the ids of each batch that it acknowledged, until it is killed. */
import { randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { createLogger } from '@masthead/runtime';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { batchRequest } from './request.ts';
import { openTestService } from './service.ts';

const given: { dataDir: string; databaseUrl?: string } = JSON.parse(process.argv[2] ?? '');
const place = { databaseUrl: undefined, ...given };
const logger = createLogger({ level: 'error' });
const service = await openTestService(place, { logger, logLevel: 'error' });

// Whoever is killed leaves nothing for the next one otherwise.
flushCompileCache();

const PER_BATCH = 5;

async function send(): Promise<void> {
  const ids = Array.from({ length: PER_BATCH }, () => randomUUID());
  const now = Date.now();
  const events = ids.map((id) => ({ ...sampleEvent('engaged_time'), id, at: now }));
  const batch = { ...sampleBatch(events, now), session: randomUUID() };
  const post = () => service.fetch(batchRequest(batch), { sender: undefined, country: null });
  const { status } = await post();
  if (status !== 202) throw new Error(`It answered ${status}`);
  // Waits for whoever reads slowly: a pipe's end of a process is a synchronous one.
  process.stdout.write(`${ids.join('\n')}\n`);
  // As a browser does that never saw the answer.
  if (Math.random() < 0.3) await post();
}

await Promise.all(
  Array.from({ length: 8 }, async () => {
    while (true) await send();
  }),
);
