/** The reader site as a function from request to response: match, pipeline, load, page, HTML. */
import { HttpError, notFound, requestIdFrom, statusOf } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import { DATA_PREFIX } from '../pages/page-state.ts';
import { isEnd, type PageContext } from '../pipeline/context.ts';
import { runPipeline } from '../pipeline/run.ts';
import { createMatcher, type Matcher } from '../routes/match.ts';
import { keepAnswers } from './cache/answer-cache.ts';
import { type AskContent, createAsk } from './content-api/ask.ts';
import { type ContentClient, createContentClient } from './content-api/client.ts';
import { contentApi } from './content-api/definitions.ts';
import { runDiagnostics, UnreportedError } from './diagnostics.ts';
import { ERROR_HEADERS, errorDocument, errorPage } from './error-page.ts';
import { createNavigationSource } from './navigation-source.ts';
import { createPageSource, isElsewhere } from './page-source.ts';
import { guardRequest, MAX_COOKIE } from './request-guard.ts';
import { createHtmlResponder, type ReadyAnswer, redirectResponse } from './respond.ts';
import { createDataResponder } from './respond-data.ts';
import { firstContext, routeOf } from './route-request.ts';
import { DEFAULT_MAX_AGE, type SiteDeps } from './site-deps.ts';

export interface Site {
  fetch(request: Request): Promise<Response>;
  /**
   * A page that is kept, at once and without going the whole way: no page depends on who asks. Undefined when
   * `fetch` must answer. Only for GET and HEAD; the target is the request's, as it came.
   */
  ready(target: string, headers: AskedHeaders): ReadyAnswer | undefined;
  /** Something changed: the pages that show it are made anew. */
  purge(tags: readonly string[]): void;
  /** Changes may have been missed: everything is made anew. */
  purgeAll(): void;
}

/** The headers that can change the answer for a kept page. */
interface AskedHeaders {
  acceptEncoding: string;
  cookie: string;
}

/** What is known of a request before it is matched; the error page needs no more. */
interface Asked {
  /** The address of the page, also when only its data is asked for. */
  url: URL;
  wantsData: boolean;
}

const MATCHES_KEPT = 20_000;

export function createSite(deps: SiteDeps): Site {
  const answers = keepAnswers(askOf(deps), deps.clock);
  const content = contentClientOf(deps, answers.ask);
  const navigation = createNavigationSource(content, deps.clock);
  const pages = createPageSource(deps, content, navigation);
  const data = createDataResponder(deps.version, deps.siteUrl);
  const html = createHtmlResponder(deps.development, deps.siteUrl);
  const match = remember(createMatcher());
  const tools = { clock: deps.clock, logger: deps.logger, defaultMaxAge: DEFAULT_MAX_AGE };

  async function fetch(request: Request): Promise<Response> {
    const started = performance.now();
    const asked = askedFor(request);
    const { response, transaction } = await answer(request, asked).catch(async (error: unknown) => ({
      response: await errorResponse(request, asked, error),
      transaction: 'error',
    }));
    deps.metrics.request(transaction, response.status, (performance.now() - started) / 1000);
    return response;
  }

  async function answer(request: Request, asked: Asked): Promise<{ response: Response; transaction: string }> {
    guardRequest(request, asked.url);
    runDiagnostics(asked.url.pathname);
    const routed = routeOf(asked.url, match);
    if ('redirect' in routed)
      return { response: await redirect(request, asked, routed.redirect, 301), transaction: 'slash' };
    const first = firstContext(asked.url, request.headers, routed, requestIdOf(request));
    const outcome = await runPipeline(first, tools);
    const transaction = isEnd(outcome) ? first.transaction : outcome.transaction;
    if (!isEnd(outcome)) return { response: await pageResponse(request, asked, outcome), transaction };
    if (outcome.end === 'not-found') throw notFound(outcome.message);
    return { response: await redirect(request, asked, outcome.location, outcome.status), transaction };
  }

  async function pageResponse(request: Request, asked: Asked, context: PageContext): Promise<Response> {
    const page = await (asked.wantsData ? pages.state(context) : pages.document(context));
    if (isElsewhere(page)) return redirect(request, asked, page.redirect + asked.url.search, 301);
    return 'state' in page ? data.page(request, page) : html.respond(request, page, 200);
  }

  async function redirect(request: Request, asked: Asked, location: string, status: 301 | 302): Promise<Response> {
    return asked.wantsData ? data.redirect(request, location) : redirectResponse(location, status);
  }

  async function errorResponse(request: Request, asked: Asked, error: unknown): Promise<Response> {
    const status = statusOf(error);
    const path = asked.url.pathname;
    const reporting = isOurFault(error, status);
    deps.reporter.report(error, { status, path, requestId: requestIdOf(request), reporting });
    if (asked.wantsData) return data.page(request, errorPage(error, path, [], deps), status);
    const lastModified = new Date(deps.clock.now()).toUTCString();
    const headers = { ...ERROR_HEADERS, 'last-modified': lastModified, ...headersOf(error) };
    return html.respond(request, { document: await errorDocument(error, path, deps, navigation), headers }, status);
  }

  function ready(target: string, { acceptEncoding, cookie }: AskedHeaders): ReadyAnswer | undefined {
    const started = performance.now();
    const page = cookie.length <= MAX_COOKIE ? pages.kept(target) : undefined;
    const answer = page && html.ready(page, acceptEncoding);
    if (!answer) return undefined;
    deps.metrics.pageCache('hit');
    deps.metrics.request(page.transaction, 200, (performance.now() - started) / 1000);
    return answer;
  }

  return {
    fetch,
    ready,
    purge(tags) {
      answers.forget();
      if (tags.includes('navigation')) navigation.forget();
      pages.purge(tags);
    },
    purgeAll() {
      answers.forget();
      navigation.forget();
      pages.purgeAll();
    },
  };
}

const askOf = ({ contentFetch, logger }: SiteDeps): AskContent =>
  createAsk({
    contentFetch,
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

function askedFor(request: Request): Asked {
  const url = new URL(request.url);
  const wantsData = url.pathname.startsWith(`${DATA_PREFIX}/`);
  if (wantsData) url.pathname = url.pathname.slice(DATA_PREFIX.length);
  return { url, wantsData };
}

/** What readers ask wrongly is answered, not reported; and what fails on purpose is no news. */
const isOurFault = (error: unknown, status: number): boolean => status >= 500 && !(error instanceof UnreportedError);

const requestIdOf = (request: Request): string => requestIdFrom(request.headers.get('x-request-id'));

const headersOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof HttpError ? error.headers : {};

/** Patterns cost microseconds, a look-up a tenth of one; addresses repeat. */
function remember(match: Matcher): Matcher {
  const known = new LRUCache<string, { found: ReturnType<Matcher> }>({ max: MATCHES_KEPT });
  return (pathname) => {
    const kept = known.get(pathname) ?? { found: match(pathname) };
    known.set(pathname, kept);
    return kept.found;
  };
}
