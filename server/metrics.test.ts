import { describe, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('the metrics of the page cache', () => {
  const linesOf = async (metrics: ReturnType<typeof createMetrics>): Promise<string[]> =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('masthead_page_cache'));

  test('begin at nothing', async () => {
    expect(await linesOf(createMetrics())).toEqual([
      'masthead_page_cache_purges_total 0',
      'masthead_page_cache_dropped_total 0',
      'masthead_page_cache_pages 0',
      'masthead_page_cache_bytes 0',
    ]);
  });

  test('count look-ups by outcome, changes and what they dropped, and tell what is held now', async () => {
    const metrics = createMetrics();
    const held = { pages: 2, bytes: 3000 };
    metrics.pageCacheHolds(() => held);
    for (const outcome of ['miss', 'hit', 'hit', 'shared', 'bypass']) metrics.pageCache(outcome);
    for (const tell of [metrics.pageCacheHeard, metrics.pageCacheDropped, metrics.pageCacheDropped]) tell();
    metrics.pageCacheHeard();
    held.pages = 1;
    expect((await linesOf(metrics)).toSorted()).toEqual([
      'masthead_page_cache_bytes 3000',
      'masthead_page_cache_dropped_total 2',
      'masthead_page_cache_pages 1',
      'masthead_page_cache_purges_total 2',
      'masthead_page_cache_total{outcome="bypass"} 1',
      'masthead_page_cache_total{outcome="hit"} 2',
      'masthead_page_cache_total{outcome="miss"} 1',
      'masthead_page_cache_total{outcome="shared"} 1',
    ]);
  });
});

test('the metrics of pictures count drawings by outcome, where pictures were found, and who waits now', async () => {
  const metrics = createMetrics();
  let waiting = 3;
  metrics.imagesWaiting(() => waiting);
  metrics.imageDrawn('drawn', 0.2);
  metrics.imageDrawn('drawn', 0.4);
  metrics.imageDrawn('refused', 0.01);
  for (const where of ['made', 'memory', 'memory']) metrics.imageFound(where);
  waiting = 2;
  const lines = (await metrics.text())
    .split('\n')
    .filter((line) => /^masthead_image.*(total|count|sum|waiting)/.test(line));
  expect(lines.toSorted()).toEqual([
    'masthead_image_drawing_seconds_count{outcome="drawn"} 2',
    'masthead_image_drawing_seconds_count{outcome="refused"} 1',
    'masthead_image_drawing_seconds_sum{outcome="drawn"} 0.6000000000000001',
    'masthead_image_drawing_seconds_sum{outcome="refused"} 0.01',
    'masthead_image_found_total{where="made"} 1',
    'masthead_image_found_total{where="memory"} 2',
    'masthead_images_waiting 2',
  ]);
});
