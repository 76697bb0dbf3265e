/** A newsroom in a database of its own, the demo or a small one, and questions to the service that stands on it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StaffPerson } from '@masthead/account';
import { createJobRunner } from '@masthead/jobs';
import type { Mail } from '@masthead/mail';
import { isBranded } from '@masthead/model';
import { type Clock, createErrorReporter, frozenClock } from '@masthead/runtime';
import { type Database, folderMedia, type Media } from '@masthead/storage';
import { type Engine, filledDatabase, type Suite, silentLogger, type TestDatabase } from '@masthead/storage/testing';
import { inject } from 'vitest';
import { type ActingStore, actingAs } from '../audit/acting.ts';
import { changesAfter } from '../changes/change-log.ts';
import { type ContentSchema, contentStore, createContentService, importNewsroom, prepareContent } from '../index.ts';
import type { ReadStoryFile } from '../kinds/read-story-file.ts';
import type { DeskMail } from '../use-cases/outbox.ts';
import { readNewsroom, type WholeNewsroom } from './whole-newsroom.ts';

export const DEMO_FOLDER = fileURLToPath(new URL('../../../../content', import.meta.url));
/** Two or three of everything, and one of every kind of story. */
export const SMALL_FOLDER = fileURLToPath(new URL('./small-newsroom', import.meta.url));
export const NOW = Date.UTC(2026, 10, 15, 17);
export const clock = frozenClock(NOW);

export const BASE = '/api/neutron';
export const pagePath = (type: string, slug: string, site = 'masthead', experience = 'web'): string =>
  `${BASE}/composer/${site}/pages/${type}/${slug}/${experience}`;
export const navigationPath = (site = 'masthead', experience = 'web'): string =>
  `${BASE}/components/${site}/editorial_quote/curated-nav-redesign/${experience}`;

export interface Answer {
  status: number;
  type: string | null;
  headers: Headers;
  body: unknown;
}

