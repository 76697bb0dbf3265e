/** What the content service can be asked, by name: where each request goes, and what it says unless the asker says otherwise. */
import { type AnswerName, DEFAULT_EDITION, storyKinds } from '@masthead/model';

/** A value of a path or a query. Null leaves it out; undefined lets the default stand. */
export type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface ApiDefinition {
  /** The part of the service that answers. */
  resource: string;
  /** Each {name} is filled in; a [part] is left out when one of its names has no value. */
  path: string;
  query?: Values;
  /** Where in the answer the data is. */
  location: string;
  /** The data is a dictionary: nothing is put beside its entries. */
  bare?: true;
  /** When nobody waits as long as for other answers. */
  timeoutMs?: number;
  /** Items on one page of a list that is asked for by offset and limit; its first page needs neither. */
  pageSize?: number;
  /** Never answered from memory. */
  fresh?: true;
}

export const EXPERIENCE = 'web';
const FEED_PAGE_SIZE = 25;
const WHOLE_MAP_PAGE_SIZE = 1000;
/** What every page asks for first, and can do without. */
const EVERY_PAGE_TIMEOUT_MS = 2000;

type Options = Partial<Omit<ApiDefinition, 'path'>>;

const neutron = (path: string, options: Options = {}): ApiDefinition => ({
  resource: 'neutron',
  path,
  location: 'data',
  ...options,
});

const PERIOD = '[/year/{year}[/month/{month}[/day/{day}]]]';

/** Pages and their components are read by the page that asks; captions by browsers. */
type ReadByAskers = 'page' | 'moneyPage' | 'component' | 'captions';

const definitions = {
  page: neutron('/composer/{site}/pages/{type}/{slug}/{experience}'),
  moneyPage: neutron('/composer/{site}/pages/article/{slug}/{experience}', { resource: 'bridge' }),
  /** Asked for at a link of another answer; this is where such links lie. */
  component: neutron('/'),
  navigation: neutron('/components/{site}/editorial_quote/curated-nav-redesign/web', {
    query: { componentName: 'navigation', componentDisplayName: 'Navigation', componentType: 'ContentList' },
  }),
  listing: neutron('/components/{site}/listing/{type}/{id}/web', {
    query: { searchBy: 'slug', componentType: 'ContentList' },
  }),
  article: neutron('/articles/{site}/{slug}/{experience}'),
  products: neutron('/products/{site}/web'),
  voices: neutron('/authors/{site}/voices/data/web'),
  summaries: neutron('/stories/{site}/summaries/web'),
  editorsChoice: neutron('/awards/{site}/editors-choice/web', { query: { limit: 16 } }),
  deals: neutron('/deals/{site}/web', { query: { limit: 12 } }),
  urlGenerator: neutron('/url-generator/{site}/{contentType}/{slug}'),
  commerce: neutron('/shortcodes/{site}/commerce/{id}/web', {
    query: { edition: DEFAULT_EDITION, contentType: storyKinds.article.typeName },
  }),
  // What is made of feeds and whole maps is kept itself.
  feed: neutron('/feeds/{site}/{endpoint}/', { pageSize: FEED_PAGE_SIZE, fresh: true }),
  topicFeed: neutron('/feeds/{site}/topics/{slug}/', { pageSize: FEED_PAGE_SIZE, fresh: true }),
  authorFeed: neutron('/feeds/{site}/authors/{username}/', { pageSize: FEED_PAGE_SIZE, fresh: true }),
  showFeed: neutron('/feeds/{site}/{door}/{show}/', { pageSize: FEED_PAGE_SIZE, fresh: true }),
  storyFeed: neutron('/feeds/{site}/stories/{slug}/', { fresh: true }),
  sitemap: neutron(`/sitemaps/{site}/{slug}${PERIOD}/{experience}`),
  wholeSitemap: neutron(`/sitemaps/{site}/{slug}${PERIOD}/{experience}`, {
    query: { hydrate: true, limit: WHOLE_MAP_PAGE_SIZE },
    fresh: true,
  }),
  pagesSitemap: neutron('/sitemaps/{site}/pages/{experience}', { query: { limit: WHOLE_MAP_PAGE_SIZE }, fresh: true }),
  sitemapIndex: neutron('/sitemaps/{site}/{slug}/index/{experience}'),
  searchResults: neutron('/search/{site}/results/{experience}', { query: { pageSize: 10 }, fresh: true }),
  autocomplete: neutron('/search/{site}/autocomplete/{experience}', { fresh: true }),
  /** Asked for by the reader's browser, at its path. */
  captions: neutron('/videos/{site}/captions/webvtt/{slug}.vtt'),
  liveItems: neutron('/livearticles/{site}/items/{contentId}/{start}/web', { fresh: true }),
  seamless: neutron('/seamless/{site}/{slug}/web', {
    query: {
      componentName: 'seamless',
      componentDisplayName: 'Seamless',
      componentType: 'Seamless',
      limit: 3,
    },
    location: 'data.items',
  }),
  vanity: neutron('/vanity/{site}/web', {
    query: { edition: DEFAULT_EDITION },
    timeoutMs: EVERY_PAGE_TIMEOUT_MS,
    fresh: true,
  }),
  flags: neutron('/flags/{site}/web', { bare: true, timeoutMs: EVERY_PAGE_TIMEOUT_MS, fresh: true }),
  experimentCounts: neutron('/experiments/{site}/counts', { fresh: true }),
  missingAddresses: neutron('/missing/{site}/addresses', { resource: 'forms', fresh: true }),
  readerErrors: neutron('/errors/{site}/reports', { resource: 'forms', fresh: true }),
  consentChoices: neutron('/privacy/{site}/choices', { resource: 'forms', fresh: true }),
  privacyRequests: neutron('/privacy/{site}/requests', { resource: 'forms', fresh: true }),
  subscriptions: neutron('/newsletters/{site}/subscriptions', { resource: 'forms', fresh: true }),
  vanityDictionary: neutron('/vanity/{site}/dictionary', { bare: true, timeoutMs: EVERY_PAGE_TIMEOUT_MS }),
} satisfies Partial<Record<AnswerName | ReadByAskers, ApiDefinition>>;

export type RequestName = keyof typeof definitions;

/** What is read by the contract under its own name; of what may follow on an endless page only the items are. */
export type AnsweredName = Exclude<Extract<RequestName, AnswerName>, 'seamless'>;

export interface ContentApi {
  /** Where each part of the service begins: a path of its host, or an address elsewhere; without a last slash. */
  resources: Readonly<Record<string, string>>;
  definitions: Readonly<Partial<Record<RequestName, ApiDefinition>>>;
}

export const contentApi: ContentApi = {
  resources: { neutron: '/api/neutron', bridge: '/api/bridge', forms: '/api/forms' },
  definitions,
};
