import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedContent } from './placed-content.ts';
import { verticals, WELCOME_SLUG } from './sections.ts';
import { placeOfStory, storyAt } from './story-at.ts';

const about = (slug: string, topicPath: string[], more: Partial<PlacedContent> = {}): PlacedContent => ({
  kind: 'article',
  slug,
  topicPath,
  ...more,
});

describe('a story whose address is', () => {
  it.each([
    ['plans', ['home', 'internet'], '/home/internet/plans/', 'internet-plans'],
    ['interstitial', ['home', 'internet'], '/home/internet/interstitial/', 'internet-interstitial'],
    [
      'solar-estimator',
      ['home', 'energy-and-utilities'],
      '/home/energy-and-utilities/solar-estimator/',
      'solar-lead-form',
    ],
  ])('that of a standing page finds that taken: %s', (slug, topicPath, path, taken) => {
    expect(placeOfStory(about(slug, topicPath))).toEqual({ path, taken });
  });

  it.each([
    ['of its own', about('fast-plans', ['home', 'internet']), '/home/internet/fast-plans/'],
    ['that of the page it is', about(WELCOME_SLUG, []), '/welcome/'],
    [
      'that of a review',
      about('halo-12', ['tech'], { kind: 'review', reviewType: 'review' }),
      '/reviews/halo-12-review/',
    ],
    ['of its own beside a standing page', about('plans', ['home']), '/home/plans/'],
  ])('%s lives there', (_, content, path) => {
    expect(placeOfStory(content)).toEqual({ path });
  });
});

it('a story is found at the address that it has, unless that is taken', () => {
  const topics = fc.constantFrom(...Object.keys(verticals), ...Object.values(verticals).flat(), 'auto', 'savings');
  const content = fc.record({
    kind: fc.constantFrom('article' as const, 'review' as const, 'gallery' as const, 'video' as const, 'live' as const),
    slug: fc.stringMatching(/^[a-z]{3,9}(-[a-z0-9]{1,6}){0,2}$/),
    topicPath: fc.array(topics, { maxLength: 3 }),
    type: fc.constantFrom('Longform', 'Deals', 'Money WordPress', 'Editors Choice', 'News'),
    section: fc.constantFrom('how_to', 'news'),
  });
  fc.assert(
    fc.property(content, ({ kind, slug, ...place }) => {
      const { path, taken } = placeOfStory({ kind, slug, ...place });
      if (!taken) expect(storyAt(path)).toEqual({ kind, slug });
    }),
  );
});

it.each(['/', '/about/', '/topics/phones/', '/no/such/address/', '/news/2/'])('no story is at %s', (path) => {
  expect(storyAt(path)).toBeUndefined();
});
