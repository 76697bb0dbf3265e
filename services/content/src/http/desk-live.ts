/** The desk's calls for live coverage: what editors post and change while something happens. Every one needs a token. */
import { fromHtml } from '@masthead/body';
import { badRequest, HttpError } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { endInput, moveInput, postInput, timeInput, type WordsInput, wordsInput } from '../documents/live.ts';
import { wireChannel } from '../kinds/live/wire.ts';
import type { LiveItemRow } from '../live-schema.ts';
import { eventsAfter } from '../repositories/live-coverage.ts';
import type { ContentDb } from '../schema.ts';
import { liveChanges } from '../stored/columns.ts';
import { coverageForDesk, coveragesForDesk, previewOf, wireWaiting } from '../use-cases/live/desk-view.ts';
import type { Making } from '../use-cases/live/log.ts';
import { endCoverage, openCoverage, revokeKey } from '../use-cases/live/state.ts';
import { cancelWaiting, changeWaiting, takePost } from '../use-cases/live/waiting.ts';
import { correctTime, editEntry, markEntry, moveEntry } from '../use-cases/live/write.ts';
import { shownLive, wireEntries, wireState } from '../use-cases/live-coverage.ts';
import { leftOutOf } from '../use-cases/writing/left-out.ts';
import type { Desk } from '../use-cases/writing/save.ts';
import { hashOf } from '../use-cases/writing/tokens.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';
import { wholeNumber } from './query.ts';

const MOST_EVENTS = 500;
const LAST_EVENT = 2_147_483_647;
const MARKS = ['pin', 'unpin', 'important', 'unimportant'] as const;

