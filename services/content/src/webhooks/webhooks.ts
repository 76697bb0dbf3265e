/** Adds and removes webhooks, and says what there is of them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { HttpError } from '@masthead/runtime';
import { z } from 'zod';
import { noteSubject } from '../audit/acting.ts';
import { line } from '../documents/fields.ts';
import { type Portion, type PortionAsked, portionOf } from '../repositories/desk-lists.ts';
import type { ContentDb } from '../schema.ts';
import type { Desk, Writer } from '../use-cases/writing/save.ts';
import { queueDelivery } from './queue.ts';
import type { DeliveryRow, WebhookRow } from './schema.ts';

export const STORY_EVENTS = ['story.published', 'story.updated', 'story.withdrawn'] as const;
export type StoryEvent = (typeof STORY_EVENTS)[number];
const TEST = 'webhook.test';

const MOST_WEBHOOKS = 20;
const SECRET_BYTES = 32;

const hookAddress = line(2000).refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    (url?.protocol === 'https:' || url?.protocol === 'http:') && url.username === '' && url.password === '' && !url.hash
  );
}, 'takes an address of the web such as https://example.com/hook, without a name or password in it');

export const webhookInput = z.strictObject({
  url: hookAddress,
  events: z
    .array(z.enum(STORY_EVENTS))
    .min(1, 'needs at least one')
    .max(STORY_EVENTS.length)
    .default([...STORY_EVENTS]),
  about: line(200).default(''),
});

/** With the secret, which is shown this once. */
export const addWebhook = (
  { database, clock }: Desk,
  { url, events, about }: z.output<typeof webhookInput>,
  { name }: Writer,
): Promise<WebhookRow> =>
  database.write(async (db) => {
    if ((await webhooks(db)).length >= MOST_WEBHOOKS)
      throw new HttpError(409, `There are ${MOST_WEBHOOKS} webhooks already: remove one first`);
    const row: WebhookRow = {
      id: randomUUID(),
      url,
      events: [...new Set(events)].join(' '),
      about,
      secret: `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`,
      created_by: name,
      created_at: clock.now(),
    };
    await db.insertInto('webhooks').values(row).execute();
    noteSubject(db, row.id);
    return row;
  });

/** With it goes what it was to be told. */
export const removeWebhook = ({ database }: Desk, id: string): Promise<void> =>
  database.write(async (db) => {
    await webhookById(db, id);
    await db.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
    await db.deleteFrom('webhooks').where('id', '=', id).execute();
  });

/** Tells it something that is no news, to see whether that arrives. */
export const testWebhook = ({ database, clock }: Desk, id: string): Promise<DeliveryRow> =>
  database.write(async (db) => queueDelivery(db, await webhookById(db, id), { type: TEST, data: {} }, clock.now()));

export const webhooks = (db: ContentDb): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute();

/** The newest first. */
export async function deliveriesOf(
  db: ContentDb,
  id: string,
  asked: Pick<PortionAsked, 'offset' | 'limit'>,
): Promise<Portion<DeliveryRow>> {
  await webhookById(db, id);
  const all = db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', id);
  return portionOf(all.orderBy('created_at', 'desc').orderBy('place', 'desc'), asked);
}

async function webhookById(db: ContentDb, id: string): Promise<WebhookRow> {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new HttpError(404, `There is no webhook ${id.slice(0, 64)}`);
  return row;
}
