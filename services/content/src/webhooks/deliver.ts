/** Delivers what is queued for webhooks: signed, at least once, tried again for three days. */
import { createHmac } from 'node:crypto';
import { type Clock, type GuardedPost, guardedPost } from '@masthead/runtime';
import type { ContentDb } from '../schema.ts';
import type { ContentStore } from '../store.ts';
import type { DeliveryRow, WebhookRow } from './schema.ts';
import { forgetOldSecrets, secretsAt, webhooks } from './webhooks.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
/** The pauses between tries, as the Standard Webhooks specification proposes. */
const PAUSES: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const TIMEOUT_MS = 10 * SECOND;
/** So long a run begins to tell a webhook something; what is left is due, and the next run begins at once. */
const TURN_MS = 5 * SECOND;
const KEPT_MS = 30 * 24 * HOUR;
const LONGEST_ERROR = 300;

export interface Delivering {
  database: ContentStore;
  clock: Clock;
  allowPrivate: boolean;
}

/** When something is next to be delivered. */
export async function nextDelivery(db: ContentDb, after: number): Promise<number | undefined> {
  const waiting = db.selectFrom('webhook_deliveries').select('due_at').where('state', '=', 'waiting');
  const row = await waiting.where('due_at', '>', after).orderBy('due_at').limit(1).executeTakeFirst();
  return row?.due_at === undefined || row.due_at === null ? undefined : Number(row.due_at);
}

/** Each is told one thing at a time, and the slow and the broken keep no other waiting: they have their turns side by side. */
export async function deliverDue(delivering: Delivering, signal: AbortSignal): Promise<void> {
  const until = delivering.clock.now() + TURN_MS;
  const all = await webhooks(delivering.database.db);
  const turns = await Promise.allSettled(all.map((webhook) => tellInTurn(delivering, webhook, until, signal)));
  // What could not be noted is due still: the job has failed, and is run again.
  for (const turn of turns) if (turn.status === 'rejected') throw turn.reason;
}

async function tellInTurn(delivering: Delivering, to: WebhookRow, until: number, signal: AbortSignal): Promise<void> {
  const { database, clock } = delivering;
  while (!signal.aborted && clock.now() < until) {
    const due = await firstDue(database.db, to, clock.now());
    if (!due) return;
    await deliver(delivering, due, to, signal);
  }
}

const firstDue = (db: ContentDb, { id }: WebhookRow, now: number): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();

async function deliver(
  { database, clock, allowPrivate }: Delivering,
  due: DeliveryRow,
  to: WebhookRow,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const sent = await outcomeOf({
    url: to.url,
    headers: signedHeaders(due, secretsAt(to, now), now),
    body: due.body,
    timeoutMs: TIMEOUT_MS,
    allowPrivate,
    signal,
  });
  // The process is told to stop: who goes on tries this one as if it had not been.
  if (signal.aborted) return;
  const attempts = due.attempts + 1;
  const pause = PAUSES[attempts - 1];
  const next =
    sent.error === null ? ENDED : pause === undefined ? GIVEN_UP : { state: 'waiting' as const, due_at: now + pause };
  await database.write((db) =>
    db
      .updateTable('webhook_deliveries')
      .set({ ...next, ...sent, attempts, tried_at: now })
      .where('id', '=', due.id)
      .execute(),
  );
}

const ENDED = { state: 'delivered', due_at: null } as const;
const GIVEN_UP = { state: 'failed', due_at: null } as const;

async function outcomeOf(post: GuardedPost): Promise<Pick<DeliveryRow, 'status' | 'error'>> {
  try {
    const status = await guardedPost(post);
    return { status, error: status >= 200 && status < 300 ? null : `It answered ${status}` };
  } catch (error) {
    return { status: null, error: (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR) };
  }
}

/**
 * See https://www.standardwebhooks.com: what is signed is the id, the instant of this try, and the body; where there are
 * several secrets, by each of them.
 */
function signedHeaders({ id, body }: DeliveryRow, secrets: readonly string[], now: number): Record<string, string> {
  const timestamp = `${Math.floor(now / SECOND)}`;
  const signatureBy = (secret: string): string => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return {
    'content-type': 'application/json',
    'user-agent': 'Masthead-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(signatureBy).join(' '),
  };
}

/** And secrets whose time is over. */
export const forgetOldDeliveries = ({ database, clock }: Pick<Delivering, 'database' | 'clock'>): Promise<void> =>
  database.write(async (db) => {
    await db
      .deleteFrom('webhook_deliveries')
      .where('state', '!=', 'waiting')
      .where('created_at', '<', clock.now() - KEPT_MS)
      .execute();
    await forgetOldSecrets(db, clock.now());
  });
