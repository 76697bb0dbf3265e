/** Whether a deal is over, also on a page that was open when it ended. */
import type { Instant } from '@masthead/model';
import { useClock } from '../time/clock.ts';
import { type Deal, hasEnded } from './deal.ts';

/** `now` is the moment the page was made; a reader's clock that is behind it is not believed. */
export function useHasEnded(deal: Pick<Deal, 'ends'> | undefined, now: Instant): boolean {
  const clock = useClock();
  return deal !== undefined && hasEnded(deal, Math.max(now, clock ?? now));
}
