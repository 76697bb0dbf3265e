/** The table of messages: a queue, and the outbox that people look into. */
import type { Migration } from '@masthead/storage';
import type { Kysely } from 'kysely';

/**
 * waiting: to be sent, or tried again. sending: a process is at it, and the server has not been given the end of it.
 * handed: the end was, or may have been, given to the server, whose answer is not known. sent: the server took it.
 * kept: there was no server to send it by. failed: refused for good, or tried too often. unclear: handed by a process
 * that never heard the answer; only people send it again.
 */
export const MAIL_STATES = ['waiting', 'sending', 'handed', 'sent', 'kept', 'failed', 'unclear'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export interface MailRow {
  id: string;
  mail_key: string;
  /** The Message-ID, the same for every try: who gets it twice can tell. */
  message_id: string;
  recipient: string;
  subject: string;
  /** What it says, until that is forgotten: both null then. */
  html: string | null;
  text: string | null;
  reply_to: string | null;
  /** JSON. Personal links stand in it too. */
  headers: string | null;
  state: MailState;
  /** When it is tried next; of one that is being sent, when its process is given up for dead. */
  due_at: number | null;
  /** Tries since it was put in, or was to be sent again. */
  attempts: number;
  /** Counts every try: who does not know the number of the last one can write no more. */
  runs: number;
  created_at: number;
  /** The last try, or when it was put in. */
  changed_at: number;
  /** Why the last try failed. */
  error: string | null;
}

export interface MailSchema {
  mail: MailRow;
}

async function createMail({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail_key', 'text', (column) => column.notNull().unique())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('html', 'text')
    .addColumn('text', 'text')
    .addColumn('reply_to', 'text')
    .addColumn('headers', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('runs', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text')
    .execute();
  await schema.createIndex('mail_due').on('mail').columns(['due_at']).execute();
  await schema.createIndex('mail_by_age').on('mail').columns(['created_at', 'id']).execute();
  await schema.createIndex('mail_by_change').on('mail').columns(['changed_at']).execute();
}

export const migrations: Readonly<Record<string, Migration>> = { '0001-mail': { up: createMail } };
