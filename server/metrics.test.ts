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
    metrics.pageCachePurged(5);
    metrics.pageCachePurged(0);
    held.pages = 1;
    expect((await linesOf(metrics)).toSorted()).toEqual([
      'masthead_page_cache_bytes 3000',
      'masthead_page_cache_dropped_total 5',
      'masthead_page_cache_pages 1',
      'masthead_page_cache_purges_total 2',
      'masthead_page_cache_total{outcome="bypass"} 1',
      'masthead_page_cache_total{outcome="hit"} 2',
      'masthead_page_cache_total{outcome="miss"} 1',
      'masthead_page_cache_total{outcome="shared"} 1',
    ]);
  });
});
