/** Pages by request context: loaded, rendered, and kept for others. */
import type { Instant } from '@masthead/model';
import { isAdServiceOff, isHealthPage, parseState } from '@masthead/rules';
import { statusOf } from '@masthead/runtime';
import { storyAddresses } from '@masthead/urls';
import type { LayoutName } from '../base/layout-name.ts';
import { keptPer } from '../base/once-per.ts';
import type { LoadablePage } from '../base/page-name.ts';
import { PAGE_TYPES } from '../base/page-type.ts';
import type { Navigation } from '../components/header/navigation.ts';
import type { PrivacyState } from '../components/standing/privacy-choice.ts';
import type { ContentClient } from '../content-api/client.ts';
import { previewOf } from '../content-api/preview.ts';
import type { Explained } from '../pages/feature-rules/data.ts';
import type { Elsewhere, Loaded } from '../pages/load.ts';
import { loaders } from '../pages/loaders.ts';
import { adsOn } from '../pages/page-ads.ts';
import type { PagePlatform, PageState } from '../pages/page-state.ts';
import type { RankLists } from '../pages/platform.ts';
import type { Bodies } from '../presentation/body/bodies.ts';
import type { Head } from '../presentation/head/head.ts';
import type { View } from '../presentation/view/view.ts';
import { canonicalPath } from '../routes/canonical.ts';
import type { Match } from '../routes/match.ts';
import type { Dependents } from './cache/dependents.ts';
import { isElsewhere, keepPages, LONGEST_KEPT_SECONDS } from './cache/kept-pages.ts';
import type { CachedPage } from './cache/page-cache.ts';
import { watchedQuery } from './cache/page-key.ts';
import type { PageShape } from './cache/page-shape.ts';
import { discussionsOf } from './discussions.ts';
import { NOTED_QUERY, privacyState, readerPrivacy } from './forms/privacy-state.ts';
import { NAVIGATION_TAG, type NavigationSource } from './navigation-source.ts';
import { LONGEST_IN_BROWSER } from './pipeline/cache.ts';
import type { PageContext } from './pipeline/context.ts';
import { createPageRules, type PageRules } from './platform/page-rules.ts';
import type { Visitor } from './platform/visit.ts';
import { renderPage } from './render-page.ts';
import { DEFAULT_MAX_AGE, type SiteDeps } from './site-deps.ts';

/** Which features the page of an address has, for whoever sends these headers. */
export type Explain = (address: URL, headers: Headers) => Promise<Explained>;

export interface PageSource {
  /** What the pages at exactly this request target differ by; undefined when none is kept. */
  shapeOf(target: string): PageShape | undefined;
  /** What is kept under exactly this request target for such a visitor. */
  kept(target: string, visitor: Visitor): CachedPage | undefined;
  document(context: PageContext): Promise<CachedPage | Elsewhere>;
  state(context: PageContext): Promise<PageData | Elsewhere>;
  /** What the rules say of a page, whoever sees it. */
  rules(context: PageContext): Promise<PageRules | Elsewhere>;
  /** How many changes have been heard of. */
  changesHeard(): number;
}

interface PageData {
  state: PageState;
  head: Head;
  shape: PageShape;
}

/** A page that is loaded, with what the rules said on the way. */
type Ruled = Loaded<LoadablePage> & { rules: PageRules };

interface PageParts {
  bodies: Bodies;
  content: ContentClient;
  navigation: NavigationSource;
  view: View;
  ranking: RankLists;
  explain: Explain;
  dependents: Dependents;
}

