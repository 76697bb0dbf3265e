/** The reader site as a function from request to response: match, pipeline, load, page, HTML. */

import { experiments as everyExperiment, type HeaderReader } from '@masthead/rules';
import { HttpError, localRateLimits, refuseTooMany, statusOf } from '@masthead/runtime';
import { type AddressName, localisedName, pathTo } from '@masthead/urls';
import { LRUCache } from 'lru-cache';
import { ERROR_PATH } from '../base/error-report.ts';
import { CARDS_PATH, FOLLOWING_PATH } from '../components/account/reading-lists.ts';
import { RECORD_PATH } from '../components/consent/consent-form.ts';
import { SUGGEST_PATH } from '../components/search/suggestion.ts';
import { type AskContent, createAsk } from '../content-api/ask.ts';
import { type ContentClient, createContentClient } from '../content-api/client.ts';
import { contentApi } from '../content-api/definitions.ts';
import { DATA_PREFIX, type PageState } from '../pages/page-state.ts';
import { createBodies } from '../presentation/body/bodies.ts';
import type { Head } from '../presentation/head/head.ts';
import { createLiveEntries, type LiveEntries } from '../presentation/live/live-entries.ts';
import { createView } from '../presentation/view/view.ts';
import { createMatcher, type Matcher } from '../routes/match.ts';
import { type Answered, type Asked, createAnswer, requestIdOf } from './answer.ts';
import { keepAnswers } from './cache/answer-cache.ts';
import { createDependents, type Dependents } from './cache/dependents.ts';
import { runDiagnostics, UnreportedError } from './diagnostics.ts';
import type { PageDocument } from './document/page-document.ts';
import { createMarkUpEntry, type MarkUpEntry } from './entry-markup.ts';
import { ERROR_HEADERS, errorDocument, errorPage } from './error-page.ts';
import { createConsentRecord, RECORDS } from './forms/consent-record.ts';
import { createPrivacyForm, PRIVACY_PATH } from './forms/privacy.ts';
import { createSignUp, SIGN_UP_PATH } from './forms/sign-up.ts';
import { createJsonRoutes } from './json-routes.ts';
import { createNavigationSource } from './navigation-source.ts';
import { createPageSource, type Explain } from './page-source.ts';
import type { PipelineTools } from './pipeline/context.ts';
import { createExplain } from './platform/explain.ts';
import { createFastPath } from './platform/fast-path.ts';
import { createFlags } from './platform/flags.ts';
import { createRanking } from './platform/ranking.ts';
import { createReadingLists } from './reading-lists.ts';
import { renderPage } from './render-page.ts';
import { createMissingAddresses, MISSES } from './reports/missing-addresses.ts';
import { createReaderErrors } from './reports/reader-errors.ts';
import { guardRequest, MAX_COOKIE } from './request-guard.ts';
import { createHtmlResponder, type ReadyAnswer } from './respond.ts';
import { createDataResponder } from './respond-data.ts';
import { shownPages } from './route-request.ts';
import { DEFAULT_MAX_AGE, type SiteDeps } from './site-deps.ts';
import { createStoryCards, type StoryCards } from './story-cards.ts';
import { createSyndication } from './syndication/syndication.ts';
import { vanityConfig } from './vanity/config.ts';
import { createVanityRules } from './vanity/rules.ts';
import { createVanity } from './vanity/vanity.ts';

export interface Site {
  /** `sender` is one who may only send so much: the same words for the same one. Undefined: the product itself. */
  fetch(request: Request, sender?: string): Promise<Response>;
  /**
   * A page that is kept, at once and without going the whole way: no page depends on who asks. Undefined when
   * `fetch` must answer. Only for GET and HEAD; the target is the request's, as it came.
   */
  ready(target: string, headers: HeaderReader): ReadyAnswer | undefined;
  /** Items of live coverage with what readers are shown of them; see `live/live-entries.ts`. */
  liveEntries: LiveEntries;
  /** How the page shows one of them, for the newsroom; see `entry-markup.ts`. */
  markUpEntry: MarkUpEntry;
  /** Stories as the newsroom lists them; see `story-cards.ts`. */
  storyCards: StoryCards;
  /** Hears what changed: what was made of it is made anew. */
  changes: Pick<Dependents, 'heard' | 'missed'>;
  /** Tells what has been counted and not told yet. */
  close(): Promise<void>;
}

