/** Every page's loader by name: server code only, so it stands apart from the registry that the browser shares. */

import type { RoutedPage } from '../base/page-name.ts';
import { loadAwards } from './awards/load.ts';
import { loadDemo } from './demo/load.ts';
import { loadExperiments } from './experiments/load.ts';
import { loadFeature } from './feature/load.ts';
import { loadFeatureRules } from './feature-rules/load.ts';
import { loadFront } from './front/load.ts';
import { loadIndex } from './index-page/load.ts';
import { loadListing } from './listing/load.ts';
import type { Load } from './load.ts';
import { loadNewsletter } from './newsletter/load.ts';
import { loadNewsletters } from './newsletters/load.ts';
import { loadPrivacy } from './privacy/load.ts';
import { loadProduct } from './product/load.ts';
import { loadProfile } from './profile/load.ts';
import { loadProviders } from './providers/load.ts';
import { loadSearch } from './search/load.ts';
import { loadSettings } from './settings/load.ts';
import { loadShopping } from './shopping/load.ts';
import { loadSitemap } from './sitemap/load.ts';
import { type ShownPage, storyLoaders } from './story-loaders.ts';
import { loadText } from './text/load.ts';
import { loadTopic } from './topic/load.ts';
import { loadVoices } from './voices/load.ts';

export const loaders: { [Name in RoutedPage]: Load<ShownPage<Name>> } = {
  ...storyLoaders,
  front: loadFront,
  topic: loadTopic,
  profile: loadProfile,
  product: loadProduct,
  listing: loadListing,
  'index-page': loadIndex,
  feature: loadFeature,
  'feature-rules': loadFeatureRules,
  awards: loadAwards,
  demo: loadDemo,
  experiments: loadExperiments,
  newsletter: loadNewsletter,
  newsletters: loadNewsletters,
  privacy: loadPrivacy,
  providers: loadProviders,
  search: loadSearch,
  settings: loadSettings,
  shopping: loadShopping,
  sitemap: loadSitemap,
  text: loadText,
  voices: loadVoices,
};
