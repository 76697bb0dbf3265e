import { STORY_PLURALS } from '@masthead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthPath, PART_SIZE, pagesPath, partsOf, sitemapName } from './sitemap-name.ts';

describe('the name of a sitemap', () => {
  it.each([
    ['/sitemaps/index.xml', { kind: 'index' }],
    ['/sitemaps/news.xml', { kind: 'news' }],
    ['/sitemaps/images.xml', { kind: 'images' }],
    ['/sitemaps/videos.xml', { kind: 'videos' }],
    ['/sitemaps/pages.xml', { kind: 'pages', part: 1 }],
    ['/sitemaps/pages-2.xml', { kind: 'pages', part: 2 }],
    ['/sitemaps/videos-2026-11.xml', { kind: 'month', map: 'videos', year: 2026, month: 11, part: 1 }],
    ['/sitemaps/articles-2026-02-3.xml', { kind: 'month', map: 'articles', year: 2026, month: 2, part: 3 }],
  ])('%s', (path, name) => {
    expect(sitemapName(path)).toEqual(name);
  });

  it.each([
    '/sitemaps/.xml',
    '/sitemaps/other.xml',
    '/sitemaps/index-2.xml',
    '/sitemaps/news-2026-11.xml',
    '/sitemaps/articles.xml',
    '/sitemaps/articles-2026.xml',
    '/sitemaps/articles-2026-13.xml',
    '/sitemaps/articles-2026-00.xml',
    '/sitemaps/articles-1969-01.xml',
    '/sitemaps/articles-2026-11-0.xml',
    '/sitemaps/articles-2026-11-1.xml',
    '/sitemaps/pages-1.xml',
    '/sitemaps/pages-01.xml',
    '/sitemaps/articles-2026-11-99999.xml',
    '/sitemaps/constructor.xml',
    '/sitemaps/articles/2026.xml',
  ])('%s is none', (path) => {
    expect(sitemapName(path)).toBeUndefined();
  });

  it('of any month and part is read as it was written', () => {
    const month = fc.record({
      map: fc.constantFrom(...STORY_PLURALS),
      year: fc.integer({ min: 1970, max: 9999 }),
      month: fc.integer({ min: 1, max: 12 }),
      part: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(month, (name) => {
        expect(sitemapName(monthPath(name))).toEqual({ kind: 'month', ...name });
      }),
    );
    expect(sitemapName(pagesPath(7))).toEqual({ kind: 'pages', part: 7 });
  });

  it('numbers as many parts as the addresses need, none with more than a file may hold', () => {
    expect([0, 1, PART_SIZE, PART_SIZE + 1].map((count) => partsOf(count).length)).toEqual([0, 1, 1, 2]);
    expect(partsOf(3 * PART_SIZE)).toEqual([1, 2, 3]);
    expect(PART_SIZE).toBeLessThanOrEqual(50_000);
  });
});