export function createPageSource(
  deps: SiteDeps,
  { bodies, content, navigation, view, ranking, explain, dependents }: PageParts,
): PageSource {
  const pages = keepPages(deps, dependents);
  const discussions = discussionsOf(deps);

  async function load(context: PageContext): Promise<Ruled | Elsewhere> {
    const rules = createPageRules(context, PAGE_TYPES[context.match.route.meta.page], deps.clock.now());
    const loaded = await loadAs(context, rules).catch((error: unknown) => storyElsewhere(context, error));
    return isElsewhere(loaded) ? loaded : { ...loaded, rules, head: headOf(context, loaded.head) };
  }

  async function loadAs(context: PageContext, rules: PageRules): Promise<Loaded<LoadablePage> | Elsewhere> {
    const { match } = context;
    const url = ownUrl(context);
    return loaders[match.route.meta.page]({
      content,
      view,
      bodies,
      url,
      route: match.route.address,
      variant: match.route.meta.variant,
      shownAt: shownAt(context),
      params: { ...match.route.meta.params, ...match.params },
      query: Object.fromEntries(watchedQuery(context)),
      preview: previewOf(url),
      privacy: match.route.meta.personal && shownPrivacy(context, deps.clock.now()),
      rules,
      discussions,
      ranking,
      explain: (address) => explain(address, context.headers),
      countsReaders: deps.countReaders ?? false,
      showsAds: deps.showAds ?? false,
      now: deps.clock.now(),
      logger: deps.logger,
    });
  }

  /** A story that was asked for as another kind than it is: it lives all the same. */
  async function storyElsewhere({ url, match, mask }: PageContext, error: unknown): Promise<Elsewhere> {
    const { slug, pageNumber } = match.params;
    const asksForStory = slug !== undefined && pageNumber === undefined && match.route.address in storyAddresses;
    if (statusOf(error) !== 404 || !asksForStory || mask) throw error;
    const redirect = await content.addressOf('content_story', slug).catch(() => undefined);
    if (redirect === undefined || redirect === url.pathname) throw error;
    return { redirect };
  }

  async function render(context: PageContext): Promise<CachedPage | Elsewhere> {
    const [loaded, links] = await Promise.all([load(context), navigation.get()]);
    return isElsewhere(loaded) ? loaded : finish(context, loaded, links);
  }

  async function finish(context: PageContext, loaded: Ruled, links: Navigation): Promise<CachedPage> {
    const { rules } = loaded;
    const state = stateOf(context, loaded, deps);
    const routeName = context.match.route.name;
    const document = await renderPage({ state, head: loaded.head, routeName, navigation: links }, deps);
    const { transaction, match } = context;
    const embeddable = match.route.meta.variant === 'share';
    const until = earliest(loaded.until, rules.until());
    const headers = { ...headersOf(context, until, deps.clock.now()), ...changedAt(loaded.head) };
    const tags = [...loaded.tags, NAVIGATION_TAG, ...rules.tags()];
    const { platform = {} } = state;
    return { document, headers, embeddable, tags, until, transaction, platform, shape: rules.shape() };
  }

  return {
    shapeOf: pages.shapeOf,
    kept: pages.find,
    document: (context) => pages.get(context, () => render(context)),
    async state(context) {
      const loaded = await load(context);
      if (isElsewhere(loaded)) return loaded;
      const state = stateOf(context, loaded, deps);
      return { state, head: loaded.head, shape: loaded.rules.shape() };
    },
    async rules(context) {
      const loaded = await load(context);
      return isElsewhere(loaded) ? loaded : loaded.rules;
    },
    changesHeard: pages.changesHeard,
  };
}

const shownPrivacy = ({ headers, url }: PageContext, now: Instant): PrivacyState =>
  privacyState(readerPrivacy(headers, now), url.searchParams.has(NOTED_QUERY));

/** A friendly address without the number of its page. */
function shownAt({ url, mask, match }: PageContext): string | undefined {
  if (!mask) return undefined;
  const { pageNumber } = match.params;
  return pageNumber === undefined ? url.pathname : url.pathname.slice(0, -pageNumber.length - 1);
}

/** A loader sends away who comes under another address than the page's own: behind a mask it sees that one. */
function ownUrl({ url, mask }: PageContext): URL {
  return mask ? Object.assign(new URL(url), { pathname: mask.path }) : url;
}

