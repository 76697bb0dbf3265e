import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { TopicPageData } from './data.ts';
import { Page } from './Page.tsx';

const story = (id: string): CardStory => ({
  id,
  headline: `About ${id}`,
  href: `/news/${id}/`,
  voice: 'report',
  byline: 'Ines Okafor',
  publishedAt: 0,
  readingMinutes: 3,
});

const topicOf = (leads: readonly CardStory[], stories: readonly CardStory[]): TopicPageData => ({
  now: 0,
  topic: { slug: 'phones', name: 'Wearables', description: 'On the wrist' },
  ancestors: [],
  ways: [{ label: 'All', href: '/topics/wearables/' }],
  listed: 'Latest',
  leads,
  river: { stories, page: 1, pageCount: 1, baseHref: '/topics/wearables/' },
  neighbours: { title: 'More in Mobile', links: [{ label: 'Phones', href: '/topics/phones/' }] },
});

describe('a topic page', () => {
  it('says that nothing is here only when nothing is', () => {
    expect(renderToString(<Page data={topicOf([], [])} />)).toContain('Nothing here yet');
    expect(renderToString(<Page data={topicOf([story('a')], [])} />)).not.toContain('Nothing here yet');
    expect(renderToString(<Page data={topicOf([story('a')], [story('b')])} />)).not.toContain('Nothing here yet');
  });

  it('shows its neighbours once, with or without leading stories', () => {
    for (const leads of [[], [story('a')]])
      expect(renderToString(<Page data={topicOf(leads, [story('b')])} />).split('More in Mobile')).toHaveLength(2);
  });
});
