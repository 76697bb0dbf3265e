import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageDocument } from '../document/page-document.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

const pageOf = (text: string, tags: string[] = []): CachedPage => ({
  document: new PageDocument({ beforeNonce: '', afterNonce: [text] }),
  headers: {},
  tags,
  shape: { device: false, agent: false, topics: [] },
  platform: {},
  transaction: 'test',
});

const stillClock = { now: () => 0 };

describe('the page cache', () => {
  it('drops exactly the pages that carry a changed name', () => {
    const tag = fc.constantFrom('story:1', 'story:2', 'front', 'navigation', 'listing:river');
    const pages = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.uniqueArray(tag));
    fc.assert(
      fc.property(pages, fc.uniqueArray(tag), (tagsByKey, changed) => {
        const cache = new PageCache({ maxBytes: 1_000_000, ...stillClock });
        const entries = Object.entries(tagsByKey);
        for (const [key, tags] of entries) cache.set(key, pageOf('x', tags), 1000);
        cache.purge(changed);
        for (const [key, tags] of entries)
          expect(cache.get(key) === undefined).toBe(tags.some((each) => changed.includes(each)));
      }),
    );
  });

  it('forgets a page when its time is over', () => {
    let now = 1;
    const cache = new PageCache({ maxBytes: 1000, now: () => now });
    cache.set('/', pageOf('x'), 300);
    now = 300;
    expect(cache.get('/')).toBeDefined();
    now = 302;
    expect(cache.get('/')).toBeUndefined();
  });

  it('stays within its size, the longest unused going first', () => {
    const cache = new PageCache({ maxBytes: 3000, ...stillClock });
    for (const key of ['/a/', '/b/']) cache.set(key, pageOf('x'.repeat(1000)), 1000);
    cache.get('/a/');
    cache.set('/c/', pageOf('x'.repeat(1000)), 1000);
    expect(cache.get('/b/')).toBeUndefined();
    expect(cache.get('/a/')).toBeDefined();
    expect(cache.get('/c/')).toBeDefined();
  });

  it('replaces a page together with its names', () => {
    const cache = new PageCache({ maxBytes: 1000, ...stillClock });
    cache.set('/', pageOf('old', ['story:1']), 1000);
    cache.set('/', pageOf('new', ['story:2']), 1000);
    expect(cache.purge(['story:1'])).toBe(0);
    expect(cache.purge(['story:2'])).toBe(1);
  });
});
