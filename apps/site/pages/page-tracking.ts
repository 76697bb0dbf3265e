/** What a page says of itself to those who measure, and to our own counting. */
import { type BucketState, parseState } from '@masthead/rules';
import { type PageTracking, pageTrackingOf, type ViewFacts } from '@masthead/tracking';
import { brands } from '../base/brands.ts';
import { PAGE_TYPES } from '../base/page-type.ts';
import type { PageState } from './page-state.ts';

/** `view` is what the browser knows of this view of it, where its reader may be measured. */
export function pageTracking(state: PageState, view?: ViewFacts): PageTracking {
  const { brand } = state;
  const experiments = bucketsIn(state);
  return pageTrackingOf({ ...placeOf(state), brand, siteName: brands[brand].name, experiments }, view);
}

/** The buckets that its reader is in. */
export const bucketsIn = ({ platform }: PageState): BucketState[] =>
  (platform?.experiments ?? []).flatMap((text) => parseState(text) ?? []);

function placeOf({ content, platform }: PageState) {
  const pageType = PAGE_TYPES[content.page];
  if (content.page === 'error')
    return { pageType, articleType: `error_${content.data.status}`, siteSection: 'error', postId: undefined };
  return { pageType, ...platform?.story, postId: platform?.story?.id };
}
