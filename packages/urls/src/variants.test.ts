import type { StoryKind } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { contentTarget } from './resolve.ts';
import { variantPath } from './variants.ts';

const target = (kind: StoryKind, topicPath: string[] = [], type = 'News') =>
  contentTarget({ kind, slug: 'x', topicPath, type });

describe('a story is shown again at', () => {
  it.each([
    ['/replay/news/x/', target('article')],
    ['/replay/roadshow/news/x/', target('article', ['auto'])],
    ['/replay/home/internet/x/', target('article', ['home', 'internet'])],
    ['/replay/home/electric-vehicles/x/', target('article', ['home', 'home-electric-vehicles'])],
    ['/replay/personal-finance/banking/savings/x/', target('article', ['personal-finance', 'banking', 'savings'])],
    ['/replay/deals/x/', target('article', [], 'Deals')],
    ['/replay/reviews/x-review/', target('review')],
    ['/replay/roadshow/reviews/x-review/', target('review', ['auto'])],
    ['/videos/replay/x/', target('video')],
    ['/roadshow/videos/replay/x/', target('video', ['auto'])],
  ])('%s', (path, story) => {
    expect(variantPath(story, 'replay')).toBe(path);
  });
});

it('videos are shared apart', () => {
  expect(variantPath(target('video'), 'share')).toBe('/videos/share/x/');
  expect(variantPath(target('video', ['auto']), 'share')).toBe('/roadshow/videos/share/x/');
});

it.each([
  ['galleries', target('gallery'), 'replay'],
  ['longform', target('article', [], 'Longform'), 'replay'],
  ['articles', target('article'), 'share'],
] as const)('%s have no such page', (_what, story, variant) => {
  expect(variantPath(story, variant)).toBeUndefined();
});
