import { describe, expect, it } from 'vitest';
import { liveHead } from '../../pages/live/head.ts';
import { describedBy, PAGE_URL } from '../../server/testing/described.ts';
import { date, liveItem, liveOf } from '../../server/testing/stories.ts';

describe('live coverage', () => {
  it('has its times, and an update for every entry that says something', () => {
    const items = [
      liveItem('c', { body: '<p>One &amp; <b>two</b></p>', dateUpdated: date('2026-11-16') }),
      liveItem('b', { body: '' }),
      liveItem('a', { body: '<p> </p>' }),
      liveItem('z', { deleted: true }),
      liveItem('0'),
    ];
    expect(describedBy(liveHead(liveOf({ items }))).one('LiveBlogPosting')).toMatchObject({
      coverageStartTime: '2026-11-15T10:00:00.000Z',
      coverageEndTime: '2026-11-16T10:00:00.000Z',
      liveBlogUpdate: [
        {
          '@type': 'BlogPosting',
          headline: 'Entry c',
          articleBody: 'One & two',
          datePublished: '2026-11-15T10:00:00.000Z',
          dateModified: '2026-11-16T10:00:00.000Z',
          author: [{ '@type': 'Person', name: 'Ann Lee' }],
        },
        { headline: 'Entry 0', articleBody: 'Words of 0' },
      ],
    });
  });

  it('has no end while nobody knows it', () => {
    expect(describedBy(liveHead(liveOf({ eventEnd: null }))).one('LiveBlogPosting')).not.toHaveProperty(
      'coverageEndTime',
    );
  });
});

describe('a review card in live coverage', () => {
  const card = (api: string) => `<p>Look.</p><shortcode shortcode="reviewcard" api="${api}"></shortcode>`;
  const named = (name: string) => card(JSON.stringify({ name }).replaceAll('"', '&quot;'));
  const pageOf = (...bodies: string[]) =>
    describedBy(liveHead(liveOf({ items: bodies.map((body, index) => liveItem(String(index), { body })) })));

  it('brings its product, the first of several', () => {
    const page = pageOf('<p>Nothing</p>', named('Halo </script> 12'), named('Other'));
    expect(page.all('Product')).toEqual([{ '@type': 'Product', name: 'Halo </script> 12' }]);
  });

  it.each([
    ['broken', '{bad'],
    ['no product', '[]'],
  ])('whose data is %s is logged and passed over, and the rest stands', (_, api) => {
    const page = pageOf(card(api), named('Other'));
    expect(page.all('Product')).toEqual([]);
    expect(page.one('LiveBlogPosting').headline).toBe('Halo tested');
    expect(page.logged).toMatchObject([{ level: 'warn', page: PAGE_URL, error: { message: expect.any(String) } }]);
  });

  it('without data brings nothing, and nothing is logged', () => {
    const page = pageOf('<shortcode shortcode="reviewcard" product="halo"></shortcode>');
    expect(page.all('Product')).toEqual([]);
    expect(page.logged).toEqual([]);
  });
});
