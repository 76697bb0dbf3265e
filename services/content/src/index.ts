/** The content service: a function from request to response over its own tables, the schedule, and the newsroom import. */
import type { StaffPerson } from '@masthead/account';
import type { Job, JobRunner } from '@masthead/jobs';
import { createMail, type Mail, SEND_MAIL } from '@masthead/mail';
import {
  type Clock,
  type ErrorReporter,
  type Logger,
  localRateLimits,
  type RateLimits,
  systemClock,
  type TextAnswer,
} from '@masthead/runtime';
import { type Database, type Media, migrateToLatest } from '@masthead/storage';
import { sql } from 'kysely';
import { changesAfter } from './changes/change-log.ts';
import { type Changes, followChanges } from './changes/follow-changes.ts';
import { type TakeIn, takeUnheard } from './changes/named-reader.ts';
import { SCHEDULE } from './changes/names.ts';
import type * as Commands from './commands/commands.ts';
import { createApp } from './http/app.ts';
import type { AppDeps } from './http/app-deps.ts';
import { createDeskCaller, type DeskCaller } from './http/desk-door.ts';
import { askInProcess } from './http/json-text.ts';
import type { Told } from './http/limits.ts';
import { contentJobs, ON_TIME } from './jobs.ts';
import { migrations } from './migrations/index.ts';
import type * as LoadDemo from './newsroom/demo/load-demo.ts';
import type * as Import from './newsroom/import/import.ts';
import type { NewsroomReport } from './newsroom/import/import.ts';
import { leavingOutUnknownKinds } from './repositories/known-kinds.ts';
import type { ContentSchema } from './schema.ts';
import { type ContentStore, contentStore } from './store.ts';
import { createDecisions } from './use-cases/decisions.ts';
import { createSearchMisses } from './use-cases/search-misses.ts';

export { actingAs } from './audit/acting.ts';
export type { ChangeListener, Changes } from './changes/follow-changes.ts';
export { followRemoteChanges } from './changes/remote-changes.ts';
export type { Command, CommandContext } from './commands/command.ts';
export { WrongCommand } from './commands/command.ts';
export type { NewsroomReport } from './newsroom/import/import.ts';
export { isNewsroomLoaded } from './newsroom/import/is-loaded.ts';
export type { ContentSchema } from './schema.ts';
export { type ContentStore, contentStore, noteChange } from './store.ts';

// Most starts take nothing over: what reads files, and the command line, are loaded by those who do.
export const importNewsroom = async (...args: Parameters<typeof Import.importNewsroom>): Promise<NewsroomReport> =>
  (await import('./newsroom/import/import.ts')).importNewsroom(...args);
export const loadDemo = async (...args: Parameters<typeof LoadDemo.loadDemo>): Promise<boolean> =>
  (await import('./newsroom/demo/load-demo.ts')).loadDemo(...args);
export const loadCommands = async (): Promise<typeof Commands.commands> =>
  (await import('./commands/commands.ts')).commands;

export interface ContentServiceDeps {
  database: Database<ContentSchema>;
  media: Media;
  siteKey: string;
  logger: Logger;
  reporter: ErrorReporter;
  clock?: Clock;
  /** How much one sender may ask; unless given, this process counts by itself. */
  limits?: RateLimits;
  /** Runs `jobs`, which whoever opens the service registers with it; without one nothing is done by the clock. */
  jobs?: Pick<JobRunner, 'wake' | 'read'>;
  /** Which of the newsroom's people a request's cookies are of; unless given, only tokens open the desk. */
  staffOf?: (cookies: string | undefined) => Promise<StaffPerson | undefined>;
  /** Unless given, messages are kept and go nowhere. */
  mail?: Mail;
  /** Where readers find the site; messages lead there. */
  siteUrl?: string;
  /** The key that decisions are asked for with; without one nobody can. */
  decisionKey?: string | undefined;
  /** How long errors of readers and missing addresses are kept; 30 days unless given. */
  reportsKeptDays?: number;
  /** Says to other processes that there is news in the log of changes. A hint: they find it by themselves too. */
  hint?: () => Promise<void>;
  /** How many read a story's live coverage along, in all processes; nobody, where nobody counts. */
  readersOf?: (storyId: string) => number;
  /** Webhooks may be in the network of the machine itself. */
  allowPrivateWebhooks?: boolean;
}

