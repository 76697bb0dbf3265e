import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardStory } from '../../cards/card-story.ts';
import { ReviewCard } from './ReviewCard.tsx';

const review: CardStory = {
  id: 'r',
  headline: 'Beautiful, and it knows it',
  href: '/reviews/halo-review/',
  voice: 'judge',
  byline: 'Ann Lee',
  publishedAt: 0,
  readingMinutes: 4,
  fact: { kind: 'score', score: 9.1, editorsChoice: true },
};

it('a judged product has its score, what that means, and the way to its review', () => {
  const html = renderToString(<ReviewCard data={{ name: 'Halo', review }} />);
  for (const words of ['9.1 out of 10', 'Superb', 'href="/reviews/halo-review/"', 'Editors’ Choice'])
    expect(html).toContain(words);
  expect(html).not.toContain('sponsored');
});

it('what can be bought has a paid link', () => {
  const offer = { merchant: 'Harbor', href: 'https://harbor.example/', price: '$949' };
  expect(renderToString(<ReviewCard data={{ name: 'Halo', offer }} />)).toContain('rel="sponsored nofollow noopener"');
});
