/** What the services of a process share: opened once, closed last. */
import { setTimeout as delay } from 'node:timers/promises';
import type { AdsSchema } from '@masthead/ad-server';
import type { ContentSchema } from '@masthead/content';
import type { DiscussionSchema } from '@masthead/discussion';
import type { IdentitySchema } from '@masthead/identity';
import { createJobRunner, type JobRunner } from '@masthead/jobs';
import { followReaderCounts, type ReaderCounts } from '@masthead/live';
import type { Mail } from '@masthead/mail';
import {
  type Clock,
  clockFrom,
  createErrorReporter,
  type ErrorReporter,
  type Logger,
  once,
  type RateLimits,
  type Settings,
  type Shutdown,
} from '@masthead/runtime';
import {
  type Bus,
  type Database,
  DatabaseAway,
  type Media,
  openBus,
  openDatabase,
  openMedia,
  openRateLimits,
} from '@masthead/storage';
import { ensureDataFolder } from './data-folder.ts';
import { decisionKeyFrom } from './decision-key.ts';
import { installationKey } from './installation-key.ts';
import { openMail } from './mail.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** All that services keep in the one database; each knows its own tables only. */
export type ProductSchema = ContentSchema & DiscussionSchema & IdentitySchema & AdsSchema;

/** Tells the person who started it what is going on. */
export type Say = (sentence: string) => void;

export interface Parts {
  settings: Settings;
  /** The names of the services that run in this process. */
  running: ReadonlySet<string>;
  logger: Logger;
  say: Say;
  clock: Clock;
  reporter: ErrorReporter;
  metrics: Metrics;
  media: Media;
  bus: Bus;
  /** How much one sender may send; counted in all processes together where there is a Redis. */
  limits: RateLimits;
  /** How many read live coverage along, in all processes. */
  counts: ReaderCounts;
  /** Signs the addresses of pictures. */
  signingKey: string;
  /** The key that decisions are asked for with. */
  decisionKey: string;
  /** Opens a database, and waits for it when it is away. */
  whenBack<Opened>(open: () => Promise<Opened>): Promise<Opened>;
  /** The database, opened for the first who asks: not every process needs one. */
  database(): Promise<Database<ProductSchema>>;
  /** What jobs are queued by and run by, in that database; likewise. */
  jobs(): Promise<JobRunner>;
  /** What messages are put in by, in that database; likewise. Whoever puts one in wakes its job. */
  mail(): Promise<Mail>;
  /** What accounts are sealed with; likewise. */
  identitySecret(): Promise<string>;
}

interface Given {
  settings: Settings;
  running: ReadonlySet<string>;
  logger: Logger;
  shutdown: Shutdown;
  say: Say;
}

export async function openParts({ settings, running, logger, shutdown, say }: Given): Promise<Parts> {
  const metrics = createMetrics();
  const reporter = createErrorReporter({ logger, onReport: metrics.errorReported });
  const media = openMedia(settings);
  const bus = await openBus({ redisUrl: settings.redisUrl, logger });
  shutdown.add('bus', () => bus.close());
  const { dataDir } = settings;
  const signingKey = await installationKey({
    given: settings.imageSigningKey,
    dataDir,
    file: 'image-signing-key',
    setting: 'IMAGE_SIGNING_KEY',
    purpose: 'the addresses of pictures',
  });
  /** Made for the first who asks: a process that knows no accounts needs none. */
  const identitySecret = once(() =>
    installationKey({
      given: settings.identitySecret,
      dataDir,
      file: 'identity-secret',
      setting: 'IDENTITY_SECRET',
      purpose: 'accounts',
    }),
  );
  const clock = clockFrom(settings);
  const { limits, close } = await openRateLimits({ redisUrl: settings.redisUrl, clock, logger });
  shutdown.add('rate limits', close);
  const database = once(() => openOwnDatabase({ settings, logger, shutdown, say }));
  const jobs = once(async () => createJobRunner({ database: await database(), clock, logger, bus, metrics }));
  const mail = once(async () => openMail(settings, { database: await database(), clock, logger }));
  return {
    settings,
    running,
    logger,
    say,
    clock,
    reporter,
    metrics,
    media,
    bus,
    limits,
    counts: await followReaderCounts(bus),
    signingKey,
    decisionKey: decisionKeyFrom(signingKey),
    whenBack: (open) => openPatiently(open, { logger, say }),
    database,
    jobs,
    mail,
    identitySecret,
  };
}

type DatabaseGiven = Pick<Given, 'settings' | 'logger' | 'shutdown' | 'say'>;

async function openOwnDatabase(given: DatabaseGiven): Promise<Database<ProductSchema>> {
  const { settings, logger, shutdown } = given;
  const { databaseUrl, dataDir } = settings;
  ensureDataFolder(dataDir);
  const open = () => openDatabase<ProductSchema>({ databaseUrl, dataDir, fileName: 'content.sqlite', logger });
  const database = await openPatiently(open, given);
  shutdown.add('database', () => database.close());
  return database;
}

const LOOK_EVERY_MS = 500;

/** A database that is away when the process starts may come: it is waited for, and the port says so (see starting.ts). */
async function openPatiently<Opened>(
  open: () => Promise<Opened>,
  told: Pick<Given, 'logger' | 'say'>,
): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    return openWhenBack(open, error, told);
  }
}

async function openWhenBack<Opened>(
  open: () => Promise<Opened>,
  error: DatabaseAway,
  { logger, say }: Pick<Given, 'logger' | 'say'>,
): Promise<Opened> {
  logger.warn('The database cannot be reached: it is waited for', { error });
  say(`${error.message} It is waited for.`);
  for (;;) {
    await delay(LOOK_EVERY_MS);
    try {
      return await open();
    } catch (next) {
      if (!(next instanceof DatabaseAway)) throw next;
    }
  }
}
