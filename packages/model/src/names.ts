/** The words that the domain gives a meaning, each in one place so that a publication can change it. */

export const DEFAULT_EDITION = 'us';
/** The zone of every date readers see. */
export const DISPLAY_ZONE = 'America/Los_Angeles';

/** Commercial content: its section, and what the usernames of the studio's authors contain. */
export const BRANDED_SECTION = 'commercial';
export const STUDIO_MARKER = 'studio';

/** The collection of stories that earn the most. */
export const HIGH_VALUE_COLLECTION = 'hv';

/** What topic slugs of the brand before this one begin with. */
export const FORMER_BRAND_PREFIX = 'cnet-';
export const WELCOME_SLUG = 'welcome';

export const VOICES_ROLE = 'CONTRIBUTOR_VOICES';
export const MEDICAL_REVIEWER = 'Medical Reviewer';

/** The status of a video that can be watched. */
export const VIDEO_LIVE = 'LIVE';
export const MONEY_TYPE = 'Money WordPress';

/** Where the media store keeps pictures that were uploaded rather than fetched. */
export const HUB_BUCKET = '/hub';
/** The product attribute that holds a price in whole currency. */
export const PRICE_ATTRIBUTE = 'price';

export const FAQ_LAYOUTS = ['FAQ Markup', 'FAQ Markup + BL Precap', 'FAQ Markup + Small Image Listicle'] as const;
export const HOW_TO_LAYOUT = 'How To - Markup';

export const PAGE_LAYOUTS = {
  immersive: 'Sponsored Immersive Article',
  adHeavy: 'Ad-Heavy Listicle',
  live: 'Live Blog - Article Page',
} as const;

export const PAGE_TYPES = ['article', 'longform', 'product_main', 'video_page', 'error_page'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const COMPONENT_TYPES = [
  'UNKNOWN',
  'MODAL',
  'BANNER',
  'TABS',
  'GRID',
  'HERO',
  'CARDS',
  'CONTENTBLOCK',
  'SLIDER',
  'SECTION',
  'FAQ',
  'LIST',
  'SIDEBAR',
  'LINKS',
  'SHELF',
  'HEADER',
  'FOOTER',
  'NAVIGATION',
  'MARKETPLACE',
  'ISI',
] as const;
export type ComponentType = (typeof COMPONENT_TYPES)[number];

export const COMPONENT_POSITIONS = ['Pre', 'Mid', 'Post'] as const;
export type ComponentPosition = (typeof COMPONENT_POSITIONS)[number];

/** What a component of a page can be; the name `collections` is written small on the wire. */
export const COMPONENT_KINDS = [
  'Article',
  'LiveArticle',
  'ContentList',
  'Feature',
  'Gallery',
  'Listicles',
  'Review',
  'collections',
  'Seamless',
  'TechProduct',
  'Text',
  'Video',
  'VideoList',
] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** The scale that products are rated on. */
export const RATING_SCALE = { worst: 0, best: 10 } as const;
