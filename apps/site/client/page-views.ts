/**
 * Tells scripts that measure which page is in view: as data of the window, and of each page once by an event. Our own
 * counting builds on the same, and is loaded where the site counts and the reader may be counted.
 */
import { type AdapterSources, isDebugging, readCookies } from '@masthead/rules';
import type { PageEntry, PageTracking } from '@masthead/tracking';
import { PAGE_VIEWED } from '../base/page-viewed.ts';
import type { PageState } from '../pages/page-state.ts';
import { createConsent } from './privacy/consent.ts';
import { privacyWord } from './privacy/privacy-word.ts';
import { createViews, type View } from './tracking/view.ts';

declare global {
  /** What the page in view says of itself. */
  var mastheadPage: PageTracking | undefined;
}

const consent = createConsent(privacyWord());
const views = createViews(consent);
let inView: View | undefined;
let others: AdapterSources | undefined;
let talking: Promise<typeof import('./discussion/watch.ts')> | undefined;
let counting: Promise<typeof import('./tracking/count.ts')> | undefined;

/** `adapters` are the others that are told of it, where the site has any. */
export function tellPage(state: PageState, adapters: AdapterSources | undefined): void {
  if (state === inView?.state) return;
  others = adapters;
  const { tracking } = begin(state, inView ? 'navigated' : 'loaded');
  dispatchEvent(new CustomEvent(PAGE_VIEWED, { detail: tracking }));
  watchTalk(state);
  if (isDebugging(new URLSearchParams(location.search), readCookies(document.cookie)))
    // biome-ignore lint/suspicious/noConsole: whoever debugs asked for it
    console.info('Page viewed', JSON.stringify({ ...tracking, platform: state.platform }));
}

/** What is far below a story is looked after once the page works. */
function watchTalk({ content: { data }, platform }: PageState): void {
  const part = 'discussion' in data ? data.discussion : undefined;
  if (part || talking) {
    talking ??= import('./discussion/watch.ts');
    talking.then(({ watchDiscussion }) => watchDiscussion(part, platform)).catch(reportError);
  }
}

function begin(state: PageState, how: PageEntry): View {
  const view = views.begin(state, how, others !== undefined);
  inView = view;
  globalThis.mastheadPage = view.tracking;
  // Who may no longer be counted is told to what counts already; for who never was, nothing is loaded.
  if (view.sender || counting) {
    counting ??= import('./tracking/count.ts');
    counting.then(({ countView }) => countView(view, others)).catch(reportError);
  }
  if (view.tracking.pageViewGuid && mayLeadToShops(state))
    import('./tracking/sub-tags.ts').then(({ tagLinks }) => tagLinks(() => inView)).catch(reportError);
  return view;
}

/** Entries of live coverage may bring the first such link with them. */
const mayLeadToShops = ({ content }: PageState): boolean =>
  content.page === 'live' || document.querySelector('a[rel~=sponsored]') !== null;

/** The same page, if by a choice of its reader it may now be measured, or no longer. */
consent.onChange(() => {
  if (inView && Boolean(inView.tracking.pageViewGuid) !== views.mayMeasure(inView.state))
    begin(inView.state, inView.how);
});
/** Brought back by the browser as it was left, a page is in view once more. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && inView) begin(inView.state, 'restored');
});
