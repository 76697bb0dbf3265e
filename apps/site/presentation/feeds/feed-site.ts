/** What makes addresses whole. */
import type { ImageAddresses } from '@masthead/image-url';

export interface FeedSite {
  siteUrl: string;
  images: ImageAddresses;
}
