import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageDocument } from '../document/page-document.ts';
import { createDependents } from './dependents.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

const pageOf = (text: string, tags: string[] = []): CachedPage => ({
  document: new PageDocument({ beforeNonce: '', afterNonce: [text] }),
  headers: {},
  tags,
  shape: { device: false, agent: false, topics: [] },
  platform: {},
  transaction: 'test',
});

/** An empty cache with what it is told of changes by, and how many pages these dropped. */
function cacheOf({ maxBytes = 1_000_000, now = (): number => 0 } = {}) {
  const dependents = createDependents();
  let drops = 0;
  const cache = new PageCache({
    maxBytes,
    now,
    dependents,
    dropped: () => {
      drops += 1;
    },
  });
  return { cache, heard: dependents.heard, drops: () => drops };
}

describe('the page cache', () => {
  it('drops exactly the pages that carry a changed name', () => {
    const tag = fc.constantFrom('story:1', 'story:2', 'front', 'navigation', 'listing:river');
    const pages = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.uniqueArray(tag));
    fc.assert(
      fc.property(pages, fc.uniqueArray(tag), (tagsByKey, changed) => {
        const { cache, heard } = cacheOf();
        const entries = Object.entries(tagsByKey);
        for (const [key, tags] of entries) cache.set(key, pageOf('x', tags), 1000);
        heard(changed);
        for (const [key, tags] of entries)
          expect(cache.get(key) === undefined).toBe(tags.some((each) => changed.includes(each)));
      }),
    );
  });

  it('forgets a page when its time is over', () => {
    let now = 1;
    const { cache } = cacheOf({ now: () => now });
    cache.set('/', pageOf('x'), 300);
    now = 300;
    expect(cache.get('/')).toBeDefined();
    now = 302;
    expect(cache.get('/')).toBeUndefined();
  });

  it('stays within its size, the longest unused going first', () => {
    const { cache } = cacheOf({ maxBytes: 3000 });
    for (const key of ['/a/', '/b/']) cache.set(key, pageOf('x'.repeat(1000)), 1000);
    cache.get('/a/');
    cache.set('/c/', pageOf('x'.repeat(1000)), 1000);
    expect(cache.get('/b/')).toBeUndefined();
    expect(cache.get('/a/')).toBeDefined();
    expect(cache.get('/c/')).toBeDefined();
  });

  it('replaces a page together with its names', () => {
    const { cache, heard, drops } = cacheOf();
    cache.set('/', pageOf('old', ['story:1']), 1000);
    cache.set('/', pageOf('new', ['story:2']), 1000);
    heard(['story:1']);
    expect([cache.get('/') !== undefined, drops()]).toEqual([true, 0]);
    heard(['story:2']);
    expect([cache.get('/') !== undefined, drops()]).toEqual([false, 1]);
  });

  it('does not take in a page that is larger than all may be, nor hear of it', () => {
    const { cache, heard, drops } = cacheOf({ maxBytes: 100 });
    cache.set('/', pageOf('x'.repeat(1000), ['story:1']), 1000);
    heard(['story:1']);
    expect([cache.get('/'), drops()]).toEqual([undefined, 0]);
  });
});
