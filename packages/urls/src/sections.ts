/** What addresses are made of, in one place: sections and their topics, the sister brand's topics, words with a meaning. */
import { FORMER_BRAND_PREFIX, WELCOME_SLUG } from '@masthead/model';

export { FORMER_BRAND_PREFIX, WELCOME_SLUG };

/** A vertical is a root topic; the topics below it that may stand as `/section/:topic/:slug/`, as addresses write them. */
export const verticals = {
  news: ['ai', 'policy', 'privacy', 'social-media'],
  tech: ['mobile', 'computing', 'home-entertainment', 'gaming', 'services-and-software'],
  home: ['smart-home', 'internet', 'energy-and-utilities', 'kitchen-and-household', 'security', 'electric-vehicles'],
  'personal-finance': ['banking', 'credit-cards', 'crypto', 'mortgages', 'insurance', 'taxes'],
  health: ['sleep', 'nutrition', 'fitness', 'mental'],
  science: ['space', 'climate', 'medicine'],
  culture: ['entertainment', 'digital-life'],
} as const satisfies Record<string, readonly string[]>;

export type Vertical = keyof typeof verticals;

/** Personal finance alone has a third level: `/personal-finance/:topic/:subtopic/:slug/`. */
export const financeSubtopics = [
  'savings',
  'checking',
  'cds',
  'advice',
  'car',
  'home',
  'refinance',
  'rates',
  'filing',
] as const;

/** Longform about a deal stands below one of these. */
export const dealTopics = ['tech', 'home', 'gaming', 'travel'] as const;

/** Topics of the automotive brand: their listings and stories live under /roadshow/. */
export const autoTopics: ReadonlySet<string> = new Set([
  'auto',
  'electric-vehicles',
  'charging',
  'suvs',
  'sedans',
  'car-tech',
  'e-bikes',
]);

/** A topic of the automotive brand, or one that has such a topic's name in its own: "auto-tech", not "automation". */
export const isAutoTopic = (slug: string): boolean =>
  [...autoTopics].some((topic) => `-${slug}-`.includes(`-${topic}-`));

/** Topics of the home section whose stories lead to a marketplace, as addresses write them. */
export const marketplaceTopics = ['internet', 'energy-and-utilities'] as const;

/** Paid for, although neither section nor author says so: three of the studio's stories, and places kept for its next ones. */
export const sponsoredIds: ReadonlySet<string> = new Set([
  '15617b388e946f38acd888ba8ed87248',
  '115257975f37b5b640493dfc20f80070',
  '26d8221af6fc58e27730dced0d61c9b9',
  'f58c12321d648819b3c4aab6e9a2c491',
  '8f382dfafbdb80c3bf5fc7d8ee814d7c',
  'cfeef979c6ce97b67b5318e79ae37671',
  '6a8551289817ebc7fcee8083b7ce450f',
  'e26af5c39e292f6f6a1d454cbb590384',
  'b35e7e0bfb078cb9968c035212ca19ef',
  '140ef97665ffc1b32e20af36d4969584',
  '488e9eea3e8d894ebd80e4e8c7c7dbdc',
  'f04c666abdb767edc659b59ac1299c50',
  'a5232c4c6cc7839aa737f1f2294c9e68',
  '6729499ad89d50c304275066625347e3',
]);

/** Words with a meaning of their own in an address; never a slug or a topic. Numbers are pages. */
export const reservedWords: ReadonlySet<string> = new Set(['features', 'replay', 'share']);

export const REVIEW_TYPES = ['review', 'preview'] as const;
export const LIVE_TYPES = ['news', 'deals'] as const;

export const VPN_VARIATIONS = [
  'best-vpn',
  'best-vpn-overall',
  'best-free-vpn',
  'best-vpn-for-mobile',
  'best-vpn-for-computers',
] as const;

/** Pages that try something out: not linked, not for search engines. */
export const HIDDEN_MARKETPLACES = ['marketplace-cards', 'marketplace-savings'] as const;

export const isVertical = (slug: string): slug is Vertical => Object.hasOwn(verticals, slug);

/** What a reader looks after in their settings, each at an address of its own. */
export const SETTINGS_TABS = ['saved', 'following', 'alerts', 'newsletters', 'profile', 'security', 'privacy'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