export function deskLiveRoutes(deps: AppDeps): Hono {
  const { database, clock, readersOf } = deps;
  const { db } = database;
  const { reader, writer } = createDeskDoor(deps);
  const app = new Hono();

  const making = async (context: Context): Promise<{ made: Making; desk: Desk }> => {
    const { by, desk } = await writer(context, 'live');
    return { made: { by: by.name, at: clock.now(), key: idempotencyKey(context) }, desk };
  };

  /** A change that is more than its name: who makes it, and what was sent for it. */
  async function sent<Input>(
    context: Context,
    schema: z.ZodType<Input>,
  ): Promise<{ made: Making; desk: Desk; input: Input }> {
    const { made, desk } = await making(context);
    const input = await jsonBody(context, schema);
    return { made: { ...made, request: hashOf(JSON.stringify(input)) }, desk, input };
  }

  /** The entry as readers get it, and how far the log is. */
  async function answer(
    context: Context,
    { item, status = 200, words }: { item: LiveItemRow; status?: 200 | 201; words?: WordsInput },
  ): Promise<Response> {
    const { story, coverage } = await shownLive(db, item.story_id);
    const [entry] = await wireEntries(db, story, [item]);
    const said = envelope({ item: entry, lastEvent: coverage.last_event }, context);
    return context.json({ ...said, ...(words && leftOutMeta(words)) }, status, { etag: `"${item.event}"` });
  }

  app.get('/', async (context) => {
    await reader(context);
    return context.json(envelope(await coveragesForDesk(db, readersOf), context));
  });

  app.get('/:story', async (context) => {
    await reader(context);
    return context.json(envelope(await coverageForDesk(db, context.req.param('story'), readersOf), context));
  });

  app.get('/:story/readers', async (context) => {
    await reader(context);
    const { story } = await shownLive(db, context.req.param('story'));
    return context.json(envelope({ readers: readersOf(story.id) }, context));
  });

  app.get('/:story/events', async (context) => {
    await reader(context);
    const { story } = await shownLive(db, context.req.param('story'));
    const after = wholeNumber(context, 'after', { least: 0, most: LAST_EVENT, otherwise: 0 });
    const rows = await eventsAfter(db, story.id, after, MOST_EVENTS);
    return context.json(
      envelope(
        rows.map(({ event, change, item_id, made_by, at }) => ({
          event,
          item: item_id,
          by: made_by,
          at: new Date(at).toISOString(),
          change: liveChanges.read(change),
        })),
        context,
      ),
    );
  });

  app.post('/:story/items', async (context) => {
    const { made, desk, input } = await sent(context, postInput);
    const { key } = made;
    if (key === undefined) throw new HttpError(428, 'A post needs an Idempotency-Key, so that no try posts twice');
    const taken = await takePost(desk, context.req.param('story'), input, { ...made, key });
    const status = taken.isNew ? 201 : 200;
    if ('item' in taken) return answer(context, { item: taken.item, status, words: input });
    const waiting = envelope({ scheduled: true, ...wireWaiting(taken.waiting) }, context);
    return context.json({ ...waiting, ...leftOutMeta(input) }, status);
  });

  app.post('/:story/preview', async (context) => {
    await reader(context);
    const input = await jsonBody(context, postInput);
    const preview = envelope(await previewOf(db, context.req.param('story'), input, clock.now()), context);
    return context.json({ ...preview, ...leftOutMeta(input) });
  });

  app.put('/:story/items/:item', async (context) => {
    const { made, desk, input: words } = await sent(context, wordsInput);
    const { story, item } = context.req.param();
    const describe = (row: LiveItemRow) => entryOf(db, row);
    const edited = await editEntry(desk, story, item, { seen: seenEvent(context), words, describe }, made);
    return answer(context, { item: edited.item, words });
  });

  app.delete('/:story/items/:item', async (context) => {
    const { made, desk } = await making(context);
    const { story, item } = context.req.param();
    return answer(context, await markEntry(desk, story, item, 'delete', made));
  });

  for (const mark of MARKS)
    app.post(`/:story/items/:item/${mark}`, async (context) => {
      const { made, desk } = await making(context);
      const { story, item } = context.req.param();
      return answer(context, await markEntry(desk, story, item, mark, made));
    });

  app.post('/:story/items/:item/time', async (context) => {
    const { made, desk, input } = await sent(context, timeInput);
    const { story, item } = context.req.param();
    return answer(context, await correctTime(desk, story, item, input.at, made));
  });

  app.post('/:story/items/:item/move', async (context) => {
    const { made, desk, input } = await sent(context, moveInput);
    const { story, item } = context.req.param();
    return answer(context, await moveEntry(desk, story, item, input, made));
  });

  app.put('/:story/scheduled/:id', async (context) => {
    const { made, desk } = await making(context);
    const { story, id } = context.req.param();
    const input = await jsonBody(context, postInput);
    const waiting = wireWaiting(await changeWaiting(desk, story, id, input, made));
    return context.json({ ...envelope({ scheduled: true, ...waiting }, context), ...leftOutMeta(input) });
  });

  app.delete('/:story/scheduled/:id', async (context) => {
    const { desk } = await making(context);
    const { story, id } = context.req.param();
    await cancelWaiting(desk, story, id);
    return context.json(envelope({ scheduled: false, id }, context));
  });

  app.post('/:story/end', async (context) => {
    const { made, desk, input } = await sent(context, endInput);
    await endCoverage(desk, context.req.param('story'), input.at ?? made.at, made);
    return stateAnswer(context);
  });

  app.post('/:story/open', async (context) => {
    const { made, desk } = await making(context);
    await openCoverage(desk, context.req.param('story'), made);
    return stateAnswer(context);
  });

  async function stateAnswer(context: Context<object, '/:story/end' | '/:story/open'>): Promise<Response> {
    const { story, coverage } = await shownLive(db, context.req.param('story'));
    return context.json(envelope({ item: wireState(story, coverage), lastEvent: coverage.last_event }, context));
  }

  app.post('/:story/key', async (context) => {
    const { desk } = await making(context);
    const coverage = await revokeKey(desk, context.req.param('story'));
    return context.json(envelope({ channelDetails: wireChannel(coverage) }, context));
  });

  return app;
}

const entryOf = async (db: ContentDb, row: LiveItemRow): Promise<unknown> => {
  const { story } = await shownLive(db, row.story_id);
  return (await wireEntries(db, story, [row]))[0];
};

/** Links to stories are kept or refused, and never left out. */
const leftOutMeta = ({ body }: Pick<WordsInput, 'body'>) => ({
  meta: { leftOut: leftOutOf([{ field: 'body', read: fromHtml(body, (story) => `/${story}/`) }]) },
});

const KEY = /^[\w-]{8,100}$/;

function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !KEY.test(key))
    throw badRequest('Idempotency-Key takes 8 to 100 letters, digits, dashes or underscores');
  return key;
}

/** The event that the writer saw an entry at, from If-Match: without it nobody could tell a stale edit. */
function seenEvent(context: Context): number {
  const [, event] = /^"?(\d{1,9})"?$/.exec(context.req.header('if-match') ?? '') ?? [];
  if (event === undefined) throw new HttpError(428, 'Say which state you saw: If-Match: "3"');
  return Number(event);
}