/** People who share a network search too; nobody reads so many results. */
const SEARCHES = { name: 'search', most: 120, perMs: 60_000 } as const;
/** One for each letter that is typed, by several in a household. */
const SUGGESTIONS = { name: 'suggest', most: 600, perMs: 60_000 } as const;
/** A page of settings asks for one or two. */
const READING_LISTS = { name: 'reading-lists', most: 120, perMs: 60_000 } as const;
const LISTS = new Set<string>([CARDS_PATH, FOLLOWING_PATH]);
const SEARCH_PATH = pathTo('search', {});
const isSearch = ({ pathname, search }: URL): boolean => pathname === SEARCH_PATH && search !== '';

const MATCHES_KEPT = 20_000;
/** Longer addresses are nobody's, and would only take memory. */
const LONGEST_REMEMBERED = 200;

export function createSite(deps: SiteDeps): Site {
  const dependents = createDependents();
  const content = contentClientOf(deps, keepAnswers(askOf(deps), deps.clock, dependents));
  const view = createView(deps.images, deps.siteUrl);
  const navigation = createNavigationSource({ content, clock: deps.clock, view, dependents });
  const bodies = createBodies({ view, content, logger: deps.logger });
  const ranking = createRanking(deps);
  const explain: Explain = (address, headers) => createExplain({ pages, match, tools })(address, headers);
  const pages = createPageSource(deps, { bodies, content, navigation, view, ranking, explain, dependents });
  const data = createDataResponder(deps.version, deps.siteUrl);
  const html = createHtmlResponder(deps);
  const match = remember(shownPages(createMatcher(), deps.development));
  const { clock, logger, limits = localRateLimits(clock) } = deps;
  const rules = createVanityRules({ content, clock, logger, edition: vanityConfig.defaultEdition, dependents });
  const vanity = createVanity({ rules, match, logger });
  const { experiments = everyExperiment, random = Math.random } = deps;
  const flags = createFlags({ read: content.flags, clock, logger, dependents });
  const missing = createMissingAddresses({ tell: content.addMissingAddresses, limit: limits(MISSES), logger });
  const { readSourceMap = async () => undefined, version } = deps;
  const errors = createReaderErrors({
    tell: content.addReaderErrors,
    readSourceMap,
    version,
    sample: deps.errorSample,
    random,
    match,
    limits,
    logger,
  });
  const tools = { clock, logger, vanity, userOf: nobody, flags, experiments, random, defaultMaxAge: DEFAULT_MAX_AGE };
  const fastPath = createFastPath({ pages, match, clock, experiments });
  const jsonRoutes = createJsonRoutes(content, view, createReadingLists(content, view, clock));
  const syndication = createSyndication(deps, content, dependents);
  const answer = createAnswer({ pages, render: renderAs('vanity'), data, html, vanity, match, tools });
  const formPage = (name: AddressName) => ({ pages, render: renderAs(localisedName(name)), html, match, tools });
  const secure = deps.siteUrl.startsWith('https:');
  const records = limits(RECORDS);
  const searches = limits(SEARCHES);
  const suggestions = limits(SUGGESTIONS);
  const lists = limits(READING_LISTS);
  /** What takes a form, by the address of the page that shows it. */
  const forms = new Map([
    [SIGN_UP_PATH, createSignUp({ content, limits, ...formPage('newsletters') })],
    [ERROR_PATH, errors.take],
    [PRIVACY_PATH, createPrivacyForm({ content, limits, secure, records, ...formPage('do-not-sell') })],
    [RECORD_PATH, createConsentRecord({ content, tools, records })],
  ]);

  async function fetch(request: Request, sender?: string): Promise<Response> {
    const started = performance.now();
    const asked = askedFor(request, deps.siteUrl);
    const { response, transaction } = await guarded(asked, sender).catch(async (error: unknown) => ({
      response: await errorResponse(asked, error, sender),
      transaction: 'error',
    }));
    deps.metrics.request(transaction, response.status, (performance.now() - started) / 1000);
    return response;
  }

  function renderAs(routeName: string) {
    return async (page: { state: PageState; head: Head }): Promise<PageDocument> => {
      const links = await navigation.get().catch(() => undefined);
      return renderPage({ ...page, routeName, navigation: links }, deps);
    };
  }

  async function guarded(asked: Asked, sender: string | undefined): Promise<Answered> {
    if (asked.url.pathname === SUGGEST_PATH) await refuseTooMany(suggestions, sender);
    if (LISTS.has(asked.url.pathname)) await refuseTooMany(lists, sender);
    const json = await jsonRoutes(asked.request.method, asked.url);
    if (json) return { response: json, transaction: 'json' };
    const takeForm = asked.wantsData ? undefined : forms.get(asked.url.pathname);
    guardRequest(asked.request, asked.url, takeForm !== undefined);
    if (takeForm && asked.request.method === 'POST') return takeForm(asked, sender ?? '');
    if (isSearch(asked.url)) await refuseTooMany(searches, sender);
    runDiagnostics(asked.url.pathname);
    const file = asked.wantsData ? undefined : await syndication.fetch(asked.request, asked.url);
    if (file) return { response: file, transaction: 'file' };
    return answer(asked);
  }

  async function errorResponse(
    { request, url, wantsData }: Asked,
    error: unknown,
    sender: string | undefined,
  ): Promise<Response> {
    const status = statusOf(error);
    if (status === 404) missing.note(request, url, sender);
    const path = url.pathname;
    const reporting = isOurFault(error, status);
    deps.reporter.report(error, { status, path, requestId: requestIdOf(request), reporting });
    if (wantsData) return data.page(request, errorPage(error, path, [], deps), status);
    const lastModified = new Date(deps.clock.now()).toUTCString();
    const headers = { ...ERROR_HEADERS, 'last-modified': lastModified, ...headersOf(error) };
    return html.respond(request, { document: await errorDocument(error, path, deps, navigation), headers }, status);
  }

  function ready(target: string, headers: HeaderReader): ReadyAnswer | undefined {
    const started = performance.now();
    const cookie = headers.get('cookie') ?? '';
    const page = cookie.length <= MAX_COOKIE ? fastPath(target, headers) : undefined;
    const answer = page && html.ready(page, headers);
    if (!answer) return undefined;
    deps.metrics.pageCache('hit');
    deps.metrics.request(page.transaction, answer.status, (performance.now() - started) / 1000);
    return answer;
  }

  return {
    fetch,
    ready,
    liveEntries: createLiveEntries({ content, view, bodies, clock, logger }),
    markUpEntry: createMarkUpEntry(deps),
    storyCards: createStoryCards({ content, view }),
    changes: dependents,
    async close() {
      await Promise.all([missing.close(), errors.close()]);
    },
  };
}

