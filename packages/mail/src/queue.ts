/**
 * The queue of messages in the database: who puts in, who may try, and what became of it. Every step names the try
 * that it belongs to, so that a process which was given up for dead, and comes back, finds that it may not go on.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Message, messageSchema } from './message.ts';
import type { MailRow, MailSchema, MailState } from './schema.ts';

export type MailDb = Kysely<MailSchema>;
/** A database or an open transaction that may also have other tables. */
export type MailWriter = Pick<MailDb, 'insertInto' | 'selectFrom' | 'updateTable'>;

/** A try of one message that is this process's own. */
export interface Try {
  id: string;
  runs: number;
}

/** What a row says of a message that is to be sent: its parts are there. */
export type Sendable = MailRow & { html: string; text: string };

const FORGOTTEN = { html: null, text: null, headers: null } as const;

export interface Put {
  id: string;
  /** Otherwise it was put in before. */
  isNew: boolean;
}

interface Putting {
  now: number;
  /** Of the sender: Message-IDs are made under it. */
  domain: string;
  /** Taken at once, so that nobody else tries it, until this process would be given up for dead. */
  takenUntil?: number;
}

/** In the transaction of what it follows from: what was undone is not written about. */
export async function putIn(
  db: Pick<MailWriter, 'insertInto' | 'selectFrom'>,
  message: Message,
  { now, domain, takenUntil }: Putting,
): Promise<Put> {
  const { key, to, subject, html, text, replyTo, headers = {} } = messageSchema.parse(message);
  const id = randomUUID();
  const row: MailRow = {
    id,
    mail_key: key,
    message_id: `<${id}@${domain}>`,
    recipient: to,
    subject,
    html,
    text,
    reply_to: replyTo ?? null,
    headers: JSON.stringify(headers),
    state: takenUntil === undefined ? 'waiting' : 'sending',
    due_at: takenUntil ?? now,
    attempts: takenUntil === undefined ? 0 : 1,
    runs: takenUntil === undefined ? 0 : 1,
    created_at: now,
    changed_at: now,
    error: null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('mail')
    .values(row)
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { id, isNew: true };
  const before = await db.selectFrom('mail').select('id').where('mail_key', '=', key).executeTakeFirstOrThrow();
  return { id: before.id, isNew: false };
}

/** When there is next something to do: a message to try, or a process to give up. */
export async function nextDue(db: MailDb, after: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('mail')
    .select('due_at')
    .where('due_at', '>', after)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at === undefined || row.due_at === null ? undefined : Number(row.due_at);
}

/** Takes the message that waits longest; of those who see the same one at the same moment one gets it. */
export async function take(db: MailDb, now: number, until: number): Promise<Sendable | undefined> {
  for (;;) {
    const row = await db
      .selectFrom('mail')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const [attempts, runs] = [row.attempts + 1, row.runs + 1];
    const taken = { state: 'sending', due_at: until, attempts, runs, changed_at: now } as const;
    const { numUpdatedRows } = await db
      .updateTable('mail')
      .set(taken)
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .where('runs', '=', row.runs)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return sendable({ ...row, ...taken });
  }
}

/** A message that waits is never forgotten. */
export function sendable(row: MailRow): Sendable {
  const { html, text } = row;
  if (html === null || text === null) throw new Error(`The message ${row.id} has nothing to say any more`);
  return { ...row, html, text };
}

const ownTry = (db: Pick<MailDb, 'updateTable'>, { id, runs }: Try, states: readonly MailState[]) =>
  db.updateTable('mail').where('id', '=', id).where('runs', '=', runs).where('state', 'in', states);

/** Before the server is given the end of the message: false when this process may not give it. */
export async function noteHanded(db: MailDb, own: Try): Promise<boolean> {
  const { numUpdatedRows } = await ownTry(db, own, ['sending']).set({ state: 'handed' }).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export type Ending =
  | { state: 'sent' | 'kept' }
  | { state: 'failed' | 'unclear'; error: string }
  /** Tried again then. */
  | { state: 'waiting'; error: string | null; dueAt: number; isTry: boolean };

/**
 * What became of a try. Who hears late that the server took a message that was unclear by then says so; once somebody
 * has it sent again, its number is another.
 */
export async function end(db: MailDb, own: Try, now: number, ending: Ending): Promise<void> {
  const query = ownTry(db, own, ['sending', 'handed', 'unclear']).set({ changed_at: now });
  switch (ending.state) {
    case 'sent':
      await query.set({ state: 'sent', due_at: null, error: null, ...FORGOTTEN }).execute();
      return;
    case 'waiting':
      await query
        .set(({ eb }) => ({
          state: 'waiting',
          due_at: ending.dueAt,
          error: ending.error,
          ...(!ending.isTry && { attempts: eb('attempts', '-', 1) }),
        }))
        .execute();
      return;
    case 'kept':
      await query.set({ state: 'kept', due_at: null, error: null }).execute();
      return;
    case 'failed':
    case 'unclear':
      await query.set({ state: ending.state, due_at: null, error: ending.error }).execute();
  }
}

const DIED = 'The process that sent it ended before the mail server answered';

/** Of processes that are given up for dead: what they had not handed over is tried again, what they had is unclear. */
export async function giveUpDead(db: MailDb, now: number): Promise<number> {
  const abandoned = (state: MailState) => db.updateTable('mail').where('state', '=', state).where('due_at', '<=', now);
  await abandoned('sending').set({ state: 'waiting', due_at: now, changed_at: now }).execute();
  const { numUpdatedRows } = await abandoned('handed')
    .set({ state: 'unclear', due_at: null, changed_at: now, error: DIED })
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Where no server is known. */
export async function keepDue(db: MailDb, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'kept', due_at: null, changed_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .execute();
}

/** By hand: gives whether it can be, since what it said may be forgotten, or it is on its way. */
export async function sendAgain(db: Pick<MailWriter, 'updateTable'>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'waiting', due_at: now, attempts: 0, changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['kept', 'failed', 'unclear'])
    .where('html', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const DONE = ['sent', 'kept', 'failed', 'unclear'] as const;

export async function forgetAddress(db: Pick<MailDb, 'deleteFrom'>, recipient: string): Promise<void> {
  await db.deleteFrom('mail').where('recipient', '=', recipient).where('state', 'in', DONE).execute();
}

/** Two steps: what messages say goes first, since links in it open accounts; that there were any goes later. */
export async function forget(db: MailDb, before: { words: number; all: number }): Promise<void> {
  await db
    .updateTable('mail')
    .set(FORGOTTEN)
    .where('state', 'in', DONE)
    .where('changed_at', '<', before.words)
    .where('html', 'is not', null)
    .execute();
  await db.deleteFrom('mail').where('state', 'in', DONE).where('changed_at', '<', before.all).execute();
}
