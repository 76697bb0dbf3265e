/** Adds and removes webhooks, and says what there is of them. */

import { randomBytes, randomUUID } from 'node:crypto';
import { HttpError } from '@masthead/runtime';
import { z } from 'zod';
import { noteSubject } from '../audit/acting.ts';
import { requireRight, type Writer } from '../audit/rights.ts';
import { line } from '../documents/fields.ts';
import { type Portion, type PortionAsked, portionOf } from '../repositories/desk-lists.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';
import type { Desk } from '../use-cases/writing/save.ts';
import { queueDelivery } from './queue.ts';
import type { DeliveryRow, WebhookRow } from './schema.ts';

export const STORY_EVENTS = ['story.published', 'story.updated', 'story.withdrawn'] as const;
export type StoryEvent = (typeof STORY_EVENTS)[number];
const TEST = 'webhook.test';

const MOST_WEBHOOKS = 20;
const SECRET_BYTES = 32;
const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

const HOUR_MS = 3_600_000;
const USUAL_HOURS = 24;
const MOST_HOURS = 168;

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

/** For how many hours the secret of before signs as well: none, where somebody has it who should not. */
export const rotationInput = z.strictObject({ hours: z.int().min(0).max(MOST_HOURS).default(USUAL_HOURS) });

/** With the secret, which is shown this once. */
export const addWebhook = (
  { database, clock }: Desk,
  { url, events, about }: z.output<typeof webhookInput>,
  { name }: Writer,
): Promise<WebhookRow> =>
  database.write(async (db) => {
    requireRight(db, 'webhooks');
    if ((await webhooks(db)).length >= MOST_WEBHOOKS)
      throw new HttpError(409, `There are ${MOST_WEBHOOKS} webhooks already: remove one first`);
    const row: WebhookRow = {
      id: randomUUID(),
      url,
      events: [...new Set(events)].join(' '),
      about,
      secret: newSecret(),
      ...NO_OLD_SECRET,
      created_by: name,
      created_at: clock.now(),
    };
    await db.insertInto('webhooks').values(row).execute();
    noteSubject(db, row.id);
    return row;
  });

/** What a webhook says of the secret before its own when it has none. */
const NO_OLD_SECRET = { old_secret: null, old_secret_until: null } as const;

/** A new secret, shown this once. One is kept beside it: the secret before the last is over with the next rotation. */
export const rotateSecret = (
  { database, clock }: Desk,
  id: string,
  { hours }: z.output<typeof rotationInput>,
): Promise<WebhookRow> =>
  database.write(async (db) => {
    requireRight(db, 'webhooks');
    const row = await webhookById(db, id);
    noteSubject(db, id);
    const old =
      hours === 0 ? NO_OLD_SECRET : { old_secret: row.secret, old_secret_until: clock.now() + hours * HOUR_MS };
    const change = { secret: newSecret(), ...old };
    await db.updateTable('webhooks').set(change).where('id', '=', id).execute();
    return { ...row, ...change };
  });

/** Those that sign at an instant, the newest first. */
export const secretsAt = (row: WebhookRow, now: number): string[] =>
  row.old_secret !== null && now < Number(row.old_secret_until) ? [row.secret, row.old_secret] : [row.secret];

export const forgetOldSecrets = async (db: Writing, now: number): Promise<void> => {
  await db.updateTable('webhooks').set(NO_OLD_SECRET).where('old_secret_until', '<=', now).execute();
};

/** With it goes what it was to be told. */
export const removeWebhook = ({ database }: Desk, id: string): Promise<void> =>
  database.write(async (db) => {
    requireRight(db, 'webhooks');
    await webhookById(db, id);
    await db.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
    await db.deleteFrom('webhooks').where('id', '=', id).execute();
  });

/** Tells it something that is no news, to see whether that arrives. */
export const testWebhook = ({ database, clock }: Desk, id: string): Promise<DeliveryRow> =>
  database.write(async (db) => {
    requireRight(db, 'webhooks');
    return queueDelivery(db, await webhookById(db, id), { type: TEST, data: {} }, clock.now());
  });

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
