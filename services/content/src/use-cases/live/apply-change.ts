/** What an event makes of an entry: the one place that says what the log adds up to. Pure. */
import type { ItemChange, Post, StoryChange } from '../../documents/live.ts';
import type { LiveCoverageRow, LiveItemRow } from '../../live-schema.ts';

/** Which event it is, and when it was made. */
export interface EventStamp {
  event: number;
  at: number;
}

export const postedItem = (storyId: string, id: string, post: Post, { event }: EventStamp): LiveItemRow => ({
  id,
  story_id: storyId,
  event,
  sequence: event,
  headline: post.headline,
  body: post.body,
  author_id: post.author,
  published_at: post.at,
  updated_at: null,
  important: post.important ? 1 : 0,
  pinned: post.pinned ? 1 : 0,
  deleted: 0,
});

/** What is deleted stays deleted, whatever else happens to it. */
export const changedItem = (item: LiveItemRow, change: ItemChange, stamp: EventStamp): LiveItemRow =>
  item.deleted === 1 ? item : { ...item, ...differenceBy(change, stamp), event: stamp.event };

function differenceBy(change: ItemChange, { at }: EventStamp): Partial<LiveItemRow> {
  switch (change.kind) {
    case 'edit':
      return { headline: change.headline, body: change.body, author_id: change.author, updated_at: at };
    case 'delete':
      return { deleted: 1 };
    case 'pin':
      return { pinned: 1 };
    case 'unpin':
      return { pinned: 0 };
    case 'important':
      return { important: 1 };
    case 'unimportant':
      return { important: 0 };
    case 'time':
      return { published_at: change.at, sequence: change.sequence };
    case 'move':
      return { sequence: change.sequence };
  }
}

export const changedCoverage = (
  coverage: LiveCoverageRow,
  change: StoryChange,
  { event }: EventStamp,
): LiveCoverageRow =>
  change.kind === 'end'
    ? { ...coverage, state: 'ended', ended_at: change.at, state_event: event }
    : { ...coverage, state: 'open', ended_at: null, state_event: event };

/** Whether anything would be another than before: what changes nothing is no event. */
export function changesItem(item: LiveItemRow, change: ItemChange): boolean {
  const { updated_at: _, ...difference } = differenceBy(change, { event: item.event, at: 0 });
  return Object.entries(difference).some(([name, value]) => Reflect.get(item, name) !== value);
}
