/** What a page says of itself to all who measure, our own counting included. Every key is always there. */
import { DEFAULT_EDITION } from '@masthead/model';
import { type BucketState, type Device, type ExperimentTracking, experimentTracking } from '@masthead/rules';

export interface PageTracking extends ExperimentTracking {
  /** Empty where it is of no type that those who measure know. */
  pageType: string;
  /** The story's id; empty where the page shows none. */
  postId: string;
  articleType: string;
  siteSection: string;
  channelType: string;
  /** One for each time that a page comes into view; empty where the reader may not be measured. */
  pageViewGuid: string;
  /** The parts that the page is made of, by name. */
  pageComponents: readonly string[];
  deviceType: Device | '';
  brand: string;
  siteName: string;
  edition: string;
  trafficSource: string;
  /** Of this visit, with this one; null where that is not kept. */
  sessionPageViews: number | null;
}

/** What of it the page itself knows. What is left out is nothing to tell. */
export interface PageFacts {
  readonly pageType?: string | undefined;
  readonly postId?: string | undefined;
  readonly articleType?: string | undefined;
  readonly siteSection?: string | undefined;
  readonly brand: string;
  readonly siteName: string;
  readonly edition?: string | undefined;
  readonly experiments?: readonly BucketState[] | undefined;
}

/** What of it is known in the reader's browser, and only where they may be measured. */
export interface ViewFacts {
  readonly pageViewGuid?: string | undefined;
  readonly pageComponents?: readonly string[] | undefined;
  readonly deviceType?: Device | undefined;
  readonly trafficSource?: string | undefined;
  readonly sessionPageViews?: number | undefined;
}

export function pageTrackingOf(page: PageFacts, view: ViewFacts = {}): PageTracking {
  const { pageType = '', siteSection = '' } = page;
  return {
    pageType,
    postId: page.postId ?? '',
    articleType: page.articleType ?? '',
    siteSection,
    channelType: siteSection && pageType && `${siteSection}:${pageType}`,
    pageViewGuid: view.pageViewGuid ?? '',
    pageComponents: view.pageComponents ?? [],
    deviceType: view.deviceType ?? '',
    brand: page.brand,
    siteName: page.siteName,
    edition: page.edition ?? DEFAULT_EDITION,
    ...experimentTracking(page.experiments ?? []),
    trafficSource: view.trafficSource ?? '',
    sessionPageViews: view.sessionPageViews ?? null,
  };
}
