/** From what browsers tell to what readers are shown: events are posted, and pages and the summary of experiments follow. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEventsService, type EventsService, openEventsDatabase } from '@masthead/events';
import { experiments, isRunning } from '@masthead/rules';
import { createLogger, localRateLimits } from '@masthead/runtime';
import type { TrackedEvent } from '@masthead/tracking';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { NOW } from '../services/content/src/testing/newsroom.ts';
import { createMetrics } from './metrics.ts';
import { ARTICLE, TOPIC } from './testing/newsroom.ts';
import { type SiteOnDemo, siteOnDemo } from './testing/site-on-demo.ts';

const KEY = 'one-key-for-all';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Content, site and events of one publication, on one clock. */
async function house(countReaders = true) {
  const demo = await siteOnDemo({ decisionKey: KEY, countReaders });
  const dataDir = mkdtempSync(join(tmpdir(), 'masthead-audience-'));
  const logger = createLogger({ level: 'silent' });
  const place = { databaseUrl: undefined, dataDir };
  const events = await createEventsService({
    ...place,
    database: await openEventsDatabase(place, logger),
    logger,
    logLevel: 'silent',
    clock: demo.clock,
    limits: localRateLimits(demo.clock),
    metrics: createMetrics(),
    queueBytes: 1024 * 1024,
    keptDays: 30,
    content: { contentFetch: demo.contentFetch, contentBaseUrl: 'http://content.internal', siteKey: 'cnet', key: KEY },
  });
  onTestFinished(async () => {
    await events.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { ...demo, ...readersOf(events, demo) };
}

function readersOf(events: EventsService, { clock }: SiteOnDemo) {
  /** A visit of its own tells this. */
  async function visit(...happened: TrackedEvent[]): Promise<void> {
    const now = clock.now();
    const own = happened.map((event) => ({ ...event, id: randomUUID(), at: now }));
    const request = new Request('http://localhost/api/events', {
      method: 'POST',
      headers: { origin: 'http://localhost', 'content-type': 'application/json', 'user-agent': BROWSER },
      body: JSON.stringify({ ...sampleBatch(own, now), session: randomUUID() }),
    });
    const { status } = await events.fetch(request, { sender: undefined, country: null });
    expect(status).toBe(202);
  }
  /** As the minute's job does. */
  async function tell(): Promise<void> {
    await events.stored();
    const job = events.jobs.find(({ name }) => name === 'tell-audience');
    await job?.run([], { attempt: 1, signal: new AbortController().signal, progress: async () => {} });
  }
  return { visit, tell };
}

const viewOf = (storyId: string): TrackedEvent => {
  const view = sampleEvent('page_viewed');
  return { ...view, page: { ...view.page, storyId } };
};

/** Where the numbered list under a heading leads. */
function listIn(html: string, heading: string): string[] {
  const [, rest = ''] = html.split(`>${heading}</h2>`);
  const [list = ''] = rest.split('</ol>');
  return [...list.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
}

test('what is read most stands on the front page and in its topic once enough is read, and no other page is made anew', async () => {
  const { text, database, visit, tell, site } = await house();
  const isKept = (path: string): boolean => site.ready(path, new Headers()) !== undefined;
  for (const path of ['/', ARTICLE]) await text(path);
  expect(await text('/')).toContain('>Also new</h2>');
  const ids = await oldestIn(database, 'topic:phones');
  // The first has the most readers, and the last just enough.
  for (const [place, id] of ids.entries()) for (let view = place; view < 10; view += 1) await visit(viewOf(id));
  await tell();
  expect([isKept('/'), isKept(ARTICLE)]).toEqual([false, true]);
  const addresses = await addressesOf(database, ids);
  expect(listIn(await text('/'), 'Most read')).toEqual(addresses);
  expect(listIn(await text(TOPIC), 'Most read')).toEqual(addresses);
  // More readers in the same order are no news.
  await visit(viewOf(ids[0] ?? ''));
  await tell();
  expect(isKept('/')).toBe(true);
});

test('what happens in an experiment is in its summary, by visits', async () => {
  const { text, visit, tell } = await house();
  const running = experiments.find((each) => isRunning(each, NOW) && !each.byCookieOnly);
  if (!running) throw new Error('One of our own runs');
  const { id, version, outcome } = running;
  const event = { experiment: id, experimentVersion: version, bucket: 'head' };
  const exposed = { ...sampleEvent('experiment_exposed'), ...event };
  for (let number = 0; number < 3; number += 1) await visit(exposed, exposed);
  await visit(exposed, { ...sampleEvent('experiment_outcome'), ...event, outcome });
  await tell();
  await tell();
  const html = await text('/ab-test-summary/');
  const card = new RegExp(`<article[^>]* aria-label="${id}">.*?</article>`, 's').exec(html)?.[0] ?? '';
  expect(card).toContain('Running');
  expect(card).toMatch(/head<\/th><td>50(<!-- -->)?%<\/td><td>4<\/td><td>1<\/td><td>25\.0%<\/td>/);
  expect(html).not.toContain('does not count its readers');
});

test('a site that does not count its readers says so in its summary', async () => {
  const { text } = await siteOnDemo();
  expect(await text('/ab-test-summary/')).toContain('This site does not count its readers now');
});

test('what readers take of a list that is put in order is learned from, once for each decision', async () => {
  const { get, database, visit, tell } = await house();
  const { page } = decided.parse(await (await get(`/_data${ARTICLE}`)).json());
  const { agent, id: decision, options } = page.platform.decision;
  const [option = ''] = options;
  const taken = { ...sampleEvent('decision_taken'), agent, decision, option };
  for (let number = 0; number < 3; number += 1) {
    await visit(taken);
    await tell();
  }
  const learned = database.db.selectFrom('decision_options').select(['option_id', 'taken']).where('taken', '>', 0);
  expect(await learned.execute()).toEqual([{ option_id: option, taken: 1 }]);
});

const decided = z.object({
  page: z.object({
    platform: z.object({
      decision: z.object({ agent: z.string(), id: z.string(), options: z.array(z.string()) }),
    }),
  }),
});

type Content = SiteOnDemo['database'];

async function oldestIn({ db }: Content, listing: string): Promise<string[]> {
  const entries = db.selectFrom('listing_entries').select('story_id').where('listing', '=', listing);
  return (await entries.orderBy('place').limit(5).execute()).map(({ story_id }) => story_id);
}

/** Slugs are the last part of them. */
async function addressesOf({ db }: Content, ids: readonly string[]): Promise<unknown[]> {
  const rows = await db.selectFrom('stories').select(['id', 'slug']).where('id', 'in', ids).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return ids.map((id) => expect.stringMatching(new RegExp(`/${slugs.get(id)}/$`)));
}
