/** The demo newsroom as its readers get it: over HTTP, parsed with the model's codecs, every question to the database counted. */
import { type Dropped, type Page, pageCodec, parseWire, STORY_KINDS } from '@masthead/model';
import { type Clock, createErrorReporter, localRateLimits } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { type Suite, silentLogger } from '@masthead/storage/testing';
import type { KyselyPlugin } from 'kysely';
import { createApp } from '../http/app.ts';
import { kinds } from '../kinds/kinds.ts';
import type { ContentSchema } from '../schema.ts';
import { createDecisions } from '../use-cases/decisions.ts';
import { createSearchMisses } from '../use-cases/search-misses.ts';
import {
  type Answer,
  DEMO_FOLDER,
  clock as demoClock,
  NO_MAIL,
  openDemo,
  pagePath,
  storeOf,
  temporaryMedia,
} from './newsroom.ts';
import { readNewsroom, type WholeNewsroom } from './whole-newsroom.ts';

export interface Reader {
  /** What the demo is written as. */
  files: WholeNewsroom;
  database: Database<ContentSchema>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  ask(path: string, init?: RequestInit): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  /** The data of an answer that must be a success. */
  data(path: string): Promise<unknown>;
  /** A page, of which nothing may be left out while it is parsed. */
  page(type: string, slug: string, query?: string): Promise<Page>;
  /** The data of one component of a page, as it travels. */
  component(type: string, slug: string, name: string, query?: string): Promise<unknown>;
  /** How many questions the database is asked meanwhile. */
  queriesFor(work: () => Promise<unknown>): Promise<number>;
  /** Every failure that was reported. */
  reports: unknown[];
}

/** A copy of the demo newsroom of one's own. */
export const startReading = async (suite: Suite): Promise<Reader> =>
  readerOf(await openDemo(suite), await readNewsroom(DEMO_FOLDER), demoClock);

/** A second reader of the same newsroom, at another time. */
export const readerAt = ({ database, files }: Reader, clock: Clock): Reader => readerOf(database, files, clock);

function readerOf(database: Database<ContentSchema>, files: WholeNewsroom, clock: Clock): Reader {
  const counter = queryCounter();
  const reports: unknown[] = [];
  const store = storeOf(database, clock);
  const app = createApp({
    database: { ...store, db: database.db.withPlugin(counter.plugin) },
    media: temporaryMedia().media,
    clock,
    limits: localRateLimits(clock),
    siteKey: 'masthead',
    decisions: createDecisions({ database: store, now: clock.now, logger: silentLogger }),
    misses: createSearchMisses({ database: store, clock, logger: silentLogger }),
    reporter: createErrorReporter({ logger: silentLogger, onReport: (report) => reports.push(report) }),
    jobs: { read: async () => [] },
    mail: NO_MAIL,
    readersOf: () => 0,
  });

  const fetch: Reader['fetch'] = async (path, init) => app.fetch(new Request(`http://content.internal${path}`, init));
  const ask: Reader['ask'] = async (path, init) => {
    const response = await fetch(path, init);
    const { status, headers } = response;
    return { status, headers, type: headers.get('content-type'), body: JSON.parse(await response.text()) };
  };
  const data: Reader['data'] = async (path) => {
    const { status, body } = await ask(path);
    if (status !== 200 || !isObject(body) || !('data' in body))
      throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const page: Reader['page'] = async (type, slug, query = '') => {
    const dropped: Dropped[] = [];
    const parsed = parseWire(pageCodec, await data(`${pagePath(type, slug)}${query}`), (part) => dropped.push(part));
    if (dropped.length > 0) throw new Error(`${type} ${slug} lost ${JSON.stringify(dropped)}`);
    return parsed;
  };
  return {
    files,
    database,
    fetch,
    ask,
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    data,
    page,
    async component(type, slug, name, query = '?contentOnly=true') {
      const component = componentsOf(await data(`${pagePath(type, slug)}${query}`)).find(({ id }) => id === name);
      if (!component) throw new Error(`${type} ${slug} has no component ${name}`);
      return component.data;
    },
    async queriesFor(work) {
      const before = counter.asked();
      await work();
      return counter.asked() - before;
    },
    reports,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function componentsOf(page: unknown): Record<string, unknown>[] {
  const components = isObject(page) ? page.components : undefined;
  return Array.isArray(components) ? components.filter(isObject) : [];
}

/** Counts answers: a question that is part of another is transformed like one of its own, but answered with it. */
function queryCounter(): { plugin: KyselyPlugin; asked(): number } {
  let asked = 0;
  return {
    asked: () => asked,
    plugin: {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        asked += 1;
        return result;
      },
    },
  };
}

/** What the service says is wrong. */
export function errorOf({ body }: Answer): unknown {
  const errors = isObject(body) ? body.errors : undefined;
  return Array.isArray(errors) ? errors[0] : undefined;
}

/** Two kinds may share one. */
const STORY_FOLDERS = [...new Set(STORY_KINDS.map((kind) => kinds[kind].files.folder))];

/** All files that a reader opens, of whichever kind. */
export const everyStory = (files: WholeNewsroom) => STORY_FOLDERS.flatMap((folder) => [...files[folder]]);

export const reviewsOf = ({ stories }: WholeNewsroom) => stories.filter(({ matter }) => matter.review);
export const articlesOf = ({ stories }: WholeNewsroom) => stories.filter(({ matter }) => !matter.review);

/** The first of a list that must not be empty. */
export function firstOf<Item>(items: readonly Item[], what: string): Item {
  const [first] = items;
  if (first === undefined) throw new Error(`The demo has no ${what}`);
  return first;
}
