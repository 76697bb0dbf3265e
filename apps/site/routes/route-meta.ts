/** What a route says about its page. */
import type { AddressName, Params, Variant } from '@masthead/urls';
import type { BrandKey } from '../base/brands.ts';
import type { LayoutName } from '../base/layout-name.ts';
import type { RoutedPage } from '../base/page-name.ts';

export interface RouteMeta {
  page: RoutedPage;
  layout: LayoutName;
  /** Where the address decides. */
  layoutFor?: (params: Params) => LayoutName;
  brand?: BrandKey;
  /** Seconds; zero is no-cache, absent is the configured default. */
  maxAge?: number;
  /** Params that the address does not have, because they are the same for every page of the route. */
  params?: Params;
  /** False is a 404. */
  validate?: (params: Params) => boolean;
  /** The route whose address is the canonical one; absent: its own. */
  canonicalRoute?: AddressName;
  /** The page shows a story again or apart from its own address. */
  variant?: Variant;
  /** Not for search engines. */
  noIndex?: true;
  /** Not in production. */
  developmentOnly?: true;
  /** True keeps the scroll position when the reader arrives here. */
  keepScroll?: boolean;
  /** Query names whose change asks for fresh data; other query changes only change the address. */
  watchQuery?: readonly string[];
  /** Its pages show what their reader chose: they are made for each anew, and nobody keeps them. */
  personal?: true;
  /** Middlewares of this route alone, run after the eight common ones. */
  middleware?: readonly string[];
}
