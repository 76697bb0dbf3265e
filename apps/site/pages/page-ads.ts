/** Which pages have places for ads. What somebody paid for has none, nor has a page that has nothing to read. */
import type { AdPageFacts } from '@masthead/ads';
import type { ContentTracking } from '@masthead/model';
import type { FeatureName, PageFeatures } from '@masthead/rules';
import { isSponsored } from '@masthead/urls';
import type { LoadablePage } from '../base/page-name.ts';
import { PAGE_TYPES } from '../base/page-type.ts';
import type { CardStory } from '../components/cards/card-story.ts';
import type { PageContent, PageDataByName } from './page-content.ts';

type Carries = { readonly [Name in LoadablePage]: (data: PageDataByName[Name]) => boolean };

const never = (): boolean => false;
const ofStory = ({ story }: { story: Pick<CardStory, 'paidFor'> }): boolean => !story.paidFor;
const ofList = ({ river }: { river?: { stories: readonly unknown[] } | undefined }): boolean =>
  river !== undefined && river.stories.length > 0;

const CARRIES: Carries = {
  article: ofStory,
  'best-list': ofStory,
  deal: ofStory,
  longform: ofStory,
  review: ofStory,
  versus: ofStory,
  live: ofStory,
  gallery: ofStory,
  // In a page of another site there is none of ours.
  video: (data) => data.form !== 'share' && !data.video.paidFor,
  podcast: ({ episode }) => !episode.paidFor,
  front: ofList,
  topic: ofList,
  listing: ofList,
  'index-page': ofList,
  feature: ofList,
  profile: ofList,
  search: ({ found }) => found !== undefined && found.results.length > 0,
  // Beside what may be bought, and on pages that are no stories.
  product: never,
  shopping: never,
  awards: never,
  demo: never,
  experiments: never,
  'feature-rules': never,
  newsletter: never,
  newsletters: never,
  privacy: never,
  providers: never,
  settings: never,
  sitemap: never,
  text: never,
  voices: never,
};

interface AdCircumstances {
  features: PageFeatures<FeatureName>;
  /** What those who measure are told of its story. */
  tracking: Partial<ContentTracking>;
  topics: readonly string[];
  development: boolean;
}

function carriesAds<Name extends LoadablePage>(
  page: Name,
  data: PageDataByName[Name],
  features: PageFeatures<FeatureName>,
): boolean {
  return CARRIES[page](data) && features.isOn('adService');
}

/** The same of a story, for who makes its text. */
export const textCarriesAds = (
  story: Parameters<typeof isSponsored>[0],
  features: PageFeatures<FeatureName>,
): boolean => !isSponsored(story) && features.isOn('adService');

/** What a page with places for ads says of itself; undefined of any other. */
export function adsOn<Name extends LoadablePage>(
  { page, data }: PageContent<Name>,
  { features, tracking, topics, development }: AdCircumstances,
): AdPageFacts | undefined {
  if (!carriesAds(page, data, features)) return undefined;
  const { contentId, contentType, siteSection, primaryTopicSlug, collectionSlug } = tracking;
  const all = {
    contentId,
    contentType,
    section: siteSection,
    topics: [...new Set([primaryTopicSlug ?? '', ...topics])].filter(Boolean),
    tags: tracking.tagSlugs,
    collections: collectionSlug ? [collectionSlug] : [],
    threads: tracking.collectionThreadNames,
    products: tracking.relatedProductIds,
    video: page === 'video' ? contentId : undefined,
  };
  return {
    ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value.length > 0)),
    pageType: PAGE_TYPES[page] ?? page,
    environment: development ? 'development' : 'production',
  };
}
