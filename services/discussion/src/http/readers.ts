/** The calls of readers: everybody reads; who is signed in writes, from our own pages. */
import { HttpError, notFound, refuseTooMany } from '@masthead/runtime';
import { type Discussion, isReportReason, REPORT_REASONS, SORTS, TALK_KEY } from '@masthead/talk';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { eventsSince } from '../comments/events.ts';
import { type Asked, heldThreads, threadRows, threadsOf } from '../comments/list.ts';
import { markUseful, reportComment } from '../comments/marks.ts';
import { shownComment } from '../comments/show.ts';
import { checkedText, editComment, postComment, takeBack, writerOf } from '../comments/write.ts';
import type { DiscussionDeps, SignedIn, Story } from '../deps.ts';
import type { CommentRow } from '../schema.ts';
import { type FindStory, opennessOf, storedDiscussion } from '../stories.ts';
import { answer, bodyText, jsonBody } from './answers.ts';
import { formRefused, isForm, refuseForeign, seeOther, signInFirst } from './form.ts';
import type { WritingLimits } from './limits.ts';

interface Told {
  sender?: string | undefined;
}
export const senderIn = ({ env }: Context): string | undefined => (env as Told | undefined)?.sender;

const asked = z.object({
  sort: z.enum(SORTS).catch('useful'),
  answered: z.string().optional(),
  after: z.string().max(300).optional(),
});
const textInput = z.strictObject({ text: z.string().max(10_000), replyTo: z.string().max(64).optional() });
const reportInput = z.strictObject({ reason: z.enum(Object.keys(REPORT_REASONS).filter(isReportReason)) });
const usefulInput = z.strictObject({ useful: z.boolean() });

export function readerRoutes(deps: DiscussionDeps, findStory: FindStory, limits: WritingLimits): Hono {
  const { store, clock, openMs, readerOf, origin } = deps;
  const app = new Hono();

  /** What everybody is shown, and what is only for whoever asks. */
  async function discussionOf(story: Story, reader: SignedIn | undefined, wish: Asked): Promise<Discussion> {
    const { db } = store;
    const now = clock.now();
    const stored = await storedDiscussion(db, story.id);
    const empty = { rows: [], next: undefined };
    const { rows, next } = stored && stored.threads > 0 ? await threadRows(db, story.id, wish) : empty;
    const isFirst = wish.after === undefined;
    const held = stored && reader && isFirst ? await heldThreads(db, story.id, reader.id) : [];
    return {
      story: story.id,
      count: stored?.count ?? 0,
      total: stored?.threads ?? 0,
      lastEvent: stored?.last_event ?? 0,
      ...opennessOf(story.publishedAt, stored, { now, openMs }),
      threads: await threadsOf(db, [...held, ...rows], reader?.id),
      ...(next && { next }),
      ...(reader && { viewer: await viewerOf(reader, now) }),
      now,
    };
  }

  async function viewerOf({ id, name, isConfirmed }: SignedIn, now: number) {
    const known = await store.db
      .selectFrom('discussion_readers')
      .select('banned_until')
      .where('id', '=', id)
      .executeTakeFirst();
    const until = Number(known?.banned_until ?? 0);
    return { name, isConfirmed, ...(until > now && { bannedUntil: until }) };
  }

  app.get('/:story', async (context) => {
    const story = await findStory(context.req.param('story'));
    const { answered, ...wish } = asked.parse(context.req.query());
    // What the site shows to everybody is asked for without anybody.
    const reader = context.req.query('for') === 'all' ? undefined : await readerOf(context.req.raw);
    return answer(context, await discussionOf(story, reader, { ...wish, answered: answered === '1' }));
  });

  app.get('/:story/events/:start', async (context) => {
    const { story, start } = context.req.param();
    if (!/^\d{1,10}$/.test(start)) throw notFound();
    await findStory(story);
    return answer(context, { key: TALK_KEY, ...(await eventsSince(store.db, story, Number(start))) });
  });

  async function signedIn(context: Context): Promise<SignedIn> {
    refuseForeign(context.req.raw, origin);
    const reader = await readerOf(context.req.raw);
    if (!reader) throw new HttpError(401, 'Sign in to write.');
    if (!reader.isConfirmed) throw new HttpError(403, 'Confirm your e-mail address first: the link is in your mail.');
    return reader;
  }

  async function post(context: Context, story: Story, given: z.output<typeof textInput>): Promise<CommentRow> {
    const reader = writerOf(await signedIn(context), story);
    const text = checkedText(given.text);
    await refuseTooMany(limits.comments, reader.id);
    await refuseTooMany(limits.commentsFrom, senderIn(context));
    return postComment(deps, { story, reader, text, replyTo: given.replyTo });
  }

  app.post('/:story/comments', async (context) => {
    const story = await findStory(context.req.param('story'));
    if (isForm(context.req.raw)) return postForm(context, story);
    const row = await post(context, story, await jsonBody(context, textInput));
    return answer(context, shownComment(row, { reader: row.reader_id, useful: new Set(), reported: new Set() }), 201);
  });

  /** Without a script: the page itself is the answer. */
  async function postForm(context: Context, story: Story): Promise<Response> {
    const form = new URLSearchParams(await bodyText(context));
    const text = form.get('text') ?? '';
    const replyTo = form.get('replyTo') || undefined;
    try {
      const row = await post(context, story, { text, replyTo });
      return seeOther(`${story.path}#${row.state === 'shown' ? `comment-${row.id}` : 'discussion'}`);
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
      return error.statusCode === 401 ? signInFirst(story.path, text) : formRefused(error, story.path, text);
    }
  }

  app.put('/comments/:id', async (context) => {
    const reader = await signedIn(context);
    const { text } = await jsonBody(context, textInput.omit({ replyTo: true }));
    await refuseTooMany(limits.comments, reader.id);
    const row = await editComment(deps, context.req.param('id'), reader, checkedText(text));
    return answer(context, shownComment(row, { reader: reader.id, useful: new Set(), reported: new Set() }));
  });

  app.delete('/comments/:id', async (context) => {
    const reader = await signedIn(context);
    await takeBack(deps, context.req.param('id'), reader);
    return answer(context, null);
  });

  app.put('/comments/:id/useful', async (context) => {
    const reader = await signedIn(context);
    const { useful } = await jsonBody(context, usefulInput);
    await refuseTooMany(limits.marks, reader.id);
    return answer(context, { useful: await markUseful(store, context.req.param('id'), reader.id, useful) });
  });

  app.post('/comments/:id/report', async (context) => {
    const reader = await signedIn(context);
    const { reason } = await jsonBody(context, reportInput);
    await refuseTooMany(limits.reports, reader.id);
    await reportComment(store, { id: context.req.param('id'), reader: reader.id, reason, at: clock.now() });
    return answer(context, null);
  });

  return app;
}
