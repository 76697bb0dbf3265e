/** How long the parts of loading took, on the pages for which that is asked; and whether others measured the audience. */
import { createRequestMonitor, isTimed, timingsOf, whenTimed } from '@masthead/tracking';
import { pageViewCandidate } from '../../base/event-paths.ts';
import { MEASURED, type Tell, type View } from './view.ts';

export function watchTimings(view: View, tell: Tell): void {
  if (!isTimed(view.tracking.pageType)) return;
  const onLoad = (listener: () => void): void => {
    // The event itself is not over when it is heard.
    if (document.readyState === 'complete') listener();
    else addEventListener('load', () => setTimeout(listener), { once: true });
  };
  whenTimed({ onLoad, later: setTimeout }, (loaded) =>
    tell({ ...MEASURED, name: 'page_timed', loaded, ...timingsOf(measures) }, view),
  );
}

const navigation = (): PerformanceNavigationTiming => {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) throw new TypeError('This browser does not measure navigations');
  return entry;
};

const measures = {
  firstByte: () => navigation().responseStart,
  interactive: () => navigation().domInteractive,
  complete: () => navigation().loadEventStart,
  firstPaint: () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
};

const monitor = createRequestMonitor();

/** Where others measure the audience: whether the request by which they do was made. */
export function monitorAudience(view: View, tell: Tell): void {
  const { state, tracking } = view;
  if (!state.platform?.features?.includes('audienceTag')) return;
  const address = new URL(pageViewCandidate(state.brand), location.origin).href;
  void monitor(tracking.pageType, {
    seen: () => performance.getEntriesByName(address)[0]?.startTime,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    tell: (milliseconds) => tell({ ...MEASURED, name: 'request_monitored', request: 'audience', milliseconds }, view),
  });
}
