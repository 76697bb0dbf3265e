/** Events of readers: taken, kept for a while, added up for good, and asked by the newsroom. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Job, scheduled } from '@masthead/jobs';
import type { Clock, Logger, LogLevel, RateLimits } from '@masthead/runtime';
import { type CollectorMetrics, createCollector, type From } from './collect/collector.ts';
import { HOUR_MS } from './counting/times.ts';
import type { Ingested } from './ingest/ingest.ts';
import { createIngestThread } from './ingest/thread.ts';
import { openJournal } from './journal/journal.ts';
import { watchRoom } from './journal/room.ts';
import { type EventsDatabase, type EventsPlace, prepareEvents } from './store/store.ts';
import { type AdServerAddress, createAdTelling } from './telling/tell-ads.ts';
import { type ContentAddress, createTelling } from './telling/tell-content.ts';

export interface EventsMetrics extends CollectorMetrics {
  eventsIngested(ingested: Ingested): void;
  eventsWaiting(read: () => number): void;
}

export { type Audience, openAudience } from './audience/open.ts';
export { type CommandDeps, eventsCommand } from './commands.ts';
export { openEventsDatabase } from './store/store.ts';

export interface EventsDeps extends EventsPlace {
  /** As `openEventsDatabase` opens it; closed with the service. */
  database: EventsDatabase;
  logger: Logger;
  logLevel: LogLevel;
  clock: Clock;
  limits: RateLimits;
  metrics: EventsMetrics;
  /** How many bytes may wait in journals for the database. */
  queueBytes: number;
  keptDays: number;
  /** Who is told what readers did; nobody, where no content service is known. */
  content?: ContentAddress | undefined;
  /** What tokens of ads are signed by, and who is told what was delivered; without it nothing is counted of ads. */
  ads?: { readonly key: string; readonly server: AdServerAddress | undefined } | undefined;
}

export interface EventsService {
  fetch(request: Request, from: From): Promise<Response>;
  /** What it stores in. */
  database: EventsDatabase;
  jobs: readonly Job[];
  /** Rejects when the database is away: what is taken then waits on disk. */
  healthy(): Promise<void>;
  /** Resolves when all that was acknowledged up to now is in the database. */
  stored(): Promise<void>;
  close(): Promise<void>;
}

export async function createEventsService(deps: EventsDeps): Promise<EventsService> {
  const {
    database,
    databaseUrl,
    dataDir,
    logger,
    logLevel,
    clock,
    limits,
    metrics,
    queueBytes,
    keptDays,
    content,
    ads,
  } = deps;
  const place = { databaseUrl, dataDir };
  await prepareEvents(database);
  const root = join(dataDir, 'events-journal');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const journal = openJournal({ root, onWritten: () => thread.hint() });
  const thread = createIngestThread({
    data: { place, root, own: journal.folder, logLevel, adKey: ads?.key },
    logger,
    onIngested: metrics.eventsIngested,
  });
  const room = watchRoom({ root, journal, most: queueBytes, onWaiting: () => thread.hint() });
  metrics.eventsWaiting(room.waiting);
  const collect = createCollector({ journal, hasRoom: room.has, limits, clock, metrics });
  const retention = scheduled({
    name: 'forget-old-events',
    every: HOUR_MS,
    run: () => thread.run({ kind: 'forget-old', keptDays, now: clock.now() }),
  });
  return {
    fetch: collect,
    database,
    jobs: [
      retention,
      ...(content ? [createTelling({ database, clock, content })] : []),
      ...(ads?.server ? [createAdTelling(database, ads.server)] : []),
    ],
    healthy: async () => void (await database.db.selectFrom('event_presence').select('at').limit(1).execute()),
    stored: () => thread.run({ kind: 'drain' }),
    async close() {
      room.close();
      await journal.close();
      await thread.close();
      await database.close();
    },
  };
}
