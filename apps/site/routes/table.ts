/** The one route table: what each named address shows, in which layout and brand, and how long it may be kept. */
import { INDEX_QUERY, type IndexForm, isIndexForm } from '@masthead/model';
import { type AddressName, type DoorName, doorAddresses, type Params, WELCOME_SLUG } from '@masthead/urls';
import type { RouteMeta } from './route-meta.ts';
import { storyRoutes } from './story-routes.ts';
import { autoTopic, realPage } from './validate.ts';

const FRONT_MAX_AGE = 300;

const listing = (params: Params): RouteMeta => ({ page: 'listing', layout: 'default', params, validate: realPage });
const doorTo = (slug: string): RouteMeta => listing({ kind: 'door', slug });
const index = (form: IndexForm): RouteMeta => ({
  page: 'index-page',
  layout: 'default',
  params: { form },
  validate: realPage,
  watchQuery: INDEX_QUERY,
});
const topic: RouteMeta = { page: 'topic', layout: 'default', validate: realPage };

const listingRoutes = {
  'front-page': { page: 'front', layout: 'default', maxAge: FRONT_MAX_AGE, validate: realPage },
  collection: listing({ kind: 'collection' }),
  feature: { page: 'feature', layout: 'default', validate: realPage },
  tag: listing({ kind: 'tag' }),
  topic,
  'auto-topic': { ...topic, brand: 'roadshow', validate: autoTopic },
  features: doorTo('features'),
  'how-to': doorTo('how-to'),
  'ai-atlas': doorTo('ai-atlas'),
  zero: doorTo('zero'),
  'best-lists': index('best-lists'),
  versus: index('versus'),
  deals: index('deals'),
} satisfies Partial<Record<AddressName, RouteMeta>>;

/** Each door to the stories of one kind is called after their form; those that the main navigation leads to are index pages. */
const doorRoutes = Object.fromEntries(
  Object.keys(doorAddresses).map((name) => [name, isIndexForm(name) ? index(name) : doorTo(name)]),
) as Record<DoorName, RouteMeta>;

const text = (slug: string, layout: RouteMeta['layout'] = 'default'): RouteMeta => ({
  page: 'text',
  layout,
  params: { slug },
});
const shopping = (slug: string): RouteMeta => ({ page: 'shopping', layout: 'default', params: { slug } });
/** A step on the way to somewhere else: nothing to be found by. */
const passing = (slug: string): RouteMeta => ({ ...text(slug, 'minimal'), noIndex: true });
const demo = (slug: string): RouteMeta => ({
  page: 'demo',
  layout: 'empty',
  params: { slug },
  noIndex: true,
  developmentOnly: true,
});

/** For editors: whatever they see is their own. */

const standingRoutes = {
  welcome: { ...storyRoutes['article-longform'], params: { slug: WELCOME_SLUG } },
  about: text('about', 'about'),
  'terms-of-service': text('terms-of-service'),
  'privacy-policy': text('privacy-policy'),
  shopping: shopping('shopping'),
  'shopping-primeday': shopping('primeday'),
  'shopping-welcome-priceblink': { ...shopping('welcome-priceblink'), layout: 'minimal' },
  'newsletter-generator': { page: 'newsletter', layout: 'newsletter', noIndex: true },
  newsletters: { page: 'newsletters', layout: 'default' },
  awards: { page: 'awards', layout: 'default' },
  'auto-buying-program': { ...text('auto-buying-program'), brand: 'roadshow' },
  voices: { page: 'voices', layout: 'default' },
  'do-not-sell': { page: 'privacy', layout: 'default', params: { slug: 'do-not-sell' }, maxAge: 0, personal: true },
  'email-forward': passing('email-forward'),
  'internet-interstitial': passing('internet-interstitial'),
  'internet-plans': { page: 'providers', layout: 'default', params: { slug: 'internet-plans' } },
  'provider-reviews': { page: 'providers', layout: 'default', params: { slug: 'provider-reviews' } },
  'solar-lead-form': text('solar-estimator', 'energy-lead-form'),
  'solar-savings': text('solar-savings', 'energy-lead-form'),
  'vpn-paid-search': {
    page: 'text',
    layout: 'paid-search',
    layoutFor: ({ landing }) => (landing === 'landing' ? 'paid-search-landing' : 'paid-search'),
    noIndex: true,
  },
  'sponsored-immersive': text('84-days', 'ceros'),
  search: {
    page: 'search',
    layout: 'default',
    maxAge: 0,
    noIndex: true,
    watchQuery: ['query', 'type', 'topic', 'when', 'sort', 'page'],
  },
  // Anybody can write another token: none of these pages is kept.
  'search-landing': { page: 'search', layout: 'default', maxAge: 0, noIndex: true, watchQuery: ['page'] },
  'user-settings': { page: 'settings', layout: 'default', maxAge: 0, noIndex: true },
  'ab-test-summary': { page: 'experiments', layout: 'default', noIndex: true },
  'hidden-marketplace': { page: 'text', layout: 'marketplace', noIndex: true },
  profile: { page: 'profile', layout: 'default', validate: realPage },
  product: { page: 'product', layout: 'default' },
  sitemaps: { page: 'sitemap', layout: 'default' },
  sitemap: { page: 'sitemap', layout: 'default', validate: realPage },
  'feature-summary': {
    page: 'feature-rules',
    layout: 'default',
    maxAge: 0,
    noIndex: true,
    developmentOnly: true,
    watchQuery: ['address'],
  },
  'icon-demo': demo('icons'),
  'neon-demo': demo('components'),
} satisfies Partial<Record<AddressName, RouteMeta>>;

export const routes: Record<AddressName, RouteMeta> = {
  ...standingRoutes,
  ...storyRoutes,
  ...listingRoutes,
  ...doorRoutes,
};
