/** The desk's calls: what waits, what is decided, who may write, which words, which stories. */
import { HttpError, notFound, tooManyRequests } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import type { DiscussionDeps } from '../deps.ts';
import { closeStory, closingInput } from '../moderation/closing.ts';
import { decide, decisionInput, type Moderator } from '../moderation/decide.ts';
import { history, QUEUES, readQueue, waiting } from '../moderation/queue.ts';
import { banInput, banReader } from '../moderation/readers.ts';
import { addWord, dropWord, wordInput, words } from '../moderation/words.ts';
import { type FindStory, opennessOf, storedDiscussion } from '../stories.ts';
import { answer, jsonBody } from './answers.ts';
import type { WritingLimits } from './limits.ts';
import { senderIn } from './readers.ts';

/** The newest that were written under. */
const MOST_STORIES = 50;

export function deskRoutes(deps: DiscussionDeps, findStory: FindStory, { wrongTokens }: WritingLimits): Hono {
  const { store, clock, openMs, deskWriter } = deps;
  const { db } = store;
  const app = new Hono();

  async function moderator(context: Context): Promise<Moderator> {
    const sender = senderIn(context);
    const wait = sender === undefined ? undefined : await wrongTokens.check(sender);
    if (wait !== undefined) throw tooManyRequests(wait);
    try {
      return { ...(await deskWriter(context.req.raw, 'moderate')), from: sender ?? null };
    } catch (error) {
      if (sender !== undefined && error instanceof HttpError && error.statusCode === 401)
        await wrongTokens.take(sender);
      throw error;
    }
  }

  app.get('/queue/:queue', async (context) => {
    await moderator(context);
    const queue = QUEUES.find((name) => name === context.req.param('queue'));
    if (!queue) throw notFound();
    const comments = await readQueue(db, queue);
    const stories = await Promise.all([...new Set(comments.map(({ story }) => story))].map(known));
    return answer(context, {
      comments,
      stories: stories.filter((story) => story !== undefined),
      waiting: await waiting(db),
    });
  });

  /** What readers can no longer see has no address. */
  const known = (id: string) =>
    findStory(id).then(
      ({ headline, path }) => ({ id, headline, path }),
      () => undefined,
    );

  app.post('/comments/:id', async (context) => {
    const by = await moderator(context);
    await decide(deps, context.req.param('id'), await jsonBody(context, decisionInput), by);
    return answer(context, { waiting: await waiting(db) });
  });

  app.put('/readers/:id/ban', async (context) => {
    const by = await moderator(context);
    await banReader(deps, context.req.param('id'), await jsonBody(context, banInput), by);
    return answer(context, null);
  });

  app.get('/words', async (context) => {
    await moderator(context);
    return answer(context, await words(db));
  });

  app.post('/words', async (context) => {
    const by = await moderator(context);
    await addWord(deps, (await jsonBody(context, wordInput)).word, by);
    return answer(context, await words(db), 201);
  });

  app.delete('/words/:word', async (context) => {
    const by = await moderator(context);
    await dropWord(deps, context.req.param('word'), by);
    return answer(context, await words(db));
  });

  app.get('/stories', async (context) => {
    await moderator(context);
    const rows = await db
      .selectFrom('discussions')
      .selectAll()
      .orderBy('published_at', 'desc')
      .limit(MOST_STORIES)
      .execute();
    const now = clock.now();
    const found = await Promise.all(
      rows.map(async (row) => {
        const story = await known(row.story_id);
        return story && { ...story, count: row.count, ...opennessOf(Number(row.published_at), row, { now, openMs }) };
      }),
    );
    return answer(
      context,
      found.filter((story) => story !== undefined),
    );
  });

  app.get('/stories/:story', async (context) => {
    await moderator(context);
    const story = await findStory(context.req.param('story'));
    const stored = await storedDiscussion(db, story.id);
    const { id, headline, path } = story;
    const openness = opennessOf(story.publishedAt, stored, { now: clock.now(), openMs });
    return answer(context, { id, headline, path, count: stored?.count ?? 0, ...openness });
  });

  app.put('/stories/:story', async (context) => {
    const by = await moderator(context);
    const story = await findStory(context.req.param('story'));
    await closeStory(deps, story, await jsonBody(context, closingInput), by);
    return answer(context, null);
  });

  app.get('/history', async (context) => {
    await moderator(context);
    const before = Number(context.req.query('before') ?? Number.NaN);
    return answer(context, await history(db, Number.isSafeInteger(before) ? before : undefined));
  });

  return app;
}
