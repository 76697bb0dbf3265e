/** What advertising has been agreed on once for all: names, numbers and units that others know by the same values. */

/** Of the whole publication at the ad exchange. */
export const AD_NETWORK = '22309610186';
/** In front of an ad unit's name, unless the settings name another one. */
export const DEFAULT_AD_REGION = 'aw';
/** A score of the contextual service from which on a page is one that ads can be aimed at. */
export const TASER_SCORE_THRESHOLD = 150;

/** Set where targeting is allowed, and only there. The tag of the link is the one that arrivals are told by. */
export const AD_COOKIES = { ad: 'ad', ftag: 'link-tag', pageView: 'page-view' } as const;

/** How far outside of the window an ad is asked for: two windows above and below. */
export const LAZY_MARGIN = '200% 0px';

/** Results of the search-ad network; sizes of type in pixels. */
export const SEARCH_UNIT = { results: 5, lines: 3, titleFont: 16, domainFont: 14, descriptionFont: 14 } as const;

/** Where it is on, searches are answered with samples and nobody is paid. */
export const isSearchTest = (environment: 'development' | 'production'): boolean => environment === 'development';

export const NATIVE_UNIT = { title: 'Shop Related Products', design: 'grid', marketplace: 'US' } as const;
export const RETAIL_WIDGET = { marketplace: 'US' } as const;

/** Parts of a visit, one page after the other and again from the start. */
const SUBSESSIONS = 6;

/** `pageViews` of this visit, with this one. */
export const subsessionOf = (pageViews: number): number => ((Math.max(1, Math.floor(pageViews)) - 1) % SUBSESSIONS) + 1;
