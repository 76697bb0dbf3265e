/** What is known of messages, for people. */
import type { MailDb } from './queue.ts';
import type { MailRow, MailState } from './schema.ts';

export interface MessageReport {
  id: string;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  createdAt: number;
  changedAt: number;
  /** When it is tried again; null when it is not. */
  nextAt: number | null;
  /** Why the last try failed. */
  error: string | null;
  /** What it said is still known. */
  isWhole: boolean;
}

export interface WholeMessage extends MessageReport {
  messageId: string;
  html: string | null;
  text: string | null;
}

interface Portion {
  offset: number;
  limit: number;
}

/** The newest first. */
export async function readOutbox(
  db: MailDb,
  { offset, limit }: Portion,
): Promise<{ rows: MessageReport[]; total: number }> {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(reportOf), total: Number(total) };
}

export async function readMessage(db: Pick<MailDb, 'selectFrom'>, id: string): Promise<WholeMessage | undefined> {
  const row = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...reportOf(row), messageId: row.message_id, html: row.html, text: row.text };
}

const reportOf = (row: MailRow): MessageReport => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  createdAt: Number(row.created_at),
  changedAt: Number(row.changed_at),
  nextAt: row.state === 'waiting' && row.due_at !== null ? Number(row.due_at) : null,
  error: row.error,
  isWhole: row.html !== null,
});
