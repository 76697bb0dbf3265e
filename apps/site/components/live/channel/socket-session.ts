/**
 * One connection to the live socket: the channels are set and confirmed, each is subscribed to and authorised, and only
 * then are its items used. It ends once, with the code of whatever ended it.
 */
import { type HeardMessage, LIVE_SOCKET_PATH, type ReaderMessage, readLiveMessage } from '@masthead/model';
import type { LiveChannelDetails } from './details.ts';
import type { LiveNetwork } from './network.ts';

export type HeardItems = Extract<HeardMessage, { type: 'items' }>;

export interface SessionEvents {
  authorized(lastEvent: number): void;
  items(message: HeardItems): void;
  beat(lastEvent: number): void;
  failed(code: number, message: string): void;
}

/** The service speaks every 20 seconds: then the connection is dead. */
export const SILENCE_MS = 50_000;
const CONNECT_MS = 10_000;
/** No code of the protocol: the connection was lost, or never came about. */
const LOST = 1006;

type Phase = 'connecting' | 'setting' | 'subscribing' | 'authorized' | 'ended';

/** Gives the function that ends it without a word. */
export function openSession(
  { name, key }: Pick<LiveChannelDetails, 'name' | 'key'>,
  after: number,
  { openSocket, timers, log }: Pick<LiveNetwork, 'openSocket' | 'timers' | 'log'>,
  events: SessionEvents,
): () => void {
  let phase: Phase = 'connecting';
  let stopWaiting = timers.after(CONNECT_MS, () => fail(LOST, 'It took too long to connect'));
  const send = (message: ReaderMessage): void => socket.send(JSON.stringify(message));
  const socket = openSocket(LIVE_SOCKET_PATH, {
    opened() {
      phase = 'setting';
      send({ type: 'set_channels', channels: [{ name, key }] });
    },
    message(text) {
      if (phase === 'ended') return;
      const message = readLiveMessage(text);
      if (!message) log.error('The live socket said something that cannot be understood', text);
      else take(message);
    },
    closed: (code) => fail(code, 'The connection was closed'),
  });

  function take(message: HeardMessage): void {
    if (message.type === 'error') fail(message.code, message.message);
    else if (phase === 'setting' && message.type === 'channels_set') subscribe();
    else if (phase === 'subscribing' && message.type === 'authorized') begin(message.lastEvent);
    else if (phase === 'authorized') use(message);
  }

  function subscribe(): void {
    phase = 'subscribing';
    send({ type: 'subscribe', channel: name, after });
  }

  function begin(lastEvent: number): void {
    phase = 'authorized';
    waitForNext();
    events.authorized(lastEvent);
  }

  function use(message: HeardMessage): void {
    waitForNext();
    if (message.type === 'items') events.items(message);
    else if (message.type === 'beat') events.beat(message.lastEvent);
  }

  function waitForNext(): void {
    stopWaiting();
    stopWaiting = timers.after(SILENCE_MS, () => fail(LOST, 'Nothing was heard for too long'));
  }

  function end(): void {
    phase = 'ended';
    stopWaiting();
    socket.close();
  }

  function fail(code: number, message: string): void {
    if (phase === 'ended') return;
    end();
    events.failed(code, message);
  }

  return end;
}
