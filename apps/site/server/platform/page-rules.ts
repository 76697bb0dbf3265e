/**
 * The features of one page, and what of the visit they were decided by. Each is decided when the page asks for it, so
 * what nobody asked for cannot make pages differ: that is how it is known which pages can be kept for whom.
 */
import { type Instant, type PageType, toTracking } from '@masthead/model';
import {
  DISABLE_QUERY,
  ENABLE_QUERY,
  FEATURE_QUERIES,
  type FeatureName,
  type FeaturePage,
  featuresOf,
  NO_STORY,
  nextEdge,
  type PageFeatures,
  type StoryFacts,
  serialiseState,
  statesIn,
  storyFacts,
} from '@masthead/rules';
import type { AskRules } from '../../pages/platform.ts';
import type { PageShape } from '../cache/page-shape.ts';
import type { PageContext } from '../pipeline/context.ts';
import { FLAGS_TAG } from './flags.ts';
import { settledFor, userAgentOf } from './visit.ts';

export interface PageRules extends AskRules {
  /** Those that were asked for, or of a page about nothing in particular. */
  features(): PageFeatures<FeatureName>;
  /** States of experiments that this reader sees. */
  buckets(): readonly string[];
  /** What those who measure are told of the story; nothing of a page without one. */
  tracking(): FeaturePage['tracking'];
  /** What of the visit has been looked at so far. */
  shape(): PageShape;
  tags(): readonly string[];
  /** When a feature that goes by the clock may be another. */
  until(): Instant | undefined;
}

type Looked = 'device' | 'agent' | 'flags' | 'clock';

export function createPageRules(context: PageContext, pageType: PageType | undefined, now: Instant): PageRules {
  const looked = new Set<Looked>();
  let decided: { page: FeaturePage; features: PageFeatures<FeatureName> } | undefined;
  const look = <Value>(at: Looked, value: Value): Value => {
    looked.add(at);
    return value;
  };

  function decide(story: StoryFacts, trackingOf: () => FeaturePage['tracking']) {
    const page: FeaturePage = {
      ...story,
      route: context.match.route.name,
      query: featureQuery(context.url.searchParams),
      headers: undefined,
      pageType,
      experiments: statesIn(settledFor(context, story.topics)),
      get device() {
        return look('device', context.device);
      },
      get userAgent() {
        return look('agent', userAgentOf(context.headers));
      },
      get flags() {
        return look('flags', context.flags);
      },
      get now() {
        return look('clock', now);
      },
      get tracking() {
        return trackingOf();
      },
    };
    decided = { page, features: featuresOf(page) };
    return decided;
  }

  const current = () => decided ?? decide(NO_STORY, () => ({}));
  return {
    about: (story) => decide(storyFacts(story), () => ({ ...toTracking(story) })).features,
    apart: (topics = []) => decide({ ...NO_STORY, topics }, () => ({})).features,
    features: () => current().features,
    buckets: () => current().page.experiments.map(serialiseState),
    tracking: () => current().page.tracking,
    shape: () => ({ device: looked.has('device'), agent: looked.has('agent'), topics: current().page.topics }),
    tags: () => (looked.has('flags') ? [FLAGS_TAG] : []),
    until: () => (looked.has('clock') ? nextEdge(now) : undefined),
  };
}

/** Nothing else of an address reaches a feature, so nothing else can make a page one reader's own. */
function featureQuery(query: URLSearchParams): URLSearchParams {
  const read = [ENABLE_QUERY, DISABLE_QUERY, ...FEATURE_QUERIES];
  return new URLSearchParams(read.flatMap((name) => query.getAll(name).map((value) => [name, value])));
}
