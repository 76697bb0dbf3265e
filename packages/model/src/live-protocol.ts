/**
 * What the live service and its readers say to each other (docs/contracts/live.md), for both ends. The browser reads by
 * this file, so there is no Zod in it; what readers send is parsed by `readerMessageCodec`.
 */

export const LIVE_SOCKET_PATH = '/api/live/socket';
export const LIVE_STREAM_PATH = '/api/live/stream';
/** The key of channels for the newsroom, of whoever is signed in at the desk: the cookie says the rest. */
export const SESSION_KEY = 'session';

/** Why the service closes a connection: for good; a message was wrong; not now, but later. */
export const LIVE_CLOSE_CODES = { noSuchChannel: 4104, misunderstood: 4000, notNow: 4001 } as const;
export type LiveCloseCode = (typeof LIVE_CLOSE_CODES)[keyof typeof LIVE_CLOSE_CODES];

/** From a reader. `after` is the last event that it knows. */
export type ReaderMessage =
  | { type: 'set_channels'; channels: { name: string; key: string }[] }
  | { type: 'subscribe'; channel: string; after?: number | undefined };

export interface ItemsMessage {
  type: 'items';
  channel: string;
  /** It brings everything that changed by these events. */
  from: number;
  to: number;
  /** One entry, or a list of them. */
  items: unknown;
}

/** From the service. */
export type LiveMessage =
  | { type: 'channels_set'; channels: string[] }
  | { type: 'authorized'; channel: string; lastEvent: number }
  | ItemsMessage
  | { type: 'beat'; channel: string; lastEvent: number }
  | { type: 'error'; code: number; message: string; channel?: string };

/** The last event of a stream that the service ends. */
export interface RefusedMessage {
  type: 'refused';
  code: LiveCloseCode;
  message: string;
}

/** A message of the service as a reader takes it: a channel is known to who subscribed to it. */
export type HeardMessage = {
  [Type in LiveMessage['type']]: Heard<Extract<LiveMessage, { type: Type }>>;
}[LiveMessage['type']];
type Heard<Message> = Omit<Message, 'channel' | 'channels'>;

/** Undefined when it is nothing that is known. */
export function readLiveMessage(text: unknown): HeardMessage | undefined {
  const message = typeof text === 'string' ? parsed(text) : undefined;
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  const number = (name: string): number => Number(Reflect.get(message, name)) || 0;
  switch (message.type) {
    case 'channels_set':
      return { type: 'channels_set' };
    case 'authorized':
    case 'beat':
      return { type: message.type, lastEvent: number('lastEvent') };
    case 'items':
      return { type: 'items', from: number('from'), to: number('to'), items: Reflect.get(message, 'items') };
    case 'error':
      return { type: 'error', code: number('code'), message: String(Reflect.get(message, 'message') ?? '') };
    default:
      return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
