import { describe, expect, it } from 'vitest';
import { EVENT_NAMES } from '../event-table.ts';
import { MOST_EVENTS } from '../limits.ts';
import { sampleBatch, sampleEvent } from '../testing/samples.ts';
import { eventBatchSchema, trackedEventSchema } from './envelope.ts';

const SCRIPT = '<script>alert(1)</script>';

/** The value with one text in it, at whatever depth, replaced; once for each text. */
function* withEachText(value: unknown, replacement: string): Generator<unknown> {
  if (typeof value === 'string') yield replacement;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const changed of withEachText(inner, replacement))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

describe.each(EVENT_NAMES)('the event %s', (name) => {
  const event = sampleEvent(name);

  it('is taken as it is sent', () => {
    expect(trackedEventSchema.parse(event)).toEqual(event);
  });

  it('is refused with a script in any of its texts', () => {
    const hostile = [...withEachText(event, SCRIPT)];
    expect(hostile.length).toBeGreaterThanOrEqual(5);
    expect(hostile.filter((each) => trackedEventSchema.safeParse(each).success)).toEqual([]);
  });

  it('is refused with a text that never ends in any of its texts', () => {
    const hostile = [...withEachText(event, 'a'.repeat(10_000))];
    expect(hostile.filter((each) => trackedEventSchema.safeParse(each).success)).toEqual([]);
  });

  it('is refused with a field that it does not have, and in another version', () => {
    expect(trackedEventSchema.safeParse({ ...event, address: '10.0.0.1' }).success).toBe(false);
    expect(trackedEventSchema.safeParse({ ...event, version: 99 }).success).toBe(false);
  });

  it('is refused without its page', () => {
    expect(trackedEventSchema.safeParse({ ...event, page: undefined }).success).toBe(false);
  });
});

describe('a page view', () => {
  const enriched = sampleEvent('page_viewed');

  it('that is enriched has what it is enriched with', () => {
    const { pageMetadata, ...without } = { pageMetadata: [], ...enriched };
    expect(pageMetadata.map(({ name }) => name)).toEqual(['linkTag', 'pageComponents']);
    expect(trackedEventSchema.safeParse(without).success).toBe(false);
    expect(trackedEventSchema.safeParse({ ...without, type: 'pageViewed' }).success).toBe(true);
  });

  it.each(['/a/?q=jane', '/a/#b', 'https://other.example/', '//other.example\\', 'a'])(
    'has no address %s',
    (address) => {
      expect(trackedEventSchema.safeParse({ ...enriched, page: { ...enriched.page, address } }).success).toBe(false);
    },
  );

  it.each(['news.example/a?q=jane', 'https://news.example/', 'javascript:alert(1)', ''])(
    'has no referrer %s',
    (referrer) => {
      expect(trackedEventSchema.safeParse({ ...enriched, referrer }).success).toBe(false);
    },
  );
});

describe('a batch', () => {
  const event = sampleEvent('scroll_depth');
  const many = (number: number) => Array.from({ length: number }, (_, index) => sampleEvent('scroll_depth', index));
  const accepts = (batch: unknown): boolean => eventBatchSchema.safeParse(batch).success;

  it('is taken whole', () => {
    const batch = sampleBatch(EVENT_NAMES.map((name, index) => sampleEvent(name, index)));
    expect(eventBatchSchema.parse(batch)).toEqual(batch);
  });

  it('may have a visitor who is not known', () => {
    expect(accepts({ ...sampleBatch([event]), visitor: null })).toBe(true);
    expect(accepts({ ...sampleBatch([event]), visitor: 'jane' })).toBe(false);
    expect(accepts({ ...sampleBatch([event]), session: null })).toBe(false);
  });

  it('is refused for one wrong event', () => {
    expect(accepts({ ...sampleBatch([event]), events: [event, { ...event, percent: 33 }] })).toBe(false);
  });

  it('is refused empty, too large, and of a version that nobody knows', () => {
    expect(accepts(sampleBatch([]))).toBe(false);
    expect(accepts(sampleBatch(many(MOST_EVENTS)))).toBe(true);
    expect(accepts(sampleBatch(many(MOST_EVENTS + 1)))).toBe(false);
    expect(accepts({ ...sampleBatch([event]), v: 2 })).toBe(false);
    expect(accepts({ ...sampleBatch([event]), sentAt: 1.5 })).toBe(false);
  });
});
