/** The site as a whole, with its search: said on the front page only. */
import { pathTo } from '@masthead/urls';
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { brands } from '../../base/brands.ts';
import { absoluteUrl, type PageFacts, publisherOf } from './page-facts.ts';

/** Where readers search; the braces are the place of their words. */
const SEARCH_TEMPLATE = `${pathTo('search', {})}?query={search_term_string}`;

export function webSite(page: PageFacts): WebSite {
  // Not through absoluteUrl, which would encode the braces.
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: page.siteUrl + SEARCH_TEMPLATE },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: brands[page.brand].name,
    url: absoluteUrl(page, '/'),
    inLanguage: 'en-US',
    publisher: publisherOf(page),
    potentialAction,
  };
}
