/** An event on its way to others, with what it does not say itself because we know it anyway. */
import type { EventName } from '../event-table.ts';
import type { EventBatch, TrackedEvent } from '../events.ts';

export interface Told<Name extends EventName = EventName> {
  readonly event: TrackedEvent<Name>;
  readonly sender: Pick<EventBatch, 'session' | 'visitor'>;
  /** Of the site. */
  readonly origin: string;
  /** The page's, as others may know it. */
  readonly title: string;
}

/** Never with a query, and of an error page only which error it is. */
export const toldAddress = ({ event, origin }: Told): string => origin + event.page.address;

/** A page of ours by its address, another site by its host; empty where nobody says. */
export function toldReferrer({ event, origin }: Told<'page_viewed'>): string {
  const { referrer } = event;
  if (referrer === null) return '';
  return referrer.startsWith('/') ? origin + referrer : `https://${referrer}/`;
}
