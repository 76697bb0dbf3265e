import { describe, expect, it } from 'vitest';
import { contentTarget } from './resolve.ts';
import { variantPath } from './variants.ts';

const target = (typeName: string, topicPath: string[] = [], type = 'News') =>
  contentTarget({ typeName, slug: 'x', topicPath, type });

describe('a story is shown again at', () => {
  it.each([
    ['/replay/news/x/', target('content_article')],
    ['/replay/roadshow/news/x/', target('content_article', ['auto'])],
    ['/replay/home/internet/x/', target('content_article', ['home', 'internet'])],
    ['/replay/home/electric-vehicles/x/', target('content_article', ['home', 'home-electric-vehicles'])],
    [
      '/replay/personal-finance/banking/savings/x/',
      target('content_article', ['personal-finance', 'banking', 'savings']),
    ],
    ['/replay/deals/x/', target('content_article', [], 'Deals')],
    ['/replay/reviews/x-review/', target('content_review')],
    ['/replay/roadshow/reviews/x-review/', target('content_review', ['auto'])],
    ['/videos/replay/x/', target('content_video')],
    ['/roadshow/videos/replay/x/', target('content_video', ['auto'])],
  ])('%s', (path, story) => {
    expect(variantPath(story, 'replay')).toBe(path);
  });
});

it('videos are shared apart', () => {
  expect(variantPath(target('content_video'), 'share')).toBe('/videos/share/x/');
  expect(variantPath(target('content_video', ['auto']), 'share')).toBe('/roadshow/videos/share/x/');
});

it.each([
  ['galleries', target('content_gallery'), 'replay'],
  ['longform', target('content_article', [], 'Longform'), 'replay'],
  ['articles', target('content_article'), 'share'],
] as const)('%s have no such page', (_what, story, variant) => {
  expect(variantPath(story, variant)).toBeUndefined();
});
