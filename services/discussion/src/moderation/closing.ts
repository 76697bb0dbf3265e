/** Closes and opens the discussion of a story. */
import { z } from 'zod';
import type { DiscussionDeps, Story } from '../deps.ts';
import { changeName, keptDiscussion } from '../stories.ts';
import { type Moderator, noteDecision, reasonInput, requireModeration } from './decide.ts';

export const closingInput = z.strictObject({ closed: z.boolean(), reason: reasonInput });

export async function closeStory(
  { store, clock }: Pick<DiscussionDeps, 'store' | 'clock'>,
  story: Story,
  { closed, reason }: z.output<typeof closingInput>,
  by: Moderator,
): Promise<void> {
  requireModeration(by);
  const { name: who, from } = by;
  const at = clock.now();
  const action = closed ? 'close' : 'open';
  await store.write(
    async (db, note) => {
      await keptDiscussion(db, story);
      await db
        .updateTable('discussions')
        .set(closed ? { closed_at: at } : { closed_at: null, opened_at: at })
        .where('story_id', '=', story.id)
        .execute();
      await noteDecision(db, { at, who, action, about: story.id, story_id: story.id, reason, excerpt: story.headline });
      note([changeName(story.id)]);
    },
    { who, from, action: `discussion ${action}`, about: `${story.id}: ${reason}` },
  );
}