export interface ServiceUnderTest {
  /** As the product itself asks, unless somebody sends it. */
  ask(path: string, init?: RequestInit, sender?: string): Promise<Answer>;
  /** The data of an answer that must be a success. */
  data(path: string): Promise<unknown>;
  /** Every failure that was reported. */
  reports: unknown[];
  /** Publishes what is due. */
  wake(): Promise<void>;
  /** Does what is due of one job. */
  wakeJob(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface ServiceOptions {
  media?: Media;
  clock?: Clock;
  /** Hears what changed. */
  hear?: (names: readonly string[]) => void;
  allowPrivateWebhooks?: boolean;
  /** Unless given, messages are kept. */
  mail?: Mail;
  /** Whose a cookie is. */
  staffOf?: (cookies: string | undefined) => Promise<StaffPerson | undefined>;
}

export async function startService(
  database: Database<ContentSchema>,
  {
    media = temporaryMedia().media,
    clock: time = clock,
    hear,
    allowPrivateWebhooks = false,
    mail,
    staffOf,
  }: ServiceOptions = {},
): Promise<ServiceUnderTest> {
  const reports: unknown[] = [];
  const reporter = createErrorReporter({ logger: silentLogger, onReport: (report) => reports.push(report) });
  const jobs = await createJobRunner({ database, clock: time, logger: silentLogger });
  const service = await createContentService({
    database,
    media,
    siteKey: 'masthead',
    logger: silentLogger,
    reporter,
    clock: time,
    jobs,
    allowPrivateWebhooks,
    ...(mail && { mail }),
    ...(staffOf && { staffOf }),
  });
  if (hear) service.follow({ heard: hear, missed: () => {} });
  jobs.register(service.jobs);
  await jobs.start();
  // Nothing is written behind a test's back: two connections of one process to one SQLite file would block each other.
  for (const { job } of await jobs.read()) await jobs.wake(job);
  const ask: ServiceUnderTest['ask'] = async (path, init, sender) => {
    const response = await service.fetch(new Request(`http://content.internal${path}`, init), sender);
    const { status, headers } = response;
    const type = headers.get('content-type');
    const text = await response.text();
    return { status, headers, type, body: type?.startsWith('application/json') ? JSON.parse(text) : text };
  };
  const data = async (path: string): Promise<unknown> => {
    const { status, body } = await ask(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  };
  const close = async (): Promise<void> => {
    await jobs.close();
    await service.close();
  };
  return { ask, data, reports, wake: service.wake, wakeJob: jobs.wake, close };
}

/** For calls that have nothing to do with mail. */
export const NO_MAIL: DeskMail = {
  putIn: () => Promise.reject(new Error('There is no mail here')),
  sendAgain: async () => false,
  read: async () => ({ rows: [], total: 0 }),
  message: async () => undefined,
  wayOut: { from: '', server: null, signedBy: null, wordsKeptDays: 7, keptDays: 30 },
  wake: () => {},
  siteUrl: 'http://localhost:3000',
};

/** Writes as the service does, for tests that prepare something without one. */
export const storeOf = (database: Database<ContentSchema>, time: Clock = clock): ActingStore =>
  actingAs(contentStore(database, { clock: time }), time, { who: 'a test', from: null, action: 'test' });

/** What the log of changes gains meanwhile. */
export async function changesBy({ db }: Pick<Database<ContentSchema>, 'db'>, work: () => Promise<unknown>) {
  const { last } = await changesAfter(db, undefined);
  await work();
  return (await changesAfter(db, last)).entries;
}

/** A store of pictures in a folder that is gone when the run is. */
export function temporaryMedia(): { media: Media; remove(): void } {
  const folder = mkdtempSync(join(inject('runFolder'), 'media-'));
  return { media: folderMedia(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The whole demo newsroom, loaded once in a run and copied for each who asks. Its pictures are not kept. */
export const openDemo = ({ openFilled }: Suite): Promise<Database<ContentSchema>> => openFilled('demo', fillWithDemo);

/** The same in a database that nobody has opened yet, for a process to start on. */
export const demoOn = (engine: Engine): Promise<TestDatabase> => filledDatabase(engine, 'demo', fillWithDemo);
export const demoOnPostgres = (): Promise<TestDatabase> => demoOn('postgres');

async function fillWithDemo(database: Database<ContentSchema>): Promise<void> {
  await prepareContent(database);
  const { media, remove } = temporaryMedia();
  await importNewsroom(DEMO_FOLDER, { database: storeOf(database), media, clock }).finally(remove);
}

/** Puts the small newsroom into an empty database. */
export async function smallNewsroom(database: Database<ContentSchema>): Promise<void> {
  await prepareContent(database);
  await importNewsroom(SMALL_FOLDER, { database: storeOf(database), media: temporaryMedia().media, clock });
}

/** The small newsroom, for whoever writes into it. */
export const openSmall = ({ openFilled }: Suite): Promise<Database<ContentSchema>> =>
  openFilled('small', smallNewsroom);

export type DemoStory = ReadStoryFile & { slug: string; markdown: string };

let demo: Promise<WholeNewsroom> | undefined;

/** What the demo is written as; read once. */
export function demoNewsroom(): Promise<WholeNewsroom> {
  demo ??= readNewsroom(DEMO_FOLDER);
  return demo;
}

/** The demo's stories, newest first, those of them that are not paid for, and the way from the root to each topic. */
export async function demoFiles(): Promise<{
  stories: DemoStory[];
  /** What runs in the river and under topics. */
  unpaid: DemoStory[];
  pathOf(topic: string): string[];
  topics: string[];
}> {
  const { stories, topics } = await demoNewsroom();
  const parents = new Map(topics.map(({ slug, parent }) => [slug, parent]));
  const pathOf = (slug: string): string[] => {
    const parent = parents.get(slug);
    return parent ? [...pathOf(parent), slug] : [slug];
  };
  const flat = stories.map(({ slug, matter, markdown }) => ({ ...matter, slug, markdown }));
  const sorted = flat.toSorted((a, b) => a.age - b.age);
  const unpaid = sorted.filter(
    ({ section, authors: [username = ''] }) => !isBranded({ section, author: { username } }),
  );
  return { stories: sorted, unpaid, pathOf, topics: topics.map(({ slug }) => slug) };
}

export const slugsOf = (stories: readonly { slug: string }[]): string[] => stories.map(({ slug }) => slug);
