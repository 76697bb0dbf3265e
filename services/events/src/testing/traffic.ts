/** Makes up what readers of a publication do: many visits, clocks that are wrong, batches sent twice, and some that come late. */
import { type EventBatch, QUARTERS, type TrackedEvent, WIRE_VERSION } from '@masthead/tracking';
import { sampleEvent, sampleFields, sampleId } from '@masthead/tracking/testing';
import { DAY_MS, HOUR_MS, LATE_MS, MINUTE_MS } from '../counting/times.ts';
import type { Frame } from '../journal/frame.ts';

/** The same for each seed. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** An event as it really happened. */
export interface Truth {
  event: TrackedEvent;
  /** By our clock. */
  at: number;
  session: string;
  robot: boolean;
}

export interface Traffic {
  frames: Frame[];
  /** Each event once, without those that are too old or from the future. */
  truths: Truth[];
}

interface Asked {
  events: number;
  now: number;
  seed?: number;
}

const PER_BATCH = 20;
const SESSIONS = 1500;
const STORIES = 120;
const KINDS = ['article', 'gallery', 'front'] as const;
const REFERRERS = [null, 'www.google.com', 'www.reddit.com', '/reviews/', 'elsewhere.example'] as const;

/** Most is told within minutes, some later in the day, and little after days. */
const someTime = (fate: number): number => (fate < 0.9 ? 10 * MINUTE_MS : fate < 0.97 ? 2 * HOUR_MS : LATE_MS);

export function makeTraffic({ events, now, seed = 1 }: Asked): Traffic {
  const chance = chanceFrom(seed);
  const below = (most: number): number => Math.floor(chance() * most);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const frames: Frame[] = [];
  const truths: Truth[] = [];

  function someEvent(number: number, at: number): TrackedEvent {
    const story = below(STORIES);
    const common = {
      at,
      id: sampleId(seed, number),
      page: { address: `/tech/story-${story}/`, kind: pick(KINDS), storyId: story % 5 === 0 ? null : `story-${story}` },
    };
    const kind = below(8);
    const as = <Name extends TrackedEvent['name']>(name: Name) => ({ ...sampleEvent(name), ...common });
    if (kind < 3)
      return { ...as('page_viewed'), ...sampleFields.page_viewed, referrer: pick(REFERRERS), trafficSource: '' };
    if (kind === 3) return { ...as('engaged_time'), milliseconds: below(30_000) };
    if (kind === 4) return { ...as('scroll_depth'), percent: pick(QUARTERS) };
    if (kind === 5) return { ...as('web_vital'), metric: pick(['LCP', 'CLS']), value: below(4000) / 1000 };
    if (kind === 6)
      return chance() < 0.5
        ? { ...as('experiment_exposed'), bucket: pick(['control', 'testA']) }
        : { ...as('experiment_outcome'), bucket: pick(['control', 'testA']) };
    return chance() < 0.5
      ? { ...as('searched'), terms: `  Quiet   vacuum ${below(20)}`, results: below(2) }
      : { ...as('link_clicked'), kind: pick(['internal', 'affiliate']) };
  }

  for (let number = 0; number < events; ) {
    const receivedAt = now - below(MINUTE_MS);
    // A clock may be a day wrong, and knows all the same how long ago something was.
    const skew = below(2 * DAY_MS) - DAY_MS;
    const session = sampleId(0xc, below(SESSIONS));
    const robot = chance() < 0.03;
    const batch: TrackedEvent[] = [];
    for (let index = 0; index < PER_BATCH && number < events; index += 1) {
      number += 1;
      const fate = chance();
      const age = fate < 0.01 ? LATE_MS + 1 + below(DAY_MS) : fate < 0.02 ? -MINUTE_MS : below(someTime(fate));
      const at = receivedAt - age;
      const event = someEvent(number, at + skew);
      batch.push(event);
      if (age >= 0 && age <= LATE_MS) truths.push({ event, at, session, robot });
    }
    frames.push(
      frameOf({ v: WIRE_VERSION, sentAt: receivedAt + skew, session, visitor: null, events: batch }, receivedAt, robot),
    );
  }
  const again = frames.filter(() => chance() < 0.15);
  return { frames: shuffled([...frames, ...again], chance), truths };
}

export const frameOf = (batch: EventBatch, receivedAt: number, robot = false): Frame => ({
  receipt: { receivedAt, country: null, robot },
  body: Buffer.from(JSON.stringify(batch)),
});

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
