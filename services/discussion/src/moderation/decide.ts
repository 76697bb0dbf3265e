/** What moderators decide of comments: each in one transaction with its reason, in the history and in the log of writes. */
import { HttpError, notFound } from '@masthead/runtime';
import { HOUSE_RULES, plainWords, readText } from '@masthead/talk';
import type { Insertable } from 'kysely';
import { z } from 'zod';
import { recount } from '../comments/recount.ts';
import type { DeskCaller, DiscussionDeps } from '../deps.ts';
import type { CommentRow, DecisionRow, DiscussionDb, DiscussionWriting } from '../schema.ts';

/** One line that people read later. */
export const reasonInput = z
  .string()
  .trim()
  .min(3)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u);

export const decisionInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('approve'), reason: reasonInput.optional() }),
  z.strictObject({
    action: z.literal('remove'),
    reason: reasonInput,
    rule: z.int().min(1).max(HOUSE_RULES.length).optional(),
  }),
  z.strictObject({ action: z.literal('pick'), reason: reasonInput.optional() }),
  z.strictObject({ action: z.literal('unpick'), reason: reasonInput.optional() }),
  z.strictObject({ action: z.literal('fold'), reason: reasonInput }),
  z.strictObject({ action: z.literal('unfold'), reason: reasonInput.optional() }),
]);
export type Decision = z.output<typeof decisionInput>;

export interface Moderator extends DeskCaller {
  /** Whom the request comes from. */
  from: string | null;
}

/** Each use case asks, whichever door led to it. */
export function requireModeration({ may, refusal }: Moderator): void {
  if (!may.includes('moderate')) throw new HttpError(403, refusal('moderate'));
}

type ModerationDeps = Pick<DiscussionDeps, 'store' | 'clock'>;

/** The most that the log of writes takes of what something is about. */
const EXCERPT = 160;
const excerptOf = (text: string): string => plainWords(readText(text)).replaceAll('\n', ' ').slice(0, EXCERPT);

const WITHOUT_WORDS = '';

export async function decide(
  { store, clock }: ModerationDeps,
  id: string,
  decision: Decision,
  by: Moderator,
): Promise<void> {
  requireModeration(by);
  const { name: who, from } = by;
  const { action, reason = WITHOUT_WORDS } = decision;
  const about = reason === '' ? `comment ${id}` : `comment ${id}: ${reason}`;
  await store.write(
    async (db, note) => {
      const row = await commentRow(db, id);
      await db
        .updateTable('discussion_comments')
        .set(changeFor(row, decision, who))
        .where('id', '=', id)
        .execute();
      if (action === 'approve' || action === 'remove') await settle(db, row, action);
      await recount(db, { story: row.story_id, thread: row.thread_id, id }, note);
      await noteDecision(db, {
        at: clock.now(),
        who,
        action,
        about: id,
        story_id: row.story_id,
        reason,
        excerpt: `${row.name}: ${excerptOf(row.text)}`,
      });
    },
    { who, from, action: `discussion ${action}`, about },
  );
}

async function commentRow(db: DiscussionDb, id: string): Promise<CommentRow> {
  const row = await db.selectFrom('discussion_comments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.state === 'gone') throw notFound('There is no such comment');
  return row;
}

function changeFor(row: CommentRow, decision: Decision, who: string): Partial<CommentRow> {
  switch (decision.action) {
    case 'approve':
      return { state: 'shown', held_for: null, reports: 0, removed_by: null, removed_reason: null, removed_rule: null };
    case 'remove':
      return {
        state: 'removed',
        held_for: null,
        reports: 0,
        picked: 0,
        picked_by: null,
        removed_by: who,
        removed_reason: decision.reason,
        removed_rule: decision.rule ?? null,
      };
    case 'pick':
      if (row.state !== 'shown') throw new HttpError(409, 'Only what readers see can be picked');
      return { picked: 1, picked_by: who };
    case 'unpick':
      return { picked: 0, picked_by: null };
    case 'fold':
    case 'unfold':
      if (row.is_reply === 1) throw new HttpError(409, 'Threads are folded, not replies');
      return { folded: decision.action === 'fold' ? 1 : 0 };
  }
}

/** Nobody waits any longer, and who was approved is known. */
async function settle(db: DiscussionWriting, row: CommentRow, action: 'approve' | 'remove'): Promise<void> {
  await db.deleteFrom('discussion_reports').where('comment_id', '=', row.id).execute();
  if (action === 'approve' && row.state === 'held')
    await db
      .updateTable('discussion_readers')
      .set((eb) => ({ approved: eb('approved', '+', 1) }))
      .where('id', '=', row.reader_id)
      .execute();
}

export const noteDecision = async (db: DiscussionWriting, decision: Insertable<DecisionRow>): Promise<void> => {
  await db.insertInto('discussion_decisions').values(decision).execute();
};
