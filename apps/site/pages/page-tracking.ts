/** What a page says of itself to scripts that measure. It names no reader, and every key is always there. */
import { DEFAULT_EDITION } from '@masthead/model';
import { type ExperimentTracking, experimentTracking, parseState } from '@masthead/rules';
import { type BrandKey, brands } from '../base/brands.ts';
import { PAGE_TYPES } from '../base/page-type.ts';
import type { PageState } from './page-state.ts';

export interface PageTracking extends ExperimentTracking {
  /** Empty where it is of no type that those who measure know. */
  pageType: string;
  articleType: string;
  siteSection: string;
  channelType: string;
  brand: BrandKey;
  siteName: string;
  edition: string;
}

export function pageTracking(state: PageState): PageTracking {
  const { brand, platform } = state;
  const states = (platform?.experiments ?? []).map(parseState).filter((state) => state !== undefined);
  return {
    ...placeOf(state),
    brand,
    siteName: brands[brand].name,
    edition: DEFAULT_EDITION,
    ...experimentTracking(states),
  };
}

type Place = Pick<PageTracking, 'pageType' | 'articleType' | 'siteSection' | 'channelType'>;

function placeOf({ content, platform }: PageState): Place {
  const pageType = PAGE_TYPES[content.page] ?? '';
  const { articleType, siteSection } =
    content.page === 'error'
      ? { articleType: `error_${content.data.status}`, siteSection: 'error' }
      : { articleType: '', siteSection: '', ...platform?.story };
  return { pageType, articleType, siteSection, channelType: siteSection && pageType && `${siteSection}:${pageType}` };
}
