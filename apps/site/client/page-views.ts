/** Tells scripts that measure which page is in view: as data of the window, and of each page once by an event. */
import { isDebugging, readCookies } from '@masthead/rules';
import type { PageState } from '../pages/page-state.ts';
import { type PageTracking, pageTracking } from '../pages/page-tracking.ts';

export const PAGE_VIEWED = 'masthead:page-viewed';

declare global {
  /** What the page in view says of itself. */
  var mastheadPage: PageTracking | undefined;
}

let told: PageState | undefined;

export function tellPage(state: PageState): void {
  if (state === told) return;
  told = state;
  const detail = pageTracking(state);
  globalThis.mastheadPage = detail;
  dispatchEvent(new CustomEvent(PAGE_VIEWED, { detail }));
  if (isDebugging(new URLSearchParams(location.search), readCookies(document.cookie)))
    // biome-ignore lint/suspicious/noConsole: whoever debugs asked for it
    console.info('Page viewed', JSON.stringify({ ...detail, platform: state.platform }));
}
