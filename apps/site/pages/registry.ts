/** Every page by name. Each is a chunk of its own, loaded when a route asks for it. */
import type { ComponentType } from 'react';
import { lazily } from '../base/lazily.ts';
import type { ArticlePageData } from './article/data.ts';
import type { AwardsPageData } from './awards/data.ts';
import type { BestListPageData } from './best-list/data.ts';
import type { DealPageData } from './deal/data.ts';
import type { DemoPageData } from './demo/data.ts';
import type { DeskPageData } from './desk/data.ts';
import type { ErrorPageData } from './error/data.ts';
import type { ExperimentsPageData } from './experiments/data.ts';
import type { FeaturePageData } from './feature/data.ts';
import type { FeatureRulesPageData } from './feature-rules/data.ts';
import type { FrontPageData } from './front/data.ts';
import type { GalleryPageData } from './gallery/data.ts';
import type { ListingPageData } from './listing/data.ts';
import type { LivePageData } from './live/data.ts';
import type { LongformPageData } from './longform/data.ts';
import type { NewsletterPageData } from './newsletter/data.ts';
import type { NewslettersPageData } from './newsletters/data.ts';
import type { PrivacyPageData } from './privacy/data.ts';
import type { ProductPageData } from './product/data.ts';
import type { ProfilePageData } from './profile/data.ts';
import type { ProvidersPageData } from './providers/data.ts';
import type { ReviewPageData } from './review/data.ts';
import type { SearchPageData } from './search/data.ts';
import type { SettingsPageData } from './settings/data.ts';
import type { ShoppingPageData } from './shopping/data.ts';
import type { SitemapPageData } from './sitemap/data.ts';
import type { TextPageData } from './text/data.ts';
import type { TopicPageData } from './topic/data.ts';
import type { VersusPageData } from './versus/data.ts';
import type { VideoPageData } from './video/data.ts';
import type { VoicesPageData } from './voices/data.ts';

/** What each page is given. */
interface PageDataByName {
  front: FrontPageData;
  topic: TopicPageData;
  article: ArticlePageData;
  'best-list': BestListPageData;
  versus: VersusPageData;
  deal: DealPageData;
  longform: LongformPageData;
  gallery: GalleryPageData;
  live: LivePageData;
  video: VideoPageData;
  review: ReviewPageData;
  profile: ProfilePageData;
  product: ProductPageData;
  listing: ListingPageData;
  feature: FeaturePageData;
  'feature-rules': FeatureRulesPageData;
  awards: AwardsPageData;
  demo: DemoPageData;
  desk: DeskPageData;
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

export type PageName = keyof PageDataByName;

/** The error page is shown, never asked for. */
export type LoadablePage = Exclude<PageName, 'error'>;

/** Forms of articles with pages of their own: the addresses of articles show them, see `article/forms.ts`. */
export type ArticleForm = 'deal' | 'longform' | 'best-list' | 'versus';

/** What a route can ask for. */
export type RoutedPage = Exclude<LoadablePage, ArticleForm>;

/** A page's name together with its data, so that the two can not be mixed up. */
export type PageContent<Name extends PageName = PageName> = {
  [Each in Name]: { page: Each; data: PageDataByName[Each] };
}[Name];

type PageComponent<Name extends PageName> = ComponentType<{ data: PageDataByName[Name] }>;

type PageModules = { [Name in PageName]: () => Promise<{ Page: PageComponent<Name> }> };

export const pages: PageModules = {
  front: lazily(() => import('./front/Page.tsx')),
  topic: lazily(() => import('./topic/Page.tsx')),
  article: lazily(() => import('./article/Page.tsx')),
  'best-list': lazily(() => import('./best-list/Page.tsx')),
  versus: lazily(() => import('./versus/Page.tsx')),
  deal: lazily(() => import('./deal/Page.tsx')),
  longform: lazily(() => import('./longform/Page.tsx')),
  gallery: lazily(() => import('./gallery/Page.tsx')),
  live: lazily(() => import('./live/Page.tsx')),
  video: lazily(() => import('./video/Page.tsx')),
  review: lazily(() => import('./review/Page.tsx')),
  profile: lazily(() => import('./profile/Page.tsx')),
  product: lazily(() => import('./product/Page.tsx')),
  listing: lazily(() => import('./listing/Page.tsx')),
  feature: lazily(() => import('./feature/Page.tsx')),
  'feature-rules': lazily(() => import('./feature-rules/Page.tsx')),
  awards: lazily(() => import('./awards/Page.tsx')),
  demo: lazily(() => import('./demo/Page.tsx')),
  desk: lazily(() => import('./desk/Page.tsx')),
  experiments: lazily(() => import('./experiments/Page.tsx')),
  newsletter: lazily(() => import('./newsletter/Page.tsx')),
  newsletters: lazily(() => import('./newsletters/Page.tsx')),
  privacy: lazily(() => import('./privacy/Page.tsx')),
  providers: lazily(() => import('./providers/Page.tsx')),
  search: lazily(() => import('./search/Page.tsx')),
  settings: lazily(() => import('./settings/Page.tsx')),
  shopping: lazily(() => import('./shopping/Page.tsx')),
  sitemap: lazily(() => import('./sitemap/Page.tsx')),
  text: lazily(() => import('./text/Page.tsx')),
  voices: lazily(() => import('./voices/Page.tsx')),
  error: lazily(() => import('./error/Page.tsx')),
};
