/** Queues what webhooks are to be told, in the transaction that it is about: what was published is told, what was not is not. */
import { randomUUID } from 'node:crypto';
import { SCHEDULE } from '../changes/names.ts';
import { noteChange, type Writing } from '../store.ts';
import type { DeliveryRow, WebhookRow } from './schema.ts';

export interface Telling {
  type: string;
  data: object;
}

export async function queueDelivery(
  db: Writing,
  { id: webhook_id }: Pick<WebhookRow, 'id'>,
  { type, data }: Telling,
  now: number,
): Promise<DeliveryRow> {
  const row: DeliveryRow = {
    place: await nextPlace(db),
    id: `msg_${randomUUID()}`,
    webhook_id,
    event: type,
    body: JSON.stringify({ type, timestamp: new Date(now).toISOString(), data }),
    state: 'waiting',
    due_at: now,
    attempts: 0,
    created_at: now,
    tried_at: null,
    status: null,
    error: null,
  };
  await db.insertInto('webhook_deliveries').values(row).execute();
  noteChange(db, [SCHEDULE]);
  return row;
}

async function nextPlace(db: Writing): Promise<number> {
  const last = await db
    .selectFrom('webhook_deliveries')
    .select('place')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(last?.place ?? 0) + 1;
}
