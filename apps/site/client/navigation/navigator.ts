/** Moves the reader from page to page without a full load: data and code are fetched, then shown together. */
import type { ReactElement } from 'react';
import type { HeadUpdate } from '../../base/head-update.ts';
import { errorTexts } from '../../base/i18n/error-texts.ts';
import { fetchPage } from '../../pages/fetch-page.ts';
import type { PageState } from '../../pages/page-state.ts';
import type { Matcher } from '../../routes/match.ts';
import { changeBetween, needsFreshData, type Place } from './change.ts';
import { ChunkError, mayReload } from './chunk-failure.ts';
import { markDocument, updateHead } from './document-head.ts';
import type { FetchTracker } from './fetch-state.ts';
import type { Progress } from './progress.ts';
import { createScrollKeeper, scrollToStart } from './scroll.ts';

export interface NavigatorDeps {
  match: Matcher;
  version: string;
  progress: Progress;
  fetching: FetchTracker;
  /** Loads the code of a page and builds its element; rejects with ChunkError. */
  screenOf(state: PageState): Promise<ReactElement>;
  /** Starts loading the code behind an address. */
  preload(url: URL): void;
  /** The page must have a document of its own. */
  standsApart(state: PageState): boolean;
  /** Puts the element on screen, synchronously. */
  show(screen: ReactElement, state: PageState): void;
  /** Called when a page is in place: announce it, tell listeners. */
  arrived(title: string): void;
}

/** How the address bar follows: a new entry, the same entry, or the browser has moved already. */
type Move = 'push' | 'replace' | 'pop';

const MAX_REDIRECTS = 5;

export interface Navigator {
  /** False when the address is not one of our pages: the browser should go there. */
  navigate(url: URL, move?: Move): boolean;
}

export function createNavigator(deps: NavigatorDeps, start: Place): Navigator {
  const scroll = createScrollKeeper();
  let here = start;
  let running: AbortController | undefined;
  let entry = entryKey() ?? newEntry();

  function navigate(url: URL, move: Move = 'push'): boolean {
    const to = { url, match: deps.match(url.pathname) };
    const change = changeBetween(here, to);
    const isHash = change === 'hash' || (change === 'none' && url.hash !== '');
    // The browser itself goes to a hash, and anywhere that is not one of our pages.
    if (isHash ? move !== 'pop' : !to.match) return false;
    running?.abort();
    scroll.keep(entry);
    if (needsFreshData(here, to)) void go(to, move);
    else stay(to, move);
    return true;
  }

  /** The same page under another address: whatever was on its way is no longer wanted. */
  function stay(to: Place, move: Move): void {
    deps.progress.finish();
    arrive(to, move);
  }

  async function go(to: Place, move: Move): Promise<void> {
    const controller = new AbortController();
    running = controller;
    deps.progress.start();
    try {
      await load(to, move, controller.signal, 0);
    } catch (error) {
      if (!controller.signal.aborted) fail(error, to, move);
    }
  }

  async function load(to: Place, move: Move, signal: AbortSignal, redirects: number): Promise<void> {
    deps.preload(to.url);
    const answer = await deps.fetching.track(fetchPage(to.url, signal));
    if (answer.version !== deps.version) return loadWhole(to.url);
    if (answer.kind === 'redirect') return follow(answer.location, to, move, signal, redirects);
    if (deps.standsApart(answer.page)) return loadWhole(to.url);
    const screen = await deps.screenOf(answer.page);
    if (!signal.aborted) commit(to, move, screen, answer.page, answer.head);
  }

  async function follow(
    target: string,
    from: Place,
    move: Move,
    signal: AbortSignal,
    redirects: number,
  ): Promise<void> {
    const url = new URL(target, from.url);
    url.hash = from.url.hash;
    const match = deps.match(url.pathname);
    if (!match || redirects >= MAX_REDIRECTS) return loadWhole(url);
    return load({ url, match }, move === 'pop' ? 'replace' : move, signal, redirects + 1);
  }

  function commit(to: Place, move: Move, screen: ReactElement, state: PageState, head: HeadUpdate): void {
    updateHead(head);
    markDocument(state.brand, state.layout, to.match?.route.name ?? 'error');
    deps.show(screen, state);
    deps.progress.finish();
    arrive(to, move);
    deps.arrived(head.title);
  }

  /** The address, and the place on the page, of where the reader now is. */
  function arrive(to: Place, move: Move): void {
    const keepScroll = to.match?.route.meta.keepScroll === true;
    here = to;
    if (move === 'pop') {
      entry = entryKey() ?? newEntry();
      if (!scroll.restore(entry)) scrollToStart(to.url.hash);
      return;
    }
    if (move === 'push' && to.url.href !== location.href) history.pushState(null, '', to.url);
    else history.replaceState(history.state, '', to.url);
    entry = newEntry();
    if (!keepScroll) scrollToStart(to.url.hash);
  }

  function fail(error: unknown, to: Place, move: Move): void {
    deps.progress.fail();
    // Anything but missing code is best asked for again as a whole page: the server has the better answer.
    if (error instanceof ChunkError && !mayReload(() => sessionStorage, Date.now())) void showFailure(error, to, move);
    else loadWhole(to.url);
  }

  /** The code is unreachable and a reload did not help: say so in place. */
  async function showFailure(error: Error, to: Place, move: Move): Promise<void> {
    const state = failureState(to.url.pathname);
    const screen = await deps.screenOf(state).catch(() => undefined);
    if (!screen) return location.reload();
    reportError(error);
    const { pageTitle, text } = errorTexts(FAILURE_STATUS);
    commit(to, move, screen, state, { title: pageTitle, description: text });
  }

  addEventListener('popstate', () => {
    if (!navigate(new URL(location.href), 'pop')) location.reload();
  });
  return { navigate };
}

/** Back and forward have moved the address already, and going to an address one is at may only scroll. */
function loadWhole(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

const FAILURE_STATUS = 500;

const failureState = (path: string): PageState => ({
  content: { page: 'error', data: { status: FAILURE_STATUS, homeHref: '/', suggestions: [] } },
  layout: 'error',
  brand: 'cnet',
  path,
  year: new Date().getFullYear(),
});

interface EntryState {
  masthead?: string;
}

const entryKey = (): string | undefined => (history.state as EntryState | null)?.masthead;

function newEntry(): string {
  const key = crypto.randomUUID();
  history.replaceState({ ...(history.state as EntryState | null), masthead: key }, '');
  return key;
}
