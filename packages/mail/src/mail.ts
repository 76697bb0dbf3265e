/** The one interface of mail: put a message in, and it goes out once, or is kept where people can see it. */
import { type Job, scheduled } from '@masthead/jobs';
import type { Clock, Logger } from '@masthead/runtime';
import { type Database, migrateToLatest } from '@masthead/storage';
import { createComposer, type Dkim, type Sender } from './compose.ts';
import { type Message, mailAddress } from './message.ts';
import * as queue from './queue.ts';
import { type MessageReport, readMessage, readOutbox, type WholeMessage } from './read-outbox.ts';
import { type MailSchema, migrations } from './schema.ts';
import { givenUpAt, type Sending, sendDue, sendTaken, type Transport } from './send-mail.ts';
import { type SmtpServer, sendOverSmtp } from './smtp.ts';

/** The job that sends: whoever puts a message in wakes it when that is committed. */
export const SEND_MAIL = 'send-mail';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What messages say that were not sent over a server; of those that were it is forgotten at once. */
const WORDS_KEPT_DAYS = 7;
const BEFORE_TIME = -1;

export interface MailDeps {
  database: Database<MailSchema>;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  from: Sender;
  /** Without one messages are kept, and go nowhere. */
  server?: SmtpServer | undefined;
  dkim?: Dkim | undefined;
  /** How long it is known that a message was. */
  keptDays: number;
}

/** How messages leave, for people. */
export interface WayOut {
  from: string;
  /** Null where they are kept. */
  server: string | null;
  /** The domain that signs them. */
  signedBy: string | null;
  wordsKeptDays: number;
  keptDays: number;
}

export interface Mail {
  /** In the transaction of what it follows from; the job is woken after it. */
  putIn(db: Pick<queue.MailWriter, 'insertInto' | 'selectFrom'>, message: Message): Promise<queue.Put>;
  /** By hand, where it is known what it said and it is not on its way. */
  sendAgain(db: Pick<queue.MailWriter, 'updateTable'>, id: string): Promise<boolean>;
  /** Puts in and sends from here, at once, whoever runs the job; for one who waits to see what becomes of it. */
  sendNow(write: Write, message: Message): Promise<WholeMessage>;
  /** All that was written to an address, but for what is on its way: of somebody who is to be forgotten. */
  forget(db: Pick<queue.MailDb, 'deleteFrom'>, address: string): Promise<void>;
  read(portion: { offset: number; limit: number }): Promise<{ rows: MessageReport[]; total: number }>;
  message(id: string): Promise<WholeMessage | undefined>;
  wayOut: WayOut;
  jobs: readonly Job[];
}

/** Runs work in a transaction. */
type Write = (work: (db: queue.MailWriter) => Promise<queue.Put>) => Promise<queue.Put>;

/** Brings the table up to date. */
export const prepareMail = (database: Database<MailSchema>): Promise<void> =>
  migrateToLatest(database, migrations, { namespace: 'mail' });

export async function createMail(deps: MailDeps): Promise<Mail> {
  const { database, clock, logger, from, server, dkim, keptDays } = deps;
  const { db } = database;
  await prepareMail(database);
  const sending: Sending = { db, clock, logger, transport: server && smtpTransport(server, from, dkim) };
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const wordsKeptDays = Math.min(WORDS_KEPT_DAYS, keptDays);

  return {
    putIn: (writer, message) => queue.putIn(writer, message, { now: clock.now(), domain }),
    sendAgain: (writer, id) => queue.sendAgain(writer, id, clock.now()),
    async sendNow(write, message) {
      const now = clock.now();
      const { id, isNew } = await write((writer) =>
        queue.putIn(writer, message, { now, domain, takenUntil: givenUpAt(now) }),
      );
      if (isNew) await sendOwn(sending, id);
      const sent = await readMessage(db, id);
      if (!sent) throw new Error('The message is gone');
      return sent;
    },
    forget: (writer, address) => queue.forgetAddress(writer, mailAddress.parse(address)),
    read: (portion) => readOutbox(db, portion),
    message: (id) => readMessage(db, id),
    wayOut: {
      from: from.name === '' ? from.address : `${from.name} <${from.address}>`,
      server: server ? `${server.host}:${server.port}` : null,
      signedBy: server && dkim ? dkim.domain : null,
      wordsKeptDays,
      keptDays,
    },
    jobs: [
      scheduled({
        name: SEND_MAIL,
        next: (after = BEFORE_TIME) => queue.nextDue(db, after),
        run: ({ signal }) => sendDue(sending, signal),
      }),
      scheduled({
        name: 'forget-old-mail',
        every: HOUR_MS,
        run: () =>
          queue.forget(db, {
            words: clock.now() - wordsKeptDays * DAY_MS,
            all: clock.now() - keptDays * DAY_MS,
          }),
      }),
    ],
  };
}

/** What this process put in as taken. */
async function sendOwn(sending: Sending, id: string): Promise<void> {
  const { db, clock, transport } = sending;
  const row = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (transport) return sendTaken(sending, transport, queue.sendable(row), new AbortController().signal);
  await queue.end(db, row, clock.now(), { state: 'kept' });
}

const smtpTransport = (server: SmtpServer, from: Sender, dkim: Dkim | undefined): Transport => ({
  from: from.address,
  compose: createComposer(from, dkim),
  send: (parcel, options) => sendOverSmtp(server, parcel, options),
});
