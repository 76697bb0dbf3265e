/** Whether an ad can be seen, and whether it was: by the rule of the Media Rating Council. */

export const isAdVisible = ({ hidden, empty }: { readonly hidden: boolean; readonly empty: boolean }): boolean =>
  !hidden && !empty;

/** In CSS pixels: 970 by 250. */
const LARGE_AREA = 242_500;
const SHARE = 0.5;
const SHARE_OF_LARGE = 0.3;
/** Without a break. */
const VIEWED_AFTER_MS = 1_000;

export const viewedShare = (area: number): number => (area >= LARGE_AREA ? SHARE_OF_LARGE : SHARE);

/** What has been seen of one ad. */
export interface Viewing {
  /** When enough of it came into view; undefined: at this moment it is not. */
  readonly since?: number | undefined;
  /** Once only, however often it comes back. */
  readonly viewed: boolean;
}

export interface Glimpse {
  /** Of its pixels, from 0 to 1. */
  readonly share: number;
  readonly area: number;
  readonly pageHidden: boolean;
  readonly now: number;
}

export const NOT_SEEN: Viewing = { viewed: false };

/** To be told whenever one of it changes, and once more after `viewedIn`. */
export function look(before: Viewing, { share, area, pageHidden, now }: Glimpse): Viewing {
  if (before.viewed) return before;
  if (pageHidden || share < viewedShare(area)) return NOT_SEEN;
  const since = Math.min(before.since ?? now, now);
  return { since, viewed: now - since >= VIEWED_AFTER_MS };
}

/** In how many milliseconds it counts as viewed if nothing changes until then; undefined: not by waiting. */
export function viewedIn({ since, viewed }: Viewing, now: number): number | undefined {
  return viewed || since === undefined ? undefined : Math.max(0, since + VIEWED_AFTER_MS - now);
}
