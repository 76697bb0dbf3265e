/** The content service: a function from request to response over its own tables, the schedule, and the newsroom import. */
import { type Clock, type ErrorReporter, type Logger, systemClock } from '@masthead/runtime';
import { type Database, type Media, migrateToLatest } from '@masthead/storage';
import { sql } from 'kysely';
import type * as Commands from './commands.ts';
import { createApp } from './http/app.ts';
import { migrations } from './migrations/index.ts';
import type * as Import from './newsroom/import.ts';
import type { NewsroomReport } from './newsroom/import.ts';
import type * as LoadDemo from './newsroom/load-demo.ts';
import { leavingOutUnknownKinds } from './repositories/known-kinds.ts';
import { createScheduler } from './scheduler.ts';
import type { ContentSchema } from './schema.ts';
import { createDecisions } from './use-cases/decisions.ts';
import { type Tell, tellChanges } from './use-cases/writing/outbox.ts';

export type { Command } from './commands.ts';
export type { NewsroomReport } from './newsroom/import.ts';
export { isNewsroomLoaded } from './newsroom/is-loaded.ts';
export type { ContentSchema } from './schema.ts';

// Most starts take nothing over: what reads files, and the command line, are loaded by those who do.
export const importNewsroom = async (...args: Parameters<typeof Import.importNewsroom>): Promise<NewsroomReport> =>
  (await import('./newsroom/import.ts')).importNewsroom(...args);
export const loadDemo = async (...args: Parameters<typeof LoadDemo.loadDemo>): Promise<boolean> =>
  (await import('./newsroom/load-demo.ts')).loadDemo(...args);
export const loadCommands = async (): Promise<typeof Commands.commands> => (await import('./commands.ts')).commands;

export interface ContentServiceDeps {
  database: Database<ContentSchema>;
  media: Media;
  siteKey: string;
  logger: Logger;
  reporter: ErrorReporter;
  clock?: Clock;
  /** The key that decisions are asked for with; without one nobody can. */
  decisionKey?: string | undefined;
  /** Hears the names of what changed, once it is safe. */
  tell?: Tell;
  /** How many read a story's live coverage along, in all processes; nobody, where nobody counts. */
  readersOf?: (storyId: string) => number;
}

export interface ContentService {
  fetch(request: Request): Promise<Response>;
  /** Tells what changed by other hands: an import, another process. */
  changed(): Promise<void>;
  /** Rejects when the database cannot be asked. */
  healthy(): Promise<void>;
  close(): Promise<void>;
}

/** Brings the tables up to date. */
export const prepareContent = (database: Database<ContentSchema>): Promise<void> =>
  migrateToLatest(database, migrations, { namespace: 'content' });

export async function createContentService(deps: ContentServiceDeps): Promise<ContentService> {
  const { database, media, siteKey, decisionKey, logger, reporter, clock = systemClock } = deps;
  const { tell = async () => {}, readersOf = () => 0 } = deps;
  await prepareContent(database);
  const announce = () =>
    tellChanges(database.db, tell).catch((error: unknown) =>
      logger.warn('What changed could not be told: it is told again later', { error }),
    );
  const scheduler = createScheduler({ database, clock }, logger, announce);
  const decisions = createDecisions({ database, now: clock.now, logger });
  const { wake } = scheduler;
  const app = createApp({
    database: leavingOutUnknownKinds(database, logger),
    media,
    clock,
    siteKey,
    reporter,
    decisions,
    decisionKey,
    changed: wake,
    readersOf,
  });
  await wake();
  return {
    fetch: async (request) => app.fetch(request),
    changed: wake,
    async healthy() {
      await sql`select 1`.execute(database.db);
    },
    async close() {
      await scheduler.stop();
      await decisions.close();
    },
  };
}
