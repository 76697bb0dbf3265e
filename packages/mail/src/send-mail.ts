/** Sends what is due: several at a time, each once. */
import type { Clock, Logger } from '@masthead/runtime';
import type { Compose } from './compose.ts';
import { type Ending, end, giveUpDead, keepDue, type MailDb, noteHanded, type Sendable, take } from './queue.ts';
import { type Outcome, PATIENCE, type Parcel, type Patience } from './smtp.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
/** The pauses between tries: soon, since somebody may be waiting for it, and then for a day. */
const PAUSES: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];
const MOST_AT_ONCE = 4;
/** So long a run begins with further messages; what is left is due, and the next run begins at once. */
const TURN_MS = 5 * SECOND;

/** The way out: over a server, unless there is none. */
export interface Transport {
  from: string;
  compose: Compose;
  send(parcel: Parcel, options: { signal: AbortSignal; patience: Patience }): Promise<Outcome>;
}

export interface Sending {
  db: MailDb;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  transport: Transport | undefined;
  patience?: Patience;
}

/** A process that was at a message for so long is dead, or may not go on. */
export const givenUpAt = (now: number, { wholeMs }: Patience = PATIENCE): number => now + wholeMs + MINUTE;

export async function sendDue(sending: Sending, signal: AbortSignal): Promise<void> {
  const { db, clock, logger, transport } = sending;
  const unclear = await giveUpDead(db, clock.now());
  if (unclear > 0) logger.warn('It is unclear whether messages were sent: see the outbox', { messages: unclear });
  if (!transport) return keepDue(db, clock.now());
  const until = clock.now() + TURN_MS;
  const turns = await Promise.allSettled(
    Array.from({ length: MOST_AT_ONCE }, () => sendInTurn(sending, transport, until, signal)),
  );
  // What could not be noted is found again when its time is over.
  for (const turn of turns) if (turn.status === 'rejected') throw turn.reason;
}

async function sendInTurn(sending: Sending, by: Transport, until: number, signal: AbortSignal): Promise<void> {
  const { db, clock, patience } = sending;
  while (!signal.aborted && clock.now() <= until) {
    const now = clock.now();
    const message = await take(db, now, givenUpAt(now, patience));
    if (!message) return;
    await sendTaken(sending, by, message, signal);
  }
}

/** Sends a message that this process has taken. */
export async function sendTaken(
  { db, clock, logger, patience = PATIENCE }: Sending,
  { from, compose, send }: Transport,
  message: Sendable,
  signal: AbortSignal,
): Promise<void> {
  const composed = await compose(message).catch((error: unknown) => String(error));
  const outcome: Outcome =
    typeof composed === 'string'
      ? { kind: 'not-taken', reason: composed }
      : await send(
          { from, to: message.recipient, bytes: composed, handing: () => noteHanded(db, message) },
          { signal, patience },
        );
  const ending = endingOf(outcome, message, clock.now(), signal.aborted);
  // Of whom it is, and what the server said of them, is in the outbox and in no log.
  if (ending.state === 'failed' || ending.state === 'unclear')
    logger.warn(WORDS[ending.state], { message: message.id, attempts: message.attempts });
  await end(db, message, clock.now(), ending);
}

const WORDS = {
  failed: 'A message was given up: see the outbox',
  unclear: 'It is unclear whether a message was sent: see the outbox',
} as const;

function endingOf(outcome: Outcome, { attempts }: Sendable, now: number, isStopping: boolean): Ending {
  switch (outcome.kind) {
    case 'taken':
      return { state: 'sent' };
    case 'refused':
      return { state: 'failed', error: outcome.reason };
    case 'unclear':
      return { state: 'unclear', error: outcome.reason };
    case 'not-taken': {
      // Whoever goes on tries this one as if it had not been.
      if (isStopping) return { state: 'waiting', error: null, dueAt: now, isTry: false };
      const pause = PAUSES[attempts - 1];
      if (pause === undefined) return { state: 'failed', error: outcome.reason };
      return { state: 'waiting', error: outcome.reason, dueAt: now + pause, isTry: true };
    }
  }
}
