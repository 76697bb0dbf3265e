/** What each page is given, by its name. */

import type { PageName } from '../base/page-name.ts';
import type { AwardsPageData } from './awards/data.ts';
import type { BestListPageData } from './best-list/data.ts';
import type { DealPageData } from './deal/data.ts';
import type { DemoPageData } from './demo/data.ts';
import type { ErrorPageData } from './error/data.ts';
import type { ExperimentsPageData } from './experiments/data.ts';
import type { FeaturePageData } from './feature/data.ts';
import type { FeatureRulesPageData } from './feature-rules/data.ts';
import type { FrontPageData } from './front/data.ts';
import type { IndexPageData } from './index-page/data.ts';
import type { ListingPageData } from './listing/data.ts';
import type { LongformPageData } from './longform/data.ts';
import type { NewsletterPageData } from './newsletter/data.ts';
import type { NewslettersPageData } from './newsletters/data.ts';
import type { PrivacyPageData } from './privacy/data.ts';
import type { ProductPageData } from './product/data.ts';
import type { ProfilePageData } from './profile/data.ts';
import type { ProvidersPageData } from './providers/data.ts';
import type { SearchPageData } from './search/data.ts';
import type { SettingsPageData } from './settings/data.ts';
import type { ShoppingPageData } from './shopping/data.ts';
import type { SitemapPageData } from './sitemap/data.ts';
import type { StoryPageData } from './story-pages.ts';
import type { TextPageData } from './text/data.ts';
import type { TopicPageData } from './topic/data.ts';
import type { VersusPageData } from './versus/data.ts';
import type { VoicesPageData } from './voices/data.ts';

export interface PageDataByName extends StoryPageData {
  front: FrontPageData;
  topic: TopicPageData;
  'best-list': BestListPageData;
  versus: VersusPageData;
  deal: DealPageData;
  longform: LongformPageData;
  profile: ProfilePageData;
  product: ProductPageData;
  listing: ListingPageData;
  'index-page': IndexPageData;
  feature: FeaturePageData;
  'feature-rules': FeatureRulesPageData;
  awards: AwardsPageData;
  demo: DemoPageData;
  experiments: ExperimentsPageData;
  newsletter: NewsletterPageData;
  newsletters: NewslettersPageData;
  privacy: PrivacyPageData;
  providers: ProvidersPageData;
  search: SearchPageData;
  settings: SettingsPageData;
  shopping: ShoppingPageData;
  sitemap: SitemapPageData;
  text: TextPageData;
  voices: VoicesPageData;
  error: ErrorPageData;
}

/** A page's name together with its data, so that the two cannot be mixed up. */
export type PageContent<Name extends PageName = PageName> = {
  [Each in Name]: { page: Each; data: PageDataByName[Each] };
}[Name];
