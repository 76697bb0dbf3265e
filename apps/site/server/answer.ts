/** Answers a request that may be a page's: by the rule of its address, by its route, or by how it should have been written. */
import type { Instant } from '@masthead/model';
import { experimentCookies, experimentHeaders } from '@masthead/rules';
import { badRequest, notFound, requestIdFrom } from '@masthead/runtime';
import { otherSpellings, plainPath } from '@masthead/web';
import type { Elsewhere } from '../pages/load.ts';
import type { PageState } from '../pages/page-state.ts';
import type { Head } from '../presentation/head/head.ts';
import type { Match, Matcher } from '../routes/match.ts';
import { isElsewhere } from './cache/kept-pages.ts';
import type { PageDocument } from './document/page-document.ts';
import { ERROR_HEADERS } from './error-page.ts';
import type { PageSource } from './page-source.ts';
import { type End, isEnd, type PageContext, type PipelineTools } from './pipeline/context.ts';
import { runPipeline } from './pipeline/run.ts';
import { endOf, ROOT } from './pipeline/vanity.ts';
import { cookieScope, settledFor } from './platform/visit.ts';
import { type HtmlResponder, redirectResponse } from './respond.ts';
import type { DataResponder } from './respond-data.ts';
import { firstContext } from './route-request.ts';
import { okPage } from './vanity/ok-page.ts';
import { isOwnPath } from './vanity/target.ts';
import type { Mask, Vanity } from './vanity/vanity.ts';

/** What is known of a request before it is matched; the error page needs no more. */
export interface Asked {
  request: Request;
  /** The address of the page, also when only its data is asked for. */
  url: URL;
  wantsData: boolean;
}

export interface Answered {
  response: Response;
  /** The name under which it is measured. */
  transaction: string;
}

interface Visit extends Asked {
  changesHeard: number;
}

/** How a page is shown: behind a mask, and until when that is known to be right. */
interface Shown {
  mask?: Mask | undefined;
  until?: Instant | undefined;
}

interface Redirect {
  location: string;
  status: 301 | 302;
}

export interface AnswerDeps {
  pages: PageSource;
  /** Makes a document of a page that no loader gave. */
  render(page: { state: PageState; head: Head }): Promise<PageDocument>;
  data: DataResponder;
  html: HtmlResponder;
  vanity: Vanity;
  match: Matcher;
  tools: PipelineTools;
}

export type Answer = (asked: Asked) => Promise<Answered>;

export const requestIdOf = (request: Request): string => requestIdFrom(request.headers.get('x-request-id'));

