/** What a reader has of live coverage: the page as it was made, and all that came since. */
import {
  asExisting,
  asViewed,
  emptyChannel,
  type LiveChannel,
  newItems,
  pinnedFirst,
  viewableItems,
  withArrived,
} from '@masthead/model';
import type { Arrived, LiveItem } from './channel/arriving.ts';
import type { LiveEntry } from './live-entry.ts';
import type { LiveEvent } from './live-event.ts';

export interface LiveState {
  channel: LiveChannel<LiveItem>;
  event: LiveEvent;
  /** The change that the event's state is from. */
  eventChange: number;
}

/** An entry in view; it is fresh when the reader has asked for it just now. */
export interface ShownEntry {
  entry: LiveEntry;
  fresh: boolean;
}

export function startState(entries: readonly LiveEntry[], event: LiveEvent): LiveState {
  const items = entries.map(
    (entry): LiveItem => ({
      id: entry.id,
      sequence: entry.sequence,
      event: entry.event,
      deleted: false,
      entry,
    }),
  );
  const channel: LiveChannel<LiveItem> = emptyChannel;
  return { channel: asExisting(withArrived(channel, items)), event, eventChange: 0 };
}

/** The same state when nothing that is shown has changed. */
export function afterArrival(state: LiveState, { items, story }: Arrived): LiveState {
  const channel = withArrived(state.channel, items);
  const isNews = story !== undefined && story.event > state.eventChange;
  if (!isNews && channel === state.channel) return state;
  return { channel, event: isNews ? story.about : state.event, eventChange: isNews ? story.event : state.eventChange };
}

/** Whether the entry at an anchor has arrived, for whoever looks for one. */
export const brings = ({ items }: Arrived, anchor: string | undefined): boolean =>
  anchor !== undefined && items.some(({ entry }) => entry?.anchor === anchor);

/** The reader wants to see what is new. */
export const afterLook = (state: LiveState): LiveState => ({ ...state, channel: asViewed(state.channel) });

/** Newest first. */
export const shownEntries = ({ channel }: LiveState): ShownEntry[] =>
  viewableItems(channel).flatMap(({ entry, status }) => (entry ? { entry, fresh: status === 'viewed' } : []));

/** In the order in which they stand: what is pinned before all others. */
export const arranged = (shown: readonly ShownEntry[]): ShownEntry[] =>
  pinnedFirst(shown.map((each) => ({ ...each, pinned: each.entry.pinned })));

export const waitingEntries = ({ channel }: LiveState): LiveEntry[] =>
  newItems(channel).flatMap(({ entry }) => entry ?? []);
