/** An editor at the desk of live coverage, and what its log adds up to when it is read from the start. */
import { randomUUID } from 'node:crypto';
import type { Database } from '@masthead/storage';
import { z } from 'zod';
import { liveChange } from '../documents/live.ts';
import { idOf } from '../kinds/newsroom-id.ts';
import type { LiveItemRow } from '../live-schema.ts';
import type { ContentSchema } from '../schema.ts';
import { changedItem, postedItem } from '../use-cases/live/apply-change.ts';
import type { Desk } from './desk.ts';
import type { Answer } from './newsroom.ts';

/** The live coverage of the small newsroom. */
export const KEYNOTE = idOf('story', 'keynote-live');

const entry = z.object({
  id: z.string(),
  event: z.number(),
  sequence: z.number(),
  type: z.string(),
  deleted: z.boolean(),
  headline: z.string().optional(),
  body: z.string().optional(),
  important: z.boolean().optional(),
  pinned: z.boolean().optional(),
  ended: z.boolean().optional(),
  author: z.looseObject({ username: z.string() }).nullish(),
});
export type Entry = z.output<typeof entry>;

const changed = z.object({ data: z.object({ item: entry, lastEvent: z.number() }) });

/** What an answer must hold that tells of a change. */
export function changeIn({ status, body }: Answer): { item: Entry; lastEvent: number } {
  const parsed = changed.safeParse(body);
  if (!parsed.success) throw new Error(`No change, but ${status}: ${JSON.stringify(body)}`);
  return parsed.data.data;
}

interface Sending {
  key?: string;
  seen?: number;
  token?: string;
}

export interface LiveDesk {
  post(body: object, sending?: Sending): Promise<Answer>;
  /** Any other change: `POST …/items/{item}/pin` and so on. */
  send(method: string, path: string, body?: object, sending?: Sending): Promise<Answer>;
  posted(body: object, sending?: Sending): Promise<Entry>;
  /** What a reader gets who knows everything before an event. */
  since(start: number): Promise<{ items: Entry[]; lastEvent: number; more: boolean }>;
}

const sinceAnswer = z.object({
  data: z.array(entry),
  meta: z.object({ lastEvent: z.number(), more: z.boolean() }),
});

export function liveDesk(desk: Desk, story = KEYNOTE): LiveDesk {
  const send: LiveDesk['send'] = (method, path, body, { key, seen, token } = {}) =>
    desk.send(method, `/live/${story}${path}`, {
      ...(body && { body }),
      ...(token && { token }),
      revision: seen,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const post: LiveDesk['post'] = (body, sending) => send('POST', '/items', body, { key: randomUUID(), ...sending });
  return {
    send,
    post,
    posted: async (body, sending) => changeIn(await post(body, sending)).item,
    async since(start) {
      const { body } = await desk.ask(`/api/neutron/livearticles/masthead/items/${story}/${start}/web`);
      const { data: items, meta } = sinceAnswer.parse(body);
      return { items, ...meta };
    },
  };
}

/** What the log says that the entries are, from its first event on. */
export async function replayed({ db }: Database<ContentSchema>, story = KEYNOTE): Promise<LiveItemRow[]> {
  const events = await db
    .selectFrom('live_events')
    .selectAll()
    .where('story_id', '=', story)
    .orderBy('event')
    .execute();
  const items = new Map<string, LiveItemRow>();
  for (const { event, at, item_id, change: text } of events) {
    const change = liveChange.parse(JSON.parse(text));
    if (item_id === null || change.kind === 'end' || change.kind === 'open') continue;
    const known = items.get(item_id);
    if (change.kind === 'post') items.set(item_id, postedItem(story, item_id, change, { event, at }));
    else if (known) items.set(item_id, changedItem(known, change, { event, at }));
  }
  return [...items.values()].sort((one, other) => one.event - other.event);
}

export const keptItems = ({ db }: Database<ContentSchema>, story = KEYNOTE): Promise<LiveItemRow[]> =>
  db.selectFrom('live_items').selectAll().where('story_id', '=', story).orderBy('event').execute();
