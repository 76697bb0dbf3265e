/** The sections that have addresses of their own, and the topics that may stand in them. Routes and resolution read this. */

/** A vertical is a root topic; the topics below it that may appear as `/section/:topic/:slug/`. */
export const verticals = {
  news: ['ai', 'policy', 'privacy', 'social-media'],
  tech: ['mobile', 'computing', 'home-entertainment', 'gaming', 'services-and-software'],
  home: ['smart-home', 'internet', 'energy-and-utilities', 'kitchen-and-household', 'security'],
  'personal-finance': ['banking', 'credit-cards', 'crypto', 'mortgages', 'insurance', 'taxes'],
  health: ['sleep', 'nutrition', 'fitness', 'mental-health'],
  science: ['space', 'climate', 'medicine'],
  culture: ['entertainment', 'digital-life'],
} as const satisfies Record<string, readonly string[]>;

export type Vertical = keyof typeof verticals;

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

/** Words with a meaning of their own in an address; never a slug or a topic. */
export const reservedWords: ReadonlySet<string> = new Set([
  'features',
  'news',
  'pictures',
  'replay',
  'reviews',
  'share',
  'videos',
]);

export const isVertical = (slug: string): slug is Vertical => Object.hasOwn(verticals, slug);
