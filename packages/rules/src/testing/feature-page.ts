/** A page that features are decided for: a plain news article, with whatever a test says instead. */
import { type FeaturePage, NO_STORY } from '../features/feature-page.ts';
import { pageFacts } from './facts.ts';

export const featurePage = (changes: Partial<FeaturePage> = {}): FeaturePage => ({
  ...pageFacts(),
  ...NO_STORY,
  pageType: 'article',
  experiments: [],
  flags: {},
  tracking: {},
  now: Date.parse('2026-11-15T17:00:00Z'),
  ...changes,
});
