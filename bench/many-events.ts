/**
 * Sums of as many events as one likes, over thirty days. They are added up as the service adds them, by its own tally;
 * the events themselves are not kept here, since no question of the newsroom looks at them.
 */
import type { EventName, TrackedEvent } from '@masthead/tracking';
import { sampleEvent, sampleId } from '@masthead/tracking/testing';
import { createTally } from '../services/events/src/counting/tally.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../services/events/src/counting/times.ts';
import type { CountRow, PresenceRow } from '../services/events/src/store/schema.ts';
import { type EventsDatabase, writeEvents } from '../services/events/src/store/store.ts';
import { addSums, notePresence } from '../services/events/src/store/sums.ts';

const DAYS = 30;
const STORIES = 2000;
const KINDS = ['article', 'review', 'best-list', 'gallery', 'front', 'live', 'video', 'topic'] as const;
const REFERRERS = [null, 'www.google.com', 'www.reddit.com', '/reviews/', 'elsewhere.example'] as const;
const PER_VISIT = [
  'page_viewed',
  'engaged_time',
  'scroll_depth',
  'scroll_depth',
  'web_vital',
  'web_vital',
  'link_clicked',
  'page_viewed',
] as const satisfies readonly EventName[];
/** Sums of minutes are kept for a week. */
const MINUTES_KEPT_MS = 7 * DAY_MS;
const ROWS_AT_ONCE = 5000;

export async function countEvents(database: EventsDatabase, events: number, now: number): Promise<void> {
  const visitsPerHour = events / PER_VISIT.length / (DAYS * 24);
  let owed = 0;
  let number = 0;
  for (let hour = Math.ceil(now / HOUR_MS) - DAYS * 24; hour * HOUR_MS < now; hour += 1) {
    const tally = createTally();
    const here: PresenceRow[] = [];
    for (owed += visitsPerHour; owed >= 1; owed -= 1) {
      number += 1;
      const at = Math.min(now, hour * HOUR_MS + Math.floor(Math.random() * HOUR_MS));
      const session = sampleId(0xe, number);
      const page = somePage();
      for (const name of PER_VISIT) tally.add({ event: someEvent(name, page), at, session, robot: false });
      if (at > now - HOUR_MS) here.push({ session, at, story_id: page.storyId, page_kind: page.kind, address: '/' });
    }
    // Every visit is another: each of its times has it once.
    tally.addReaders(tally.readers());
    const kept = tally
      .sums()
      .filter(({ grain, starts_at }) => grain !== MINUTE_MS || starts_at > now - MINUTES_KEPT_MS);
    await write(database, kept, here);
  }
}

async function write(database: EventsDatabase, sums: readonly CountRow[], here: readonly PresenceRow[]): Promise<void> {
  await writeEvents(database, async (db) => {
    for (let start = 0; start < sums.length; start += ROWS_AT_ONCE)
      await addSums(db, database.engine, sums.slice(start, start + ROWS_AT_ONCE));
    await notePresence(db, database.engine, here);
  });
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** Normally distributed, or near enough: times of pages are so by their logarithms. */
const someDeviation = (): number =>
  Array.from({ length: 12 }, () => Math.random()).reduce((sum, each) => sum + each, -6);

/** A few stories have most of the readers. */
const somePage = (): TrackedEvent['page'] => {
  const story = Math.floor(Math.random() ** 3 * STORIES);
  return { address: `/tech/story-${story}/`, kind: pick(KINDS), storyId: `story-${story}` };
};

function someEvent(name: (typeof PER_VISIT)[number], page: TrackedEvent['page']): TrackedEvent {
  const common = { ...sampleEvent(name), page };
  switch (common.name) {
    case 'page_viewed':
      return { ...common, referrer: pick(REFERRERS), trafficSource: '' };
    case 'web_vital':
      return { ...common, metric: pick(['LCP', 'FCP', 'INP', 'TTFB']), value: 800 * Math.exp(someDeviation() / 2) };
    case 'scroll_depth':
      return { ...common, percent: pick([25, 50, 75, 100]) };
    default:
      return common;
  }
}