export function createAnswer({ pages, render, data, html, vanity, match, tools }: AnswerDeps): Answer {
  async function answer(asked: Asked): Promise<Answered> {
    const visit = { ...asked, changesHeard: pages.changesHeard() };
    const { pathname } = asked.url;
    // Not matched as it is: a route would take the encoded name for another, and two slashes are the beginning of a host.
    if (plainPath(pathname) !== pathname) return inOtherSpelling(visit);
    const found = match(pathname);
    return found && pathname !== ROOT ? show(visit, found) : byRule(visit, found);
  }

  /** The root's rule is asked for before its route's; and where there is no page, a rule may be all there is. */
  async function byRule(visit: Visit, found: Match | undefined): Promise<Answered> {
    const outcome = await vanity.resolve(visit.url, found);
    const end = endOf(outcome);
    if (end) return finish(visit, end, 'vanity');
    if (found) return show(visit, found, outcome);
    return outcome.does === 'ok' ? { response: await ok(visit), transaction: 'vanity' } : inOtherSpelling(visit);
  }

  async function show(visit: Visit, found: Match, { mask, until }: Shown = {}): Promise<Answered> {
    const { url, request, changesHeard } = visit;
    const beginning = { changesHeard, mask, keptUntil: until };
    const first = firstContext(url, request.headers, found, requestIdOf(request), beginning);
    const outcome = await runPipeline(first, tools);
    return isEnd(outcome) ? finish(visit, outcome, first.transaction) : page(visit, outcome);
  }

  async function finish(visit: Visit, end: End, transaction: string): Promise<Answered> {
    switch (end.end) {
      case 'mask':
        return show(visit, end.mask.match, end);
      case 'not-found':
        throw notFound(end.message);
      case 'redirect':
        return { response: await redirect(visit, end.location, end.status), transaction };
    }
  }

  async function page(visit: Visit, context: PageContext): Promise<Answered> {
    const made = await (visit.wantsData ? pages.state(context) : pages.document(context));
    if (isElsewhere(made)) return elsewhere(visit, context, made);
    const { request } = visit;
    const response = await ('state' in made ? data.page(request, made) : html.respond(request, made, 200));
    tellBuckets(response.headers, context, made.shape.topics);
    return { response, transaction: context.transaction };
  }

  /** Of this reader alone, so it comes after everything that is kept. */
  function tellBuckets(headers: Headers, context: PageContext, topics: readonly string[]): void {
    const settled = settledFor(context, topics);
    for (const { id, error } of settled.failures.slice(context.experiments.failures.length))
      tools.logger.error('An experiment could not be decided and does not apply', { experiment: id, error });
    const scope = cookieScope(context.url.origin);
    for (const [name, value] of Object.entries(experimentHeaders(settled, scope) ?? {})) headers.set(name, value);
    for (const cookie of experimentCookies(settled, scope)) headers.append('set-cookie', cookie);
  }

  /** The page has another address of its own. Behind a mask it stays where it is, and so where a rule would bring it back. */
  async function elsewhere(visit: Visit, context: PageContext, own: Elsewhere): Promise<Answered> {
    const { redirect: path } = own;
    const found = match(path);
    const { mask } = context;
    const stays = mask ? mask.path !== path : await wouldComeBack(visit, path);
    if (found && stays)
      return show(visit, found, {
        mask: { path, match: found, permanent: mask?.permanent ?? false },
        until: context.keptUntil,
      });
    return { response: await redirect(visit, locationOf(own, visit.url), 301), transaction: context.transaction };
  }

  /** A rule sends away from that address, and to one that would send on again. */
  async function wouldComeBack({ url, request }: Visit, path: string): Promise<boolean> {
    const outcome = await vanity.resolve(at(path, url), match(path));
    if (outcome.does !== 'redirect') return false;
    const target = at(outcome.location, url);
    const found = match(target.pathname);
    if (!found) return false;
    const there = firstContext(target, request.headers, found, requestIdOf(request));
    return pages.state(there).then(isElsewhere, () => false);
  }

  async function inOtherSpelling(visit: Visit): Promise<Answered> {
    const { pathname } = visit.url;
    for (const spelling of otherSpellings(pathname)) {
      const end = await meantBy(visit, at(spelling + visit.url.search, visit.url));
      if (end) return { response: await redirect(visit, end.location, end.status), transaction: 'spelling' };
    }
    throw pathname.startsWith('//') ? badRequest('This address is malformed') : notFound();
  }

  /** Where an address leads that would have been right so; in one step, also when it leads on from there. */
  async function meantBy({ request }: Visit, url: URL): Promise<Redirect | undefined> {
    const found = match(url.pathname);
    const outcome = await vanity.resolve(url, found);
    if (outcome.does === 'redirect') return outcome;
    if (!found && outcome.does === 'nothing') return undefined;
    const there = found && firstContext(url, request.headers, found, requestIdOf(request));
    const page = there && (await pages.state(there).catch(() => undefined));
    const own = page && isElsewhere(page) ? page : { redirect: url.pathname };
    return { location: locationOf(own, url), status: 301 };
  }

  async function ok({ request, url, wantsData }: Visit): Promise<Response> {
    const now = tools.clock.now();
    const page = okPage(url.pathname, now);
    if (wantsData) return data.page(request, page);
    const headers = { ...ERROR_HEADERS, 'last-modified': new Date(now).toUTCString() };
    return html.respond(request, { document: await render(page), headers }, 200);
  }

  /** Whatever led here: nobody is sent to another host. */
  async function redirect({ request, wantsData }: Visit, location: string, status: 301 | 302): Promise<Response> {
    if (!isOwnPath(location)) throw notFound();
    return wantsData ? data.redirect(request, location) : redirectResponse(location, status);
  }

  return answer;
}

/** What the reader came with goes along, unless the page says otherwise. */
const locationOf = ({ redirect, search }: Elsewhere, url: URL): string => redirect + (search ?? url.search);

const at = (path: string, base: URL): URL => new URL(path, base);
