import { describe, expect, it } from 'vitest';
import { createRequestMonitor, isTimed, TIMING_FALLBACK_MS, timingsOf, whenTimed } from './timings.ts';

describe('timings', () => {
  it.each([
    ['video_page', true],
    ['article', true],
    ['product_main', true],
    ['longform', false],
    ['error_page', false],
    ['', false],
  ])('of a page of the type %j are asked for: %s', (pageType, timed) => {
    expect(isTimed(pageType)).toBe(timed);
  });

  it('have what was measured, whole, and leave out what has not been yet', () => {
    const measures = { firstByte: () => 40.4, complete: () => 0, firstPaint: () => Number.NaN };
    expect(timingsOf(measures)).toEqual({ timings: { firstByte: 40 }, errors: [] });
  });

  it('name ten of what failed, however much did', () => {
    const failing = () => {
      throw new Error('Not here');
    };
    const measures = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`m${index}`, failing]));
    expect(timingsOf(measures).errors).toHaveLength(10);
  });
});

describe('when they are told', () => {
  function started() {
    const told: boolean[] = [];
    const waits: { after: number; run: () => void }[] = [];
    let load = () => {};
    whenTimed(
      {
        onLoad: (listener) => {
          load = listener;
        },
        later: (run, after) => void waits.push({ after, run }),
      },
      (loaded) => told.push(loaded),
    );
    return { told, waits, load: () => load() };
  }

  it('is when the page is loaded, once', () => {
    const { told, waits, load } = started();
    load();
    for (const { run } of waits) run();
    expect(told).toEqual([true]);
  });

  it('is three seconds later for a page that does not say so', () => {
    const { told, waits, load } = started();
    expect(waits.map(({ after }) => after)).toEqual([TIMING_FALLBACK_MS]);
    expect(TIMING_FALLBACK_MS).toBe(3000);
    for (const { run } of waits) run();
    load();
    expect(told).toEqual([false]);
  });
});

describe('a request that is monitored', () => {
  function monitored(appearsAfter: number) {
    const monitor = createRequestMonitor();
    const pauses: number[] = [];
    const told: number[] = [];
    const parts = {
      seen: () => (pauses.length >= appearsAfter ? 612.4 : undefined),
      pause: async (milliseconds: number) => void pauses.push(milliseconds),
      tell: (milliseconds: number) => void told.push(milliseconds),
    };
    return { watch: (pageType: string) => monitor(pageType, parts), pauses, told };
  }

  it('is looked for every half second on an article, and told once for all pages', async () => {
    const { watch, pauses, told } = monitored(3);
    await watch('article');
    await watch('article');
    expect(pauses).toEqual([500, 500, 500]);
    expect(told).toEqual([612]);
  });

  it('is not looked for on other pages', async () => {
    const { watch, pauses, told } = monitored(0);
    await watch('video_page');
    expect([pauses, told]).toEqual([[], []]);
  });

  it('is given up in the end', async () => {
    const { watch, pauses, told } = monitored(1000);
    await watch('article');
    expect([pauses.length, told]).toEqual([30, []]);
  });
});
