/** What can be said of a page: named, so that features can ask for it or for its opposite. */
import { PAGE_LAYOUTS } from '@masthead/model';
import type { AddressName } from '@masthead/urls';
import { HEALTH_ROUTES } from '../../health-law/health-law.ts';
import type { Feature } from '../decide.ts';
import { anyOf } from '../feature-test.ts';
import {
  abTest,
  agentWithout,
  articleType,
  immersive,
  never,
  pageLayout,
  pageType,
  query,
  replay,
  route,
  tags,
  within,
  withoutAds,
} from '../tests.ts';
import { AD_SUPPRESS_QUERY, AGENTS } from '../visit.ts';
import { windows } from '../windows.ts';

const MONEY_ROUTES = [
  'money-article',
  'money-article-topic-alt',
  'money-article-subtopic',
  'money-article-subtopic-alt',
  'money-article-slug',
  'money-article-no-category-slug',
  'money-article-crypto-slug',
  'money-article-longform',
  'money-article-replay',
  'money-article-topic-alt-replay',
  'money-article-subtopic-replay',
  'money-article-subtopic-alt-replay',
  'money-article-slug-replay',
  'money-article-crypto-slug-replay',
] as const satisfies AddressName[];

const VIDEO_ROUTES = [
  'video',
  'video-replay',
  'video-share',
  'video-sponsored',
  'auto-video',
  'auto-video-replay',
  'auto-video-share',
] as const satisfies AddressName[];

const rule = (when: Feature['when']) => ({ area: 'pages', owner: 'platform', stage: 'rule', when }) as const;

export const pageRules = {
  disabled: rule(never),
  noCrawler: rule(agentWithout(AGENTS.crawler, 'crawler')),
  notWebTesting: rule(agentWithout(AGENTS.tester, 'web-testing tool')),
  paused: rule(within(windows.pause)),
  sponsoredImmersive: rule(immersive),
  liveArticle: rule(anyOf(pageLayout({ include: [PAGE_LAYOUTS.live] }), route({ include: ['article-live'] }))),
  moneyPage: rule(route({ include: MONEY_ROUTES })),
  healthPage: rule(route({ include: HEALTH_ROUTES })),
  /** Editors mark the stories of the pilot by a tag. */
  marketplacePilot: rule(anyOf(route({ include: ['hidden-marketplace'] }), tags({ include: ['marketplace-pilot'] }))),
  newsletterGenerator: rule(route({ include: ['newsletter-generator'] })),
  paidSearch: rule(route({ include: ['vpn-paid-search'] })),
  onDemand: rule(articleType({ include: ['Explainer - Demand'] })),
  videoPage: rule(anyOf(pageType({ include: ['video_page'] }), route({ include: VIDEO_ROUTES }))),
  replayPage: rule(replay),
  adsSuppressed: rule(anyOf(query(AD_SUPPRESS_QUERY, { include: ['all'] }), withoutAds)),
  adServiceOff: rule(abTest('serviceoff', 'testA')),
} satisfies Record<string, Feature>;
