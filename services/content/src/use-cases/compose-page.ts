/** Composes a page of a type: the components it is made of, each with its data. */
import { notFound } from '@masthead/runtime';
import { composeFeature } from './pages/feature.ts';
import { composeFront } from './pages/front.ts';
import { composeIndex } from './pages/index-page.ts';
import { composeCollection, composeDoor, composeProduct, composeProfile, composeTag } from './pages/listings.ts';
import type { Components, Composer, PageRequest } from './pages/page-request.ts';
import {
  composeAwards,
  composeNewsletter,
  composeNewsletters,
  composeProviders,
  composeShopping,
  composeText,
  composeVoices,
} from './pages/standing.ts';
import { composeArticle, storyComposers } from './pages/stories.ts';
import { composeTopic } from './pages/topic.ts';

export interface WirePage {
  id: string;
  pageType: string;
  components: Components;
}

/** By the page type of the address. */
const composers: Readonly<Record<string, Composer>> = {
  front_page: composeFront,
  topic: composeTopic,
  ...storyComposers,
  // A review is also told as an article.
  article: composeArticle,
  product: composeProduct,
  collection: composeCollection,
  feature: composeFeature,
  tag: composeTag,
  profile: composeProfile,
  door: composeDoor,
  index: composeIndex,
  text: composeText,
  newsletters: composeNewsletters,
  newsletter: composeNewsletter,
  awards: composeAwards,
  voices: composeVoices,
  providers: composeProviders,
  shopping: composeShopping,
};

export const PAGE_TYPES = Object.keys(composers);

export async function composePage(pageType: string, request: PageRequest): Promise<WirePage> {
  const compose = Object.hasOwn(composers, pageType) ? composers[pageType] : undefined;
  if (!compose) throw notFound(`There is no page type ${pageType}`);
  return { id: request.slug, pageType, components: await compose(request) };
}
