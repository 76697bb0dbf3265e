/**
 * What somebody who follows a channel has of it. Items may arrive twice, late or in another order than they were sent:
 * whoever has heard the same, in whatever order, has the same list.
 */
import type { LiveStatus } from './kinds/live.ts';

export interface ArrivingItem {
  id: string;
  /** Its place: the list is sorted by it. */
  sequence: number;
  /** The number of the change that made it what it is; of two states of an item the one with the higher number holds. */
  event: number;
  deleted: boolean;
  status?: LiveStatus | undefined;
}

export type HeldItem<Item extends ArrivingItem> = Item & { status: LiveStatus };

export interface LiveChannel<Item extends ArrivingItem = ArrivingItem> {
  /** Newest first. */
  readonly items: readonly HeldItem<Item>[];
  /** What was deleted: its past, heard of late, does not bring it back. */
  readonly gone: ReadonlySet<string>;
}

export const emptyChannel: LiveChannel<never> = { items: [], gone: new Set() };

/** Two items of one sequence stand in an order that does not depend on which of them came first. */
const newestFirst = (one: ArrivingItem, other: ArrivingItem): number =>
  other.sequence - one.sequence || (one.id < other.id ? -1 : 1);

/** The channel after some items arrived. The same channel when they say nothing that it does not know. */
export function withArrived<Item extends ArrivingItem>(
  channel: LiveChannel<Item>,
  arrived: readonly Item[],
): LiveChannel<Item> {
  const held = new Map(channel.items.map((item) => [item.id, item]));
  const gone = new Set(channel.gone);
  let changed = false;
  for (const item of arrived) {
    const known = held.get(item.id);
    if (gone.has(item.id) || (!item.deleted && isOutdated(item, known))) continue;
    changed = true;
    if (item.deleted) {
      held.delete(item.id);
      gone.add(item.id);
    } else held.set(item.id, { ...item, status: known?.status ?? item.status ?? 'new' });
  }
  return changed ? { items: [...held.values()].sort(newestFirst), gone } : channel;
}

/** Something later is known of the item already. Items whose changes are not numbered replace each other. */
const isOutdated = (item: ArrivingItem, known: ArrivingItem | undefined): boolean =>
  known !== undefined && (item.event < known.event || (item.event === known.event && item.event > 0));

/** The reader has asked for what is new. */
export const asViewed = <Item extends ArrivingItem>(channel: LiveChannel<Item>): LiveChannel<Item> =>
  withStatus(channel, (status) => (status === 'new' ? 'viewed' : status));

/** What was there before the reader came. */
export const asExisting = <Item extends ArrivingItem>(channel: LiveChannel<Item>): LiveChannel<Item> =>
  withStatus(channel, () => 'existing');

function withStatus<Item extends ArrivingItem>(
  channel: LiveChannel<Item>,
  change: (status: LiveStatus) => LiveStatus,
): LiveChannel<Item> {
  return { ...channel, items: channel.items.map((item) => ({ ...item, status: change(item.status) })) };
}

export const viewableItems = <Item extends ArrivingItem>({ items }: LiveChannel<Item>): HeldItem<Item>[] =>
  items.filter(({ status }) => status !== 'new');

export const newItems = <Item extends ArrivingItem>({ items }: LiveChannel<Item>): HeldItem<Item>[] =>
  items.filter(({ status }) => status === 'new');

/** What is pinned stands before all others; both keep their order. */
export const pinnedFirst = <Item extends { pinned: boolean }>(items: readonly Item[]): Item[] => [
  ...items.filter(({ pinned }) => pinned),
  ...items.filter(({ pinned }) => !pinned),
];