/** What the route says of its pages, where the page itself says nothing else. Behind a mask too, a page is known by its own address. */
function headOf({ match }: PageContext, head: Head): Head {
  const canonical = canonicalPath(match);
  const { noIndex = false } = match.route.meta;
  return pageHeads(head, `${canonical} ${noIndex}`, () => ({
    canonicalPath: canonical,
    ...(noIndex && { robots: 'noindex' }),
    ...head,
  }));
}

/** A head that is kept with its story is the same object on every page that has it, so that it is written once. */
const pageHeads = keptPer<Head>();

const layoutOf = ({ route: { meta }, params }: Match): LayoutName => meta.layoutFor?.(params) ?? meta.layout;

function stateOf(context: PageContext, loaded: Ruled, deps: SiteDeps): PageState {
  const platform = platformOf(context, loaded, deps);
  return {
    content: loaded.content,
    layout: layoutOf(context.match),
    brand: context.brand,
    path: context.url.pathname,
    year: new Date(deps.clock.now()).getUTCFullYear(),
    ...(platform && { platform }),
  };
}

/** Features are asked for before the shape is: asking is what shapes the page. */
function platformOf(
  { device, match }: PageContext,
  { content, rules, topics = [], decision }: Ruled,
  { scripts, adapters, scriptFeatures = [], countReaders, showAds, development }: SiteDeps,
): PagePlatform | undefined {
  const features = scriptFeatures.filter((name) => rules.features().isOn(name));
  const experiments = rules.buckets();
  const states = experiments.flatMap((text) => parseState(text) ?? []);
  const story = scripts || adapters || countReaders ? toldStory(rules.tracking()) : undefined;
  const about = { features: rules.features(), tracking: rules.tracking(), topics, development };
  const ads = showAds ? adsOn(content, about) : undefined;
  const platform = {
    ...(features.length > 0 && { features }),
    ...(experiments.length > 0 && { experiments }),
    ...(decision && { decision }),
    ...(story && { story }),
    // Whoever turned services off measures the page, and is no reader of it.
    ...(countReaders && !isAdServiceOff(states) && { counts: true as const }),
    ...(ads && { ads }),
    ...(rules.shape().device && { device }),
    ...(!rules.features().isOn('accounts') && { withoutAccounts: true as const }),
    ...(isHealthPage({ route: match.route.name, topics }) && { health: true as const }),
  };
  return Object.keys(platform).length > 0 ? platform : undefined;
}

function toldStory({
  contentId: id,
  articleType,
  siteSection,
}: ReturnType<PageRules['tracking']>): PagePlatform['story'] {
  if (typeof id !== 'string' || typeof articleType !== 'string' || typeof siteSection !== 'string') return undefined;
  return { id, articleType, siteSection };
}

const earliest = (...instants: readonly (Instant | undefined)[]): Instant | undefined =>
  instants.reduce((one, other) => (one === undefined || (other !== undefined && other < one) ? other : one), undefined);

/** What an editor previews is nobody else's, an address that is only lent is soon another page's, and so may this one be. */
function headersOf(
  { url, mask, match, cacheHeaders }: PageContext,
  until: Instant | undefined,
  now: Instant,
): Readonly<Record<string, string>> {
  const readersKeepIt = !previewOf(url) && mask?.permanent !== false && !changesSoon(match, until, now);
  return readersKeepIt ? cacheHeaders : { ...cacheHeaders, 'cache-control': 'private, no-cache' };
}

/** A story says when it last changed; of other pages that is when they are made. */
function changedAt({ publishedAt, updatedAt }: Head): Readonly<Record<string, string>> {
  const instants = [publishedAt, updatedAt].filter((instant) => instant !== undefined);
  return instants.length > 0 ? { 'last-modified': new Date(Math.max(...instants)).toUTCString() } : {};
}

/** Within the time that it is kept here and then by a reader. */
function changesSoon({ route }: Match, until: Instant | undefined, now: Instant): boolean {
  const seconds = LONGEST_KEPT_SECONDS + Math.min(route.meta.maxAge ?? DEFAULT_MAX_AGE, LONGEST_IN_BROWSER);
  return until !== undefined && until < now + seconds * 1000;
}
