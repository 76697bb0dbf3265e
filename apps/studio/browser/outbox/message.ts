/** Messages of the outbox, as the desk tells them. */
import { type Is, isBoolean, isFields, isListOf, isNumber, isOrNull, isText } from '../guards.ts';
import { shownTime } from '../live/times.ts';
import { byOffset, type PortionedList } from '../use-portions.ts';

const STATES = ['waiting', 'sending', 'sent', 'kept', 'failed', 'unclear'] as const;
type MessageState = (typeof STATES)[number];

export interface Message {
  id: string;
  to: string;
  subject: string;
  state: MessageState;
  attempts: number;
  created: string;
  changed: string;
  next: string | null;
  error: string | null;
  /** What it says is still known. */
  whole: boolean;
}

export interface WholeMessage extends Message {
  html: string | null;
  text: string | null;
}

/** How mail leaves. */
export interface WayOut {
  from: string;
  server: string | null;
  signedBy: string | null;
  wordsKeptDays: number;
  keptDays: number;
}

const isState: Is<MessageState> = (value): value is MessageState => STATES.some((state) => state === value);

export const isMessage: Is<Message> = (value): value is Message =>
  isFields(value) &&
  [value.id, value.to, value.subject, value.created, value.changed].every(isText) &&
  isState(value.state) &&
  isNumber(value.attempts) &&
  isBoolean(value.whole) &&
  [value.next, value.error].every(isOrNull(isText));

export const isWholeMessage: Is<WholeMessage> = (value): value is WholeMessage =>
  isMessage(value) && isFields(value) && [value.html, value.text].every(isOrNull(isText));

export const isWayOut: Is<WayOut> = (value): value is WayOut =>
  isFields(value) &&
  isText(value.from) &&
  [value.server, value.signedBy].every(isOrNull(isText)) &&
  [value.wordsKeptDays, value.keptDays].every(isNumber);

export const OUTBOX_CALL = '/api/desk/outbox';

export const MESSAGES: PortionedList<Message> = {
  pathAfter: byOffset(OUTBOX_CALL),
  are: isListOf(isMessage),
  keyOf: ({ id }) => id,
};

/** What came while somebody looks stands first, too. */
export const newestFirst = (messages: readonly Message[]): Message[] =>
  messages.toSorted((one, other) => other.created.localeCompare(one.created) || one.id.localeCompare(other.id));

export const isOnItsWay = ({ state, attempts }: Message): boolean =>
  state === 'sending' || (state === 'waiting' && attempts === 0);

const CHIPS: Readonly<Record<MessageState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Given up',
  unclear: 'Unclear',
};
export const chipOf = ({ state }: Message): string => CHIPS[state];

/** What came of it, where the chip does not say it all. */
export function outcomeOf({ state, attempts, next, error }: Message): string | undefined {
  switch (state) {
    case 'waiting':
      if (attempts === 0 || next === null) return undefined;
      return `Not taken yet, after ${times(attempts)}: ${error}. It is tried again ${shownTime(Date.parse(next))}.`;
    case 'failed':
      return `Not sent, after ${times(attempts)}: ${error}`;
    case 'unclear':
      return `The mail server may have it or not: ${error}. It is not sent again by itself, so that nobody gets it twice.`;
    default:
      return undefined;
  }
}

const times = (attempts: number): string => (attempts === 1 ? 'one try' : `${attempts} tries`);

/** It can be sent by hand. */
export const isSendable = ({ state, whole }: Message, { server }: WayOut): boolean =>
  server !== null && whole && (state === 'kept' || state === 'failed' || state === 'unclear');
