/** Tells of an ad that it is shown, and once that it was viewed, by the rule of the Media Rating Council (packages/ads). */
import { look, NOT_SEEN, viewedIn } from '@masthead/ads';
import { tellHappening } from '../../base/happened.ts';

export const TOLD = { version: 1, category: 'C0004' } as const;

/** Enough steps to know the share that counts, of a small ad and of a large one. */
const STEPS = [0, 0.3, 0.5, 1];

/** From its showing on; ends with the signal. */
export function watchViewed(ad: HTMLElement, token: string, signal: AbortSignal): void {
  tellHappening({ ...TOLD, name: 'ad_shown', token });
  let viewing = NOT_SEEN;
  let share = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const glimpse = (): void => {
    clearTimeout(waiting);
    const now = performance.now();
    const { width, height } = ad.getBoundingClientRect();
    const pageHidden = document.visibilityState === 'hidden';
    viewing = look(viewing, { share, area: width * height, pageHidden, now });
    if (viewing.viewed) {
      tellHappening({ ...TOLD, name: 'ad_viewed', token });
      watching.abort();
      return;
    }
    const left = viewedIn(viewing, now);
    if (left !== undefined) waiting = setTimeout(glimpse, left);
  };
  const watching = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      share = entries.at(-1)?.intersectionRatio ?? 0;
      glimpse();
    },
    { threshold: STEPS },
  );
  const end = AbortSignal.any([signal, watching.signal]);
  end.addEventListener('abort', () => {
    clearTimeout(waiting);
    observer.disconnect();
  });
  observer.observe(ad);
  document.addEventListener('visibilitychange', glimpse, { signal: end });
}
