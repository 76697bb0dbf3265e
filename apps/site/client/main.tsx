/** Brings the server's page to life and lets the reader move on without full loads. */
import '@masthead/ui/styles.css';
import { createStore, type Store, serviceWorkerAddress } from '@masthead/browser';
import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { layouts } from '../layouts/registry.ts';
import { App } from '../pages/App.tsx';
import { readHydrationState } from '../pages/hydration-state.ts';
import type { PageState } from '../pages/page-state.ts';
import { pages } from '../pages/registry.ts';
import { screenElement } from '../pages/screen.tsx';
import { createMatcher, type Matcher } from '../routes/match.ts';
import { reportFromReact, watchErrors } from './errors/watch-errors.ts';
import { layOutRest } from './lay-out-rest.ts';
import type { Place } from './navigation/change.ts';
import { ChunkError, mayReload } from './navigation/chunk-failure.ts';
import { createFetchTracker } from './navigation/fetch-state.ts';
import { addressOfClick } from './navigation/links.ts';
import { createNavigator } from './navigation/navigator.ts';
import { createPageStylesheet } from './navigation/page-stylesheet.ts';
import { createPrefetcher } from './navigation/prefetch.ts';
import { createProgress } from './navigation/progress.ts';
import { fontsFor } from './navigation/rare-letters.ts';
import { privacyWord } from './privacy/privacy-word.ts';
import { watchPrivacy } from './privacy/when-needed.ts';

const { page, navigation, scripts, adapters, version, errorSample = 1 } = readHydrationState();
let inView = page;
const word = privacyWord();

if (Math.random() < errorSample) watchErrors(() => ({ page: inView.content.page, build: version }));

const stylesheet = createPageStylesheet(page.content.page);

/** With its code and its styles. */
const screenOf = (state: PageState): Promise<ReactElement> =>
  Promise.all([screenElement(state, navigation), stylesheet.load(state.content.page)])
    .then(([screen]) => screen)
    .catch((error: unknown) => {
      throw new ChunkError(error instanceof Error ? error.message : String(error), { cause: error });
    });

async function start(): Promise<void> {
  const screen = createStore(await screenOf(page));
  const announcement = createStore('');
  const progress = createProgress();
  const root = document.getElementById('root');
  if (!root) return;
  // In slices: what the reader does in the meantime is answered between them.
  startTransition(() => {
    hydrateRoot(root, <App screen={screen} phase={progress.phase} announcement={announcement} />, {
      onUncaughtError: reportFromReact,
      onRecoverableError: reportFromReact,
    });
  });
  watchPrivacy({ word, scripts, adapters, createRoot, page: () => inView });
  tellInView();
  // A browser without URLPattern keeps plain links: every page is a full load, and nothing is lost. So does a page
  // that came without its navigation, since only a full load brings that.
  if ('URLPattern' in window && navigation) followLinks(root, screen, announcement, progress);
  if (page.content.page === 'error') registerServiceWorker();
  layOutRest();
}

function followLinks(
  root: HTMLElement,
  screen: Store<ReactElement>,
  announcement: Store<string>,
  progress: ReturnType<typeof createProgress>,
): void {
  const match = createMatcher();
  const fetching = createFetchTracker();
  fetching.state.subscribe(() => root.setAttribute('aria-busy', String(fetching.state.get().pending)));
  const preload = (url: URL): void => {
    const meta = match(url.pathname)?.route.meta;
    // Failing ahead of time is no failure: the navigation itself will try again and say so.
    if (meta) void Promise.allSettled([pages[meta.page](), layouts[meta.layout](), stylesheet.load(meta.page)]);
  };
  const watchLinks = createPrefetcher(preload);
  const { navigate } = createNavigator(
    {
      match,
      version,
      progress,
      fetching,
      screenOf: async (state) => (await Promise.all([screenOf(state), fontsFor(state.content)]))[0],
      preload,
      // Under a health-data law what others may know of a page must not stay in the document of the next one.
      standsApart: (next) => word.includes('health') && Boolean(inView.platform?.health || next.platform?.health),
      show(element, next) {
        inView = next;
        stylesheet.wear(next.content.page);
        flushSync(() => screen.set(element));
        if (next.content.page === 'error') registerServiceWorker();
      },
      arrived(title) {
        announce(announcement, title);
        firstFocus()?.focus({ preventScroll: true });
        dispatchEvent(new CustomEvent('masthead:navigated'));
        tellInView();
        watchLinks();
      },
    },
    placeNow(match),
  );
  document.addEventListener('click', (event) => {
    const url = addressOfClick(event, location.origin);
    if (url && navigate(url)) event.preventDefault();
  });
  watchLinks();
}

/** Which route that is, is found out when the reader goes on: patterns cost time while a page begins. */
function placeNow(match: Matcher): Place {
  const url = new URL(location.href);
  return {
    url,
    get match() {
      return match(url.pathname);
    },
  };
}

/** Those who measure are told of each page, also of one that is left before the code for that is there. */
function tellInView(): void {
  const state = inView;
  import('./page-views.ts').then(({ tellPage }) => tellPage(state, adapters)).catch(reportError);
}

/** The page, or the field that it is for. */
function firstFocus(): HTMLElement | null {
  const main = document.getElementById('main');
  return main?.querySelector<HTMLElement>('[data-first-focus]') ?? main;
}

/** Cleared first: a page with the same title as the last one is announced too. */
function announce(announcement: Store<string>, title: string): void {
  announcement.set('');
  requestAnimationFrame(() => announcement.set(title));
}

function registerServiceWorker(): void {
  navigator.serviceWorker?.register(serviceWorkerAddress()).catch((error: unknown) => reportError(error));
}

start().catch((error: unknown) => {
  if (error instanceof ChunkError && mayReload(() => sessionStorage, Date.now())) location.reload();
  else reportError(error);
});
