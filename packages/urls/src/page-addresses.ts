/** Where everything else lives, by name: listings, people, products, and the pages that there is one of. */
import { STORY_FORMS } from '@masthead/model';
import { at, maybeOneOf, oneOf, page, slug, token, username, year } from './address.ts';
import { HIDDEN_MARKETPLACES, SETTINGS_TABS, VPN_VARIATIONS } from './sections.ts';

/** Only what has one form. */
const form = maybeOneOf('form', STORY_FORMS);

export const listingAddresses = {
  'front-page': at`/${page}`,
  collection: at`/collections/${slug}/${page}`,
  feature: at`/feature/${slug}/${page}`,
  tag: at`/tags/${slug}/${page}`,
  topic: at`/topics/${slug}/${form}${page}`,
  'auto-topic': at`/roadshow/${slug}/${form}${page}`,
  features: at`/features/${page}`,
  'how-to': at`/how-to/${page}`,
  'ai-atlas': at`/ai-atlas/${page}`,
  zero: at`/zero/${page}`,
  'best-lists': at`/best-lists/${page}`,
  versus: at`/versus/${page}`,
  deals: at`/deals/${page}`,
};

const vpnLanding = oneOf('landing', ['landing', 'rvmn-landing']);

export const standingAddresses = {
  welcome: at`/welcome/`,
  about: at`/about/`,
  'terms-of-service': at`/terms-of-service/`,
  'privacy-policy': at`/privacy-policy/`,
  shopping: at`/shopping/`,
  'shopping-primeday': at`/shopping/primeday/`,
  'shopping-welcome-priceblink': at`/shopping/welcome-priceblink/`,
  'newsletter-generator': at`/newsletter-generator/newsletter/${slug}/`,
  newsletters: at`/newsletters/`,
  awards: at`/awards/`,
  'auto-buying-program': at`/auto-buying-program/`,
  voices: at`/voices/`,
  'do-not-sell': at`/do-not-sell-or-share-my-personal-information/`,
  'email-forward': at`/email/forward/`,
  'internet-interstitial': at`/home/internet/interstitial/`,
  'internet-plans': at`/home/internet/plans/`,
  'provider-reviews': at`/provider-reviews/`,
  'solar-lead-form': at`/home/energy-and-utilities/solar-estimator/`,
  'solar-savings': at`/home/energy-and-utilities/solar-energy/savings/`,
  'vpn-paid-search': at`/tech/services-and-software/${vpnLanding}/${oneOf('variation', VPN_VARIATIONS)}/`,
  'sponsored-immersive': at`/84-days/`,
  search: at`/search/`,
  'search-landing': at`/landing/${slug}/${token}`,
  'user-settings': at`/user/settings/${maybeOneOf('tab', SETTINGS_TABS)}`,
  'ab-test-summary': at`/ab-test-summary/`,
  'hidden-marketplace': at`/_hidden/personal-finance/${oneOf('slug', HIDDEN_MARKETPLACES)}/`,
  profile: at`/profiles/${username}/${form}${page}`,
  product: at`/products/${slug}/`,
  sitemaps: at`/sitemaps/`,
  sitemap: at`/sitemaps/${slug}/${year}${page}`,
  'feature-summary': at`/feature-summary/`,
  'icon-demo': at`/icon-demo/`,
  'neon-demo': at`/neon-demo/`,
};
