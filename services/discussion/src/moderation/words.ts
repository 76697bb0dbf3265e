/** The word list: a comment with one of its words waits for an editor. */
import { notFound } from '@masthead/runtime';
import { cleanName } from '@masthead/talk';
import { z } from 'zod';
import type { DiscussionDeps } from '../deps.ts';
import type { DiscussionDb } from '../schema.ts';
import { type Moderator, noteDecision, requireModeration } from './decide.ts';

/** Letters and spaces between; an asterisk at the end takes any ending. */
const WORD = /^[\p{L}\p{N}][\p{L}\p{N} '’-]{1,58}\*?$/u;
export const wordInput = z.strictObject({
  word: z
    .string()
    .transform((text) => cleanName(text).toLowerCase())
    .refine((word) => WORD.test(word), 'A word has at least two letters'),
});

type WordDeps = Pick<DiscussionDeps, 'store' | 'clock'>;

export const words = async (db: DiscussionDb) =>
  (await db.selectFrom('discussion_words').selectAll().orderBy('word').execute()).map(({ word, added_by, at }) => ({
    word,
    by: added_by,
    at: new Date(Number(at)).toISOString(),
  }));

export async function addWord({ store, clock }: WordDeps, word: string, by: Moderator): Promise<void> {
  requireModeration(by);
  const { name: who, from } = by;
  const at = clock.now();
  await store.write(
    async (db) => {
      const added = await db
        .insertInto('discussion_words')
        .values({ word, added_by: who, at })
        .onConflict((conflict) => conflict.column('word').doNothing())
        .returning('word')
        .executeTakeFirst();
      if (added)
        await noteDecision(db, { at, who, action: 'add-word', about: word, story_id: null, reason: '', excerpt: word });
    },
    { who, from, action: 'discussion add-word', about: word },
  );
}

export async function dropWord({ store, clock }: WordDeps, word: string, by: Moderator): Promise<void> {
  requireModeration(by);
  const { name: who, from } = by;
  await store.write(
    async (db) => {
      const gone = await db
        .deleteFrom('discussion_words')
        .where('word', '=', word)
        .returning('word')
        .executeTakeFirst();
      if (!gone) throw notFound('There is no such word on the list');
      const at = clock.now();
      await noteDecision(db, { at, who, action: 'drop-word', about: word, story_id: null, reason: '', excerpt: word });
    },
    { who, from, action: 'discussion drop-word', about: word },
  );
}
