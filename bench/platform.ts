/** What experiments, features and device add to a page: everything that is decided for one visit, and nothing else. */
import {
  assignBuckets,
  cookieName,
  experimentCookies,
  experimentHeaders,
  experiments,
  experimentsFor,
  type FeatureName,
  features,
  featuresOf,
  isFeatureName,
  serialiseState,
} from '@masthead/rules';
import { featurePage } from '@masthead/rules/testing';
import { createMatcher } from '../apps/site/routes/match.ts';
import { keyOf } from '../apps/site/server/cache/page-shape.ts';
import type { PageContext } from '../apps/site/server/pipeline/context.ts';
import { createPageRules } from '../apps/site/server/platform/page-rules.ts';
import { cookieScope, factsOf, mayBeTried, settledFor, visitorOf } from '../apps/site/server/platform/visit.ts';
import { firstContext } from '../apps/site/server/route-request.ts';
import type { Measurement, Part } from './measurement.ts';
import { interleave, median, type Work } from './rounds.ts';

const ROUNDS = 15;
/** A day on which many experiments ran at once, and one on which none does. */
const BUSY = Date.parse('2024-07-20T12:00:00Z');
const QUIET = Date.parse('2026-11-15T18:00:00Z');
const BUDGET_MS = 0.3;
const PAGE_BUDGET_US = 25;
const ALL_BUDGET_US = 100;
const URL_OF_PAGE = 'https://masthead.example/tech/services-and-software/best-vpn/?utm_source=bench';
const TOPICS = ['vpn', 'internet', 'mattresses', 'solar'];
const STORY = {
  id: '1',
  headline: 'The best VPNs',
  type: 'Best List',
  edition: 'us',
  topics: TOPICS.map((slug, place) => ({
    id: slug,
    slug,
    name: slug,
    path: [slug],
    topicPath: [],
    primary: place === 0,
  })),
  tags: [{ slug: 'privacy', name: 'Privacy' }],
  collections: [],
  relatedObjects: [],
} satisfies Parameters<ReturnType<typeof createPageRules>['about']>[0];

/** What an article with every script asks for. */
const ASKED: readonly FeatureName[] = [
  'tableOfContents',
  'facebookShortcode',
  'dynamicWidgets',
  'listicleDrawer',
  'listicleTruncation',
  'adService',
  'timings',
  'audienceTag',
  'analyticsTag',
  'surveyTag',
];
const EVERY = Object.keys(features).filter(isFeatureName);

/** Everything that is decided for one visit of a page, from its headers to the headers of its answer. */
function visit(now: number, cookie: string): Work {
  const found = createMatcher()('/tech/services-and-software/best-vpn/');
  if (!found) throw new Error('The page matches no route');
  const headers = new Headers({
    'user-agent': 'Mozilla/5.0 Chrome/141.0',
    'cdn-device': 'mobile',
    ...(cookie && { cookie }),
  });
  const url = new URL(URL_OF_PAGE);
  return () => {
    const first = firstContext(url, headers, found, 'bench');
    const assigned = assignBuckets({
      experiments,
      facts: factsOf(first),
      cookies: first.cookies,
      now,
      random: Math.random,
      mayRemember: mayBeTried(headers, first.cookies, now),
    });
    const context: PageContext = { ...first, experiments: assigned };
    const rules = createPageRules(context, 'article', now);
    const on = rules.about(STORY);
    const asked = ASKED.filter(on.isOn);
    const key = keyOf('/', rules.shape(), visitorOf(context));
    const settled = settledFor(context, TOPICS);
    const scope = cookieScope(url.origin);
    return [asked, key, rules.buckets(), experimentHeaders(settled, scope), experimentCookies(settled, scope)];
  };
}

/** A cookie for each experiment that applies, as a reader has them who has been here before. */
function cookiesOf(now: number): string {
  const facts = { ...factsOf(contextAt()), topics: TOPICS };
  return experimentsFor(experiments, facts, now)
    .map(
      ({ id, version, allocation }) =>
        `${cookieName(id)}=${serialiseState({ id, version, bucket: allocation[0]?.bucket ?? '' })}`,
    )
    .join('; ');
}

function contextAt(): PageContext {
  const found = createMatcher()('/tech/services-and-software/best-vpn/');
  if (!found) throw new Error('The page matches no route');
  return firstContext(new URL(URL_OF_PAGE), new Headers(), found, 'bench');
}

export const measurePlatform: Part = async ({ say }) => {
  const cookie = cookiesOf(BUSY);
  say(`  experiments that apply on the busy day: ${cookie.split(';').length}`);
  const page = featurePage({ topics: TOPICS, articleType: 'Best List', device: 'mobile' });
  const times = await interleave(
    {
      busy: visit(BUSY, cookie),
      drawn: visit(BUSY, ''),
      quiet: visit(QUIET, ''),
      asked: () => ASKED.filter(featuresOf(page).isOn),
      every: () => EVERY.filter(featuresOf(page).isOn),
    },
    ROUNDS,
  );
  const visits = [
    ['a reader who is in all experiments of a page', times.busy],
    ['a reader who is new to all of them', times.drawn],
    ['a reader while none runs', times.quiet],
  ] as const;
  return [
    ...visits.map(
      ([name, spent]): Measurement => ({
        part: 'platform',
        name: `CPU that is added for ${name}`,
        value: median(spent),
        unit: 'ms',
        budget: { most: BUDGET_MS },
        note: `${(median(spent) * 1000).toFixed(1)} µs`,
      }),
    ),
    microseconds('features that an article asks for', times.asked, PAGE_BUDGET_US, ASKED.length),
    microseconds('every feature of the list', times.every, ALL_BUDGET_US, EVERY.length),
  ];
};

const microseconds = (name: string, spent: readonly number[], most: number, count: number): Measurement => ({
  part: 'platform',
  name,
  value: median(spent) * 1000,
  unit: 'µs',
  budget: { most },
  note: `${count} features`,
});
