/**
 * One message over SMTP. What matters is not whether it went well but what is known of it: whoever sends nothing twice
 * must know which failures left the message with nobody.
 */
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export interface SmtpServer {
  host: string;
  port: number;
  secure: boolean;
  login?: { user: string; password: string } | undefined;
}

export interface Parcel {
  from: string;
  to: string;
  /** As `compose` makes it. */
  bytes: Buffer;
  /** Called when the server has all but the end. It is given the end only when this resolves to true. */
  handing(): Promise<boolean>;
}

export type Outcome =
  | { kind: 'taken' }
  /** Nobody has it, and it may be tried again. */
  | { kind: 'not-taken'; reason: string }
  /** The server will not have it: another try would be the same. */
  | { kind: 'refused'; reason: string }
  /** It had the whole of it and did not answer. */
  | { kind: 'unclear'; reason: string };

/** Everything has an end. */
export interface Patience {
  connectMs: number;
  silentMs: number;
  wholeMs: number;
}
export const PATIENCE: Patience = { connectMs: 20_000, silentMs: 60_000, wholeMs: 120_000 };

const LONGEST_REASON = 300;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** How far it has come. */
interface Progress {
  /** Greeting, encryption and password go well or not whatever the message is. */
  isSession: boolean;
  /** The server has, or is being given, the end of the message. */
  isHanded: boolean;
  /** Nothing more is given to the server. */
  isOver: boolean;
}

export async function sendOverSmtp(
  server: SmtpServer,
  parcel: Parcel,
  { signal, patience = PATIENCE }: { signal: AbortSignal; patience?: Patience },
): Promise<Outcome> {
  const connection = connectionTo(server, patience);
  const progress: Progress = { isSession: true, isHanded: false, isOver: false };
  const { failed, release } = firstFailure(connection, progress, signal, patience);
  const step = <Result>(work: Promise<Result>): Promise<Result> => Promise.race([work, failed]);
  try {
    await step(connected(connection));
    if (server.login) await step(loggedIn(connection, server.login));
    progress.isSession = false;
    await step(handedOver(connection, parcel, progress));
    connection.quit();
    return { kind: 'taken' };
  } catch (error) {
    progress.isOver = true;
    connection.close();
    return outcomeOf(error, progress);
  } finally {
    release();
  }
}

/** Rejects when the connection breaks, when it takes too long, or when the process stops before the end was given. */
function firstFailure(
  connection: SMTPConnection,
  progress: Progress,
  signal: AbortSignal,
  { wholeMs }: Patience,
): { failed: Promise<never>; release(): void } {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // Nobody may be listening any more when it comes.
  failed.catch(() => {});
  const fail = (error: unknown): void => {
    progress.isOver = true;
    reject(error);
  };
  // Who has given the end waits for the answer, or nobody would ever know it.
  const stop = (): void => {
    if (!progress.isHanded) fail(new Error('The process was told to stop'));
  };
  connection.on('error', fail);
  const tooLong = setTimeout(() => fail(new Error('It took too long')), wholeMs);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  return {
    failed,
    release() {
      clearTimeout(tooLong);
      signal.removeEventListener('abort', stop);
    },
  };
}

function connectionTo({ host, port, secure, login }: SmtpServer, { connectMs, silentMs }: Patience): SMTPConnection {
  const isOwnMachine = LOOPBACK.has(host);
  return new SMTPConnection({
    host,
    port,
    secure,
    // A password goes over no wire that others can read; to the machine itself there is none.
    requireTLS: !secure && login !== undefined && !isOwnMachine,
    tls: { rejectUnauthorized: !isOwnMachine },
    allowInternalNetworkInterfaces: true,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silentMs,
    logger: false,
  });
}

const connected = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())));

const loggedIn = (connection: SMTPConnection, { user, password: pass }: { user: string; password: string }) =>
  new Promise<void>((resolve, reject) => {
    connection.login({ user, pass }, (error) => (error ? reject(error) : resolve()));
  });

const handedOver = (connection: SMTPConnection, { from, to, bytes, handing }: Parcel, progress: Progress) =>
  new Promise<void>((resolve, reject) => {
    async function* untilTheEnd() {
      yield bytes;
      if (!(await handing()) || progress.isOver) throw new Error('Another process has taken the message over');
      progress.isHanded = true;
    }
    const stream = Readable.from(untilTheEnd(), { objectMode: false });
    // One that breaks is not ended by whoever pipes it: the server never gets the last dot.
    stream.on('error', reject);
    connection.send({ from, to: [to], size: bytes.length }, stream, (error) => (error ? reject(error) : resolve()));
  });

/** That this session lacks encryption or a password, which some servers only say when they are given a message. */
const ABOUT_SESSION: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** What a server says to a message is about the message; what it says before that, to a greeting or a password, is not. */
function outcomeOf(error: unknown, { isSession, isHanded }: Progress): Outcome {
  const reason = reasonOf(error);
  const code = codeOf(error);
  if (!isSession && code >= 500 && !ABOUT_SESSION.has(code)) return { kind: 'refused', reason };
  if (isHanded && code === 0) return { kind: 'unclear', reason };
  return { kind: 'not-taken', reason };
}

/** 0 where it was no answer of the server. */
function codeOf(error: unknown): number {
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : 0;
  return typeof code === 'number' ? code : 0;
}

/** The server's own words, where it has any. */
function reasonOf(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'response' in error ? error.response : undefined;
  const words = typeof said === 'string' && said !== '' ? said : error instanceof Error ? error.message : String(error);
  return words
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON);
}
