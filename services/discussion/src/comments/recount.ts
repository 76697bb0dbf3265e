/** Brings the counts of a thread and its story up to date with what was just changed, and numbers the change. */
import type { DiscussionWriting } from '../schema.ts';
import { changeName } from '../stories.ts';

interface Changed {
  story: string;
  thread: string;
  /** The comment itself. */
  id: string;
}

/** Comments whose change readers see go on the channel, and drop the pages that show them. */
export async function recount(
  db: DiscussionWriting,
  { story, thread, id }: Changed,
  note: (names: readonly string[]) => void,
): Promise<void> {
  const { replies, answered } = await db
    .selectFrom('discussion_comments')
    .select(({ fn }) => [fn.countAll<number>().as('replies'), fn.count<number>('badge').as('answered')])
    .where('thread_id', '=', thread)
    .where('is_reply', '=', 1)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow();
  const first = await db
    .selectFrom('discussion_comments')
    .select('state')
    .where('id', '=', thread)
    .executeTakeFirstOrThrow();
  // What its writer took back stays as an empty place where there are answers.
  const listed =
    first.state === 'shown' || first.state === 'removed' || (first.state === 'gone' && Number(replies) > 0);
  await db
    .updateTable('discussion_comments')
    .set({ replies: Number(replies), answered: Number(answered) > 0 ? 1 : 0, listed: listed ? 1 : 0 })
    .where('id', '=', thread)
    .execute();
  const { count } = await db
    .selectFrom('discussion_comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('story_id', '=', story)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow();
  const { threads } = await db
    .selectFrom('discussion_comments')
    .select(({ fn }) => fn.countAll<number>().as('threads'))
    .where('story_id', '=', story)
    .where('listed', '=', 1)
    .executeTakeFirstOrThrow();
  const { last_event: event } = await db
    .updateTable('discussions')
    .set((eb) => ({ count: Number(count), threads: Number(threads), last_event: eb('last_event', '+', 1) }))
    .where('story_id', '=', story)
    .returning('last_event')
    .executeTakeFirstOrThrow();
  await db.updateTable('discussion_comments').set({ event }).where('id', '=', id).execute();
  note([changeName(story)]);
}