const askOf = ({ contentFetch, contentAsk = contentFetch, logger }: SiteDeps): AskContent =>
  createAsk({
    contentFetch: contentAsk,
    onDropped: (path, { path: part, reason }) =>
      logger.warn('A part of an answer could not be read and was left out', { path, part, reason }),
  });

const contentClientOf = (deps: SiteDeps, ask: AskContent): ContentClient =>
  createContentClient(ask, {
    api: contentApi,
    baseUrl: deps.contentBaseUrl,
    siteKey: deps.siteKey,
    apiKey: deps.contentApiKey,
    development: deps.development,
    logger: deps.logger,
  });

/** Of an address only path and query are the reader's: which host a request names is nothing that a page is made from. */
function askedFor(request: Request, siteUrl: string): Asked {
  const { pathname, search } = new URL(request.url);
  const wantsData = pathname.startsWith(`${DATA_PREFIX}/`);
  const path = wantsData ? pathname.slice(DATA_PREFIX.length) : pathname;
  return { request, url: new URL(siteUrl + path + search), wantsData };
}

/** What readers ask wrongly is answered, not reported; and what fails on purpose is no news. */
const isOurFault = (error: unknown, status: number): boolean => status >= 500 && !(error instanceof UnreportedError);

const headersOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof HttpError ? error.headers : {};

/** Every page is readable by anyone, and nobody signs in on the server. */
const nobody: PipelineTools['userOf'] = async () => null;

/** Patterns cost microseconds, a look-up a tenth of one; addresses repeat. */
function remember(match: Matcher): Matcher {
  const known = new LRUCache<string, { found: ReturnType<Matcher> }>({ max: MATCHES_KEPT });
  return (pathname) => {
    if (pathname.length > LONGEST_REMEMBERED) return match(pathname);
    const kept = known.get(pathname) ?? { found: match(pathname) };
    known.set(pathname, kept);
    return kept.found;
  };
}
