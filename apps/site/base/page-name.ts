/** The pages of the site by name. What each shows, its code and its loader are tables over these names: none can lack one. */
import type { StoryKind } from '@masthead/model';

/** What a route can ask for. */
export type RoutedPage =
  // A story's page is called after its kind.
  | StoryKind
  | 'front'
  | 'topic'
  | 'profile'
  | 'product'
  | 'listing'
  | 'index-page'
  | 'feature'
  | 'feature-rules'
  | 'awards'
  | 'demo'
  | 'experiments'
  | 'newsletter'
  | 'newsletters'
  | 'privacy'
  | 'providers'
  | 'search'
  | 'settings'
  | 'shopping'
  | 'sitemap'
  | 'text'
  | 'voices';

/** Forms of articles with pages of their own: the addresses of articles show them. */
export type ArticleForm = 'best-list' | 'versus' | 'deal' | 'longform';

/** What a loader can give. */
export type LoadablePage = RoutedPage | ArticleForm;

/** The error page is shown, never asked for. */
export type PageName = LoadablePage | 'error';
