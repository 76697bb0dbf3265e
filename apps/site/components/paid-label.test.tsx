/** Wherever a paid story is shown in a list, it says so. */
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardGrid } from './cards/CardGrid.tsx';
import type { CardStory } from './cards/card-story.ts';
import { HeadlineList } from './cards/HeadlineList.tsx';
import { RiverRow } from './listing/RiverRow.tsx';
import { SearchResult } from './search/SearchResult.tsx';

const story: CardStory = {
  id: 's',
  headline: 'Tyres',
  href: '/paid-content/news/tyres/',
  voice: 'report',
  byline: 'Masthead Studio',
  publishedAt: 0,
  readingMinutes: 2,
};
const words = [{ text: 'Tyres', hit: false }];

it.each([
  ['a card', (shown: CardStory) => <CardGrid stories={[shown]} />],
  ['a headline', (shown: CardStory) => <HeadlineList title="T" stories={[shown]} />],
  ['a row of a river', (shown: CardStory) => <RiverRow story={shown} now={0} as="h2" />],
  [
    'a search result',
    (shown: CardStory) => (
      <SearchResult story={shown} form="News" headline={words} snippet={words} missing={[]} now={0} />
    ),
  ],
])('%s', (_place, list) => {
  expect(renderToString(list({ ...story, paidFor: true }))).toMatch(/Paid content.*Tyres/s);
  expect(renderToString(list(story))).not.toContain('Paid content');
});
