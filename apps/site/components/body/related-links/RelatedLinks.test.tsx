import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardStory } from '../../cards/card-story.ts';
import { RelatedLinks } from './RelatedLinks.tsx';

const story = (id: string): CardStory => ({
  id,
  headline: `About ${id}`,
  href: `/news/${id}/`,
  voice: 'report',
  byline: '',
  publishedAt: 0,
  readingMinutes: 1,
});

it('stories are links in the order of the editors', () => {
  const html = renderToString(<RelatedLinks data={{ title: 'Read more', stories: [story('b'), story('a')] }} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/news/b/', '/news/a/']);
});
