/** The discussions of the demo newsroom, from a file that people can read: threads under a few stories, by readers who do not exist. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookOf } from '@masthead/talk';
import { parse } from 'yaml';
import { z } from 'zod';
import { recount } from './comments/recount.ts';
import { checkedText } from './comments/write.ts';
import type { DiscussionDeps, Story } from './deps.ts';
import type { CommentRow, DiscussionDb } from './schema.ts';
import { keptDiscussion } from './stories.ts';

const said = z.strictObject({
  name: z.string(),
  badge: z.enum(['staff', 'author']).optional(),
  /** Minutes before now. */
  ago: z.int().positive(),
  useful: z.int().min(0).default(0),
  text: z.string(),
});
const commentFile = said.extend({
  pickedBy: z.string().optional(),
  folded: z.boolean().optional(),
  removed: z.strictObject({ by: z.string(), reason: z.string(), rule: z.int().optional() }).optional(),
  /** Waits for an editor. */
  held: z.enum(['first', 'link', 'word']).optional(),
  /** What readers said is wrong with it. */
  reports: z.array(z.enum(['attack', 'untrue', 'selling', 'private', 'other'])).default([]),
  replies: z.array(said).default([]),
});
const demoFile = z.strictObject({
  words: z.array(z.string()),
  stories: z.array(z.strictObject({ slug: z.string(), comments: z.array(commentFile) })),
});
type Said = z.output<typeof said> & Partial<Omit<z.output<typeof commentFile>, 'replies'>>;

/** The same at every load. */
const idOf = (...about: string[]): string => {
  const hex = createHash('sha256').update(about.join('\n')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

const MINUTE_MS = 60_000;

interface DemoDeps extends Pick<DiscussionDeps, 'store' | 'clock'> {
  /** By its slug; undefined where the newsroom is another. */
  storyBySlug(slug: string): Promise<Story | undefined>;
}

export async function loadDemoDiscussion(folder: string, { store, clock, storyBySlug }: DemoDeps): Promise<void> {
  const file = demoFile.parse(parse(await readFile(join(folder, 'discussion.yaml'), 'utf8')));
  const stories = await Promise.all(
    file.stories.map(async ({ slug, comments }) => ({ comments, story: await storyBySlug(slug) })),
  );
  const now = clock.now();
  await store.write(async (db, note) => {
    if (await db.selectFrom('discussions').select('story_id').executeTakeFirst()) return;
    if (!(await addsWords(db, file.words, now))) return;
    for (const { story, comments } of stories) {
      if (!story) continue;
      await keptDiscussion(db, story);
      for (const { replies, ...comment } of comments) {
        const thread = idOf(story.id, comment.name, comment.text);
        for (const each of [comment, ...replies]) {
          const row = rowOf(each, { story, thread, isReply: each !== comment, now });
          await db.insertInto('discussion_comments').values(row).execute();
          await noteDemoReader(db, row);
          for (const [index, reason] of (each === comment ? comment.reports : []).entries())
            await db
              .insertInto('discussion_reports')
              .values({ comment_id: row.id, reader_id: `demo-reader-${index}`, reason, at: now })
              .execute();
          if (row.state !== 'held') await recount(db, { story: story.id, thread, id: row.id }, note);
        }
      }
    }
  });
}

/** Whether it is the one of several processes starting together that loads the rest: the others wait here for its end. */
async function addsWords(db: DiscussionDb, words: readonly string[], at: number): Promise<boolean> {
  const added = await db
    .insertInto('discussion_words')
    .values(words.map((word) => ({ word, added_by: 'the demo newsroom', at })))
    .onConflict((conflict) => conflict.column('word').doNothing())
    .returning('word')
    .execute();
  return added.length > 0;
}

function rowOf(
  { name, badge, ago, useful, text, pickedBy, folded, removed, held, reports = [] }: Said,
  { story, thread, isReply, now }: { story: Story; thread: string; isReply: boolean; now: number },
): CommentRow {
  return {
    id: isReply ? idOf(thread, name, text) : thread,
    story_id: story.id,
    thread_id: thread,
    is_reply: isReply ? 1 : 0,
    reader_id: `demo-${lookOf(name)}`,
    name,
    badge: badge ?? null,
    text: checkedText(text),
    at: Math.max(now - ago * MINUTE_MS, Math.min(story.publishedAt + MINUTE_MS, now)),
    edited_at: null,
    state: removed ? 'removed' : held ? 'held' : 'shown',
    held_for: held ?? null,
    useful,
    picked: pickedBy ? 1 : 0,
    picked_by: pickedBy ?? null,
    folded: folded ? 1 : 0,
    listed: 0,
    replies: 0,
    answered: 0,
    removed_by: removed?.by ?? null,
    removed_reason: removed?.reason ?? null,
    removed_rule: removed?.rule ?? null,
    reports: reports.length,
    event: 0,
  };
}

async function noteDemoReader(db: DiscussionDb, { reader_id: id, name, badge, state }: CommentRow): Promise<void> {
  await db
    .insertInto('discussion_readers')
    .values({
      id,
      name,
      look: lookOf(name),
      has_badge: badge ? 1 : 0,
      approved: state === 'shown' ? 1 : 0,
      banned_until: null,
      ban_reason: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
