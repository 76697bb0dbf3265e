import { describe, expect, it } from 'vitest';
import { feedPathsOf, feedSubject } from './feed-address.ts';

describe('what a feed is about', () => {
  it.each([
    [[], { request: 'feed', params: { endpoint: 'river' }, home: '/' }],
    [['news'], { request: 'feed', params: { endpoint: 'news' }, home: '/topics/news/' }],
    [['reviews'], { request: 'feed', params: { endpoint: 'reviews' }, home: '/reviews/' }],
    [['roadshow'], { request: 'feed', params: { endpoint: 'roadshow' }, home: '/roadshow/auto/' }],
    [['topics', 'phones'], { request: 'topicFeed', params: { slug: 'phones' }, home: '/topics/phones/' }],
    [['topics', 'charging'], { request: 'topicFeed', params: { slug: 'charging' }, home: '/roadshow/charging/' }],
    [
      ['videos', 'road-tests'],
      {
        request: 'showFeed',
        params: { door: 'videos', show: 'road-tests' },
        home: '/collections/road-tests/',
        kind: 'video',
      },
    ],
    [['authors', 'annlee'], { request: 'authorFeed', params: { username: 'annlee' }, home: '/profiles/annlee/' }],
  ])('%j', (names, subject) => {
    expect(feedSubject(names)).toMatchObject(subject);
  });

  it.each([
    ['phones'],
    ['topics'],
    ['authors'],
    ['partner'],
    ['__proto__'],
    ['constructor', 'x'],
    ['topics', 'a', 'b'],
  ])('%j: nothing', (...names) => {
    expect(feedSubject(names)).toBeUndefined();
  });
});

describe('the feeds that carry the news of a listing', () => {
  it.each([
    ['river', ['/rss/']],
    ['reviews', ['/rss/reviews/']],
    ['topic:phones', ['/rss/topics/phones/']],
    ['topic:tech', ['/rss/tech/', '/rss/topics/tech/']],
    ['topic:auto', ['/rss/roadshow/', '/rss/topics/auto/']],
    ['author:annlee', ['/rss/authors/annlee/']],
    ['videos:road-tests', ['/rss/videos/road-tests/']],
    ['tag:lab-test', []],
    ['sitemap:content_article', []],
    ['topic-leads:tech', []],
    ['__proto__:x', []],
  ])('%s', (listing, feeds) => {
    expect(feedPathsOf(listing)).toEqual(feeds.flatMap((path) => [path, `${path}feed.json`]));
  });
});
