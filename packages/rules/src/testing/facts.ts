/** Pages and visits for tests: one that is plain in every respect, with whatever a test says instead. */
import { readCookies } from '../cookies.ts';
import type { Visit } from '../experiments/assign.ts';
import type { PageFacts } from '../page-facts.ts';

export const BROWSER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';

export const pageFacts = (changes: Partial<PageFacts> = {}): PageFacts => ({
  route: 'article___en',
  query: new URLSearchParams(),
  device: 'desktop',
  userAgent: BROWSER_AGENT,
  headers: new Headers(),
  topics: [],
  ...changes,
});

/** A first visit by somebody for whom chance always says the same. */
export const visitOf = (changes: Partial<Visit> & Pick<Visit, 'experiments'>): Visit => ({
  facts: pageFacts(),
  cookies: readCookies(null),
  now: Date.parse('2024-06-20T12:00:00Z'),
  random: () => 0.5,
  mayRemember: true,
  ...changes,
});