export interface ContentService extends Changes {
  /** `sender` is whom it comes from; undefined where the product itself asks, which is not limited. */
  fetch(request: Request, sender?: string): Promise<Response>;
  /** The same for who asks in this process and only reads the text. */
  ask(request: Request): Promise<TextAnswer>;
  /**
   * For whoever must hear each change once in the whole house: what was not heard yet, also from before this start.
   * It is taken in by the transaction that notes it as heard; `after` is called when that is committed.
   */
  followOnce(name: string, takeIn: TakeIn, after: () => void): Promise<void>;
  /** What it does by the clock. */
  jobs: readonly Job[];
  /** Publishes what is due now; it does so by itself when something falls due. */
  wake(): Promise<void>;
  /** What takes newsrooms over writes by it, so that the changes are told. */
  store: ContentStore;
  /** Who of the newsroom sends a request, for services that have calls of their own at the desk; throws the desk's 401 or 403. */
  deskWriter: DeskCaller;
  /** Rejects when the database cannot be asked. */
  healthy(): Promise<void>;
  close(): Promise<void>;
}

/** Brings the tables up to date. */
export const prepareContent = (database: Database<ContentSchema>): Promise<void> =>
  migrateToLatest(database, migrations, { namespace: 'content' });

/** The log is looked at even when nobody says that there is news. */
const LOOK_EVERY_MS = 10_000;
const HOUSE = { name: 'Masthead', address: 'masthead@localhost' };
const NO_JOBS: Pick<JobRunner, 'wake' | 'read'> = { wake: async () => {}, read: async () => [] };

export async function createContentService(deps: ContentServiceDeps): Promise<ContentService> {
  const { database, media, siteKey, decisionKey, logger, reporter, clock = systemClock } = deps;
  const {
    hint = async () => {},
    readersOf = () => 0,
    jobs = NO_JOBS,
    reportsKeptDays = 30,
    limits = localRateLimits(clock),
    siteUrl = 'http://localhost:3000',
  } = deps;
  await prepareContent(database);
  const mail = deps.mail ?? (await createMail({ database, clock, logger, from: HOUSE, keptDays: 30 }));
  const changes = followChanges({
    read: (after) => changesAfter(database.db, after),
    logger,
    lookEveryMs: LOOK_EVERY_MS,
  });
  const store = contentStore(database, {
    clock,
    async tell() {
      await changes.check();
      await hint().catch((error: unknown) => logger.warn('Other processes could not be told of a change', { error }));
    },
  });
  await changes.check();
  const stopWatching = await database.watch(() => void changes.check());
  const wake = async (): Promise<void> => void (await Promise.all(ON_TIME.map(jobs.wake)));
  changes.follow({
    heard: (names) => void (names.includes(SCHEDULE) && wake()),
    missed: () => void wake(),
  });
  const decisions = createDecisions({ database: store, now: clock.now, logger });
  const misses = createSearchMisses({ database: store, clock, logger });
  const appDeps: AppDeps = {
    database: { ...store, db: leavingOutUnknownKinds(database, logger).db },
    media,
    clock,
    limits,
    siteKey,
    reporter,
    decisions,
    misses,
    decisionKey,
    jobs,
    mail: { ...mail, siteUrl, wake: () => void jobs.wake(SEND_MAIL) },
    readersOf,
    staffOf: deps.staffOf,
  };
  const app = createApp(appDeps);
  return {
    fetch: async (request, sender) => app.fetch(request, { sender } satisfies Told),
    ask: (request) => askInProcess(app, request),
    follow: changes.follow,
    check: changes.check,
    async followOnce(name, takeIn, after) {
      const take = async (): Promise<void> => {
        if ((await takeUnheard(store, name, takeIn)).length > 0) after();
      };
      changes.follow({ heard: take, missed: take });
      await take();
    },
    jobs: [
      ...contentJobs({
        database: store,
        clock,
        decisions,
        logger,
        reportsKeptDays,
        allowPrivateWebhooks: deps.allowPrivateWebhooks ?? false,
      }),
      ...mail.jobs,
    ],
    wake,
    store,
    deskWriter: createDeskCaller(appDeps),
    async healthy() {
      await sql`select 1`.execute(database.db);
    },
    async close() {
      await stopWatching();
      await decisions.close();
      await misses.flush();
      await changes.close();
    },
  };
}
