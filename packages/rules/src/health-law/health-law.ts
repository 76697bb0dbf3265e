/** Pages about health under a law on consumers' health data: no third party learns that somebody reads them. */
import type { AddressName } from '@masthead/urls';
import type { Privacy } from '../consent/privacy.ts';
import { type PageFacts, routeName } from '../page-facts.ts';

export const HEALTH_ROUTES = [
  'health-article',
  'health-article-topic',
  'health-article-longform',
  'health-article-replay',
  'health-article-topic-replay',
] as const satisfies AddressName[];

export const HEALTH_TOPICS = [
  'health',
  'wellness',
  'sleep',
  'mattresses',
  'nutrition',
  'fitness',
  'mental',
  'mental-health',
  'medicine',
] as const;

/** What somebody looks for may be an illness, and stands in the address. */
const SEARCHES = ['search', 'search-landing'] as const satisfies AddressName[];

const ROUTES: ReadonlySet<string> = new Set([...HEALTH_ROUTES, ...SEARCHES]);
const TOPICS: ReadonlySet<string> = new Set(HEALTH_TOPICS);

type HealthFacts = Pick<PageFacts, 'route' | 'topics'>;

/** A page whose topics nobody knows yet is taken for one: what was told cannot be taken back. */
export const isHealthPage = ({ route, topics }: HealthFacts): boolean =>
  ROUTES.has(routeName(route)) || topics === undefined || topics.some((slug) => TOPICS.has(slug));

export interface Disclosure {
  /** Whether anything of a third party may be on the page at all. */
  readonly thirdParties: boolean;
  /** What a `Referrer-Policy` must say, if it is not what it says everywhere. */
  readonly referrerPolicy: 'no-referrer' | undefined;
  /** What may be told to others of that which describes the page. */
  told<Data extends object>(data: Data): Partial<Data>;
}

/** Whatever lets somebody guess what is read: its address, its title, what it is about, who wrote it. */
const WITHHELD: ReadonlySet<string> = new Set([
  'articleId',
  'articlePublishDate',
  'articleTitle',
  'authorId',
  'authorName',
  'authorUsername',
  'canonicalUrl',
  'collectionId',
  'collectionName',
  'collectionSlug',
  'collectionThreadNames',
  'contentId',
  'contentTags',
  'description',
  'headline',
  'postId',
  'primaryTopicSlug',
  'primaryTopics',
  'referrer',
  'relatedProductIds',
  'revisionId',
  'secondaryCollectionIds',
  'siteHierarchy',
  'siteSection',
  'tagSlugs',
  'title',
  'topicIds',
  'topicNames',
  'topicSlugs',
  'url',
]);

const OPEN: Disclosure = { thirdParties: true, referrerPolicy: undefined, told: (data) => data };

/** Not even the next page of ours hears where its reader came from: others may be on that one, and can read it there. */
const CLOSED: Disclosure = { thirdParties: false, referrerPolicy: 'no-referrer', told: withoutPage };

export const disclosureOf = (facts: HealthFacts, privacy: Privacy): Disclosure =>
  disclosureFor(isHealthPage(facts), privacy);

/** The same where it is known already whether a page is about health. */
export const disclosureFor = (health: boolean, { healthLaw }: Privacy): Disclosure =>
  healthLaw && health ? CLOSED : OPEN;

function withoutPage<Data extends object>(data: Data): Partial<Data> {
  const told: Partial<Data> = { ...data };
  for (const key in told) if (WITHHELD.has(key)) delete told[key];
  return told;
}
