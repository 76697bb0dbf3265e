/** A real mail server for tests: it takes messages as a test wants it to, and keeps what it was given. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpServer } from '../smtp.ts';

export interface Given {
  from: string;
  to: string[];
  raw: string;
  read: Email;
}

/** What the server says; nothing where it is fine. */
type Answer = string | undefined;

interface Behaviour {
  /** To the recipient, before it has the message. */
  recipient?(address: string, connection: Connection): Answer | Promise<Answer>;
  /** To the whole message. */
  message?(given: Given, connection: Connection): Answer | Promise<Answer>;
}

interface Connection {
  /** Breaks it, without a word. */
  drop(): void;
  /** Resolves when it is closed. */
  closed: Promise<void>;
}

export interface TestSmtp {
  server: SmtpServer;
  /** Every message that it had the whole of, whatever it said to it. */
  given: Given[];
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const NEVER = new Promise<never>(() => {});
/** What a server does that does not answer. */
export const silence = (): Promise<never> => NEVER;

export async function startSmtp(
  { recipient, message }: Behaviour = {},
  options: SMTPServerOptions = {},
  host = HOST,
): Promise<TestSmtp> {
  const given: Given[] = [];
  const endings = new Map<string, PromiseWithResolvers<void>>();
  const connectionOf = ({ id }: SMTPServerSession): Connection => ({
    drop() {
      for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
    },
    closed: endings.get(id)?.promise ?? Promise.resolve(),
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onConnect(session, callback) {
      endings.set(session.id, Promise.withResolvers());
      callback();
    },
    onClose: (session) => endings.get(session.id)?.resolve(),
    onRcptTo(address, session, callback) {
      void said(recipient?.(address.address, connectionOf(session))).then(callback);
    },
    onData(stream, session, callback) {
      void taken(stream, session).then(callback, callback);
    },
    ...options,
  });
  // A connection that a test breaks is one that this server complains about.
  server.on('error', () => {});

  async function taken(stream: Readable, session: SMTPServerSession): Promise<Error | null> {
    const raw = (await buffer(stream)).toString('utf8');
    const { mailFrom, rcptTo } = session.envelope;
    const one = {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      raw,
      read: await PostalMime.parse(raw),
    };
    given.push(one);
    return said(message?.(one, connectionOf(session)));
  }

  server.listen(0, host);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  return { server: { host, port, secure: false }, given, close };
}

/** "451 Not now", as this library wants it. */
async function said(answer: Answer | Promise<Answer>): Promise<Error | null> {
  const text = await answer;
  if (text === undefined) return null;
  return Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) });
}
