/** What changed in a discussion since an event, for the channel of its readers. They are told that, and ask for what. */
import type { DiscussionDb } from '../schema.ts';
import { storedDiscussion } from '../stories.ts';

const MOST = 100;

export interface TalkEvent {
  id: string;
  event: number;
  sequence: number;
  /** It is no longer there. */
  deleted?: true;
  /** As the readers of every channel take what is new. */
  shown?: { anchor: string; at: number };
}

export async function eventsSince(
  db: DiscussionDb,
  story: string,
  start: number,
): Promise<{ lastEvent: number; items: TalkEvent[]; more: boolean }> {
  const lastEvent = (await storedDiscussion(db, story))?.last_event ?? 0;
  if (start > lastEvent) return { lastEvent, items: [], more: false };
  const rows = await db
    .selectFrom('discussion_comments')
    .select(['id', 'event', 'at', 'state'])
    .where('story_id', '=', story)
    .where('event', '>=', start)
    .where('event', '>', 0)
    .orderBy('event')
    .limit(MOST + 1)
    .execute();
  return {
    lastEvent,
    items: rows.slice(0, MOST).map(({ id, event, at, state }) => ({
      id,
      event,
      sequence: event,
      ...(state === 'shown' ? { shown: { anchor: id, at: Number(at) } } : { deleted: true as const }),
    })),
    more: rows.length > MOST,
  };
}
