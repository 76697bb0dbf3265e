/** The stories that discussions are about, and whether one takes comments. */
import type { Instant } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { DiscussionDeps, Story } from './deps.ts';
import type { DiscussionDb, DiscussionSchema } from './schema.ts';

/** When a story appeared changes hardly ever, and pages ask often. */
const KEPT_MS = 60_000;
const ID = /^[a-z0-9-]{1,58}$/;

export type FindStory = (id: string) => Promise<Story>;

export function createFindStory({ storyOf }: Pick<DiscussionDeps, 'storyOf'>): FindStory {
  const known = new LRUCache<string, Story>({ max: 1000, ttl: KEPT_MS });
  return async (id) => {
    const kept = known.get(id);
    // What is kept is not kept on for being asked for: a story may be withdrawn.
    if (kept) return kept;
    const story = ID.test(id) ? await storyOf(id) : undefined;
    if (!story) throw notFound('There is no such story');
    known.set(id, story);
    return story;
  };
}

type Stored = DiscussionSchema['discussions'];

export interface Openness {
  closed?: { at: Instant; by: 'age' | 'editor' } | undefined;
  /** When it will close by its age. */
  closesAt?: Instant | undefined;
}

export function opennessOf(
  publishedAt: Instant,
  stored: Pick<Stored, 'closed_at' | 'opened_at'> | undefined,
  { now, openMs }: { now: Instant; openMs: number },
): Openness {
  if (stored?.closed_at != null) return { closed: { at: Number(stored.closed_at), by: 'editor' } };
  const closesAt = Math.max(publishedAt, Number(stored?.opened_at ?? 0)) + openMs;
  return closesAt <= now ? { closed: { at: closesAt, by: 'age' } } : { closesAt };
}

export const storedDiscussion = (db: DiscussionDb, story: string): Promise<Stored | undefined> =>
  db.selectFrom('discussions').selectAll().where('story_id', '=', story).executeTakeFirst();

/** The row of a story that is written under; made when it is the first time. */
export async function keptDiscussion(db: DiscussionDb, { id, publishedAt }: Story): Promise<Stored> {
  await db
    .insertInto('discussions')
    .values({
      story_id: id,
      published_at: publishedAt,
      count: 0,
      threads: 0,
      last_event: 0,
      closed_at: null,
      opened_at: null,
    })
    .onConflict((conflict) => conflict.column('story_id').doNothing())
    .execute();
  return db.selectFrom('discussions').selectAll().where('story_id', '=', id).executeTakeFirstOrThrow();
}

export const changeName = (story: string): string => `discussion:${story}`;
