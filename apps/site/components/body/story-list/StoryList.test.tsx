import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardStory } from '../../cards/card-story.ts';
import { StoryList } from './StoryList.tsx';

const story = (id: string, more: Partial<CardStory> = {}): CardStory => ({
  id,
  headline: `About ${id}`,
  href: `/news/${id}/`,
  voice: 'report',
  byline: 'Ann Lee',
  publishedAt: 0,
  readingMinutes: 1,
  ...more,
});

it('stories of any kind stand in the order of the editors, each with the fact it is known by', () => {
  const score = { kind: 'score', score: 8.7, editorsChoice: false } as const;
  const stories = [story('b', { fact: score }), story('a'), story('c', { fact: { kind: 'pictures', count: 9 } })];
  const html = renderToString(<StoryList data={{ title: 'More tests', stories }} />);
  expect(html).toMatch(/^<section[^>]* aria-label="More tests">.*<ol/);
  expect([...html.matchAll(/href="\/news\/(\w)\/"/g)].map(([, id]) => id)).toEqual(['b', 'a', 'c']);
  expect(html).toMatch(/8\.7.*Ann Lee.*<b>9<\/b>/s);
});
