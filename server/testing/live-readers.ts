/** Readers of live coverage over real sockets, who keep what they hear as the contract says. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { z } from 'zod';

export const itemCodec = z.looseObject({
  id: z.string(),
  type: z.string(),
  event: z.number(),
  sequence: z.number(),
  deleted: z.boolean(),
});
export type Item = z.output<typeof itemCodec>;

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('channels_set'), channels: z.array(z.string()) }),
  z.object({ type: z.literal('authorized'), channel: z.string(), lastEvent: z.number() }),
  z.object({
    type: z.literal('items'),
    channel: z.string(),
    from: z.number(),
    to: z.number(),
    items: z.union([z.array(itemCodec), itemCodec.transform((one) => [one])]),
  }),
  z.object({ type: z.literal('beat'), channel: z.string(), lastEvent: z.number() }),
  z.object({ type: z.literal('error'), code: z.number(), message: z.string(), channel: z.string().optional() }),
]);
export type LiveMessage = z.output<typeof message>;

export interface ChannelDetails {
  name: string;
  key: string;
}

const readMessage = (text: string): LiveMessage => message.parse(JSON.parse(text));

/** A list as it is kept: of two states the later holds, and what is gone stays gone. */
export class KeptList {
  readonly #items = new Map<string, Item>();
  known = 0;

  take(items: readonly Item[]): void {
    for (const each of items) {
      const kept = this.#items.get(each.id);
      if (!kept || (!kept.deleted && (each.deleted || each.event >= kept.event))) this.#items.set(each.id, each);
    }
  }

  /** What a reader has in the end, highest place first. */
  list(): Item[] {
    return [...this.#items.values()]
      .filter(({ deleted }) => !deleted)
      .sort((one, other) => other.sequence - one.sequence || one.id.localeCompare(other.id));
  }
}

export interface RawSocket {
  readonly socket: WebSocket;
  readonly heard: LiveMessage[];
  say(message: unknown): void;
  /** The next message of this type, heard already or still to come, that was not given before. */
  next<Type extends LiveMessage['type']>(type: Type): Promise<Extract<LiveMessage, { type: Type }>>;
  /** The code it was closed with. */
  readonly closed: Promise<number>;
}

/** A socket that says only what it is told to. */
export async function openSocket(url: string, headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live/socket`, { headers });
  const heard: LiveMessage[] = [];
  const given = new Set<LiveMessage>();
  let wake = Promise.withResolvers<void>();
  socket.on('message', (data) => {
    heard.push(readMessage(String(data)));
    wake.resolve();
    wake = Promise.withResolvers();
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
    wake.resolve();
  });
  await once(socket, 'open');
  const isOf =
    <Type extends LiveMessage['type']>(type: Type) =>
    (one: LiveMessage): one is Extract<LiveMessage, { type: Type }> =>
      one.type === type && !given.has(one);
  return {
    socket,
    heard,
    closed,
    say: (words) => socket.send(typeof words === 'string' ? words : JSON.stringify(words)),
    async next(type) {
      for (;;) {
        const found = heard.find(isOf(type));
        if (found) {
          given.add(found);
          return found;
        }
        if (isClosed) throw new Error(`The socket was closed before it said ${type}`);
        await wake.promise;
      }
    },
  };
}

/** A socket that has gone the whole way to its channel. */
export async function follow(url: string, { name, key }: ChannelDetails, after?: number): Promise<RawSocket> {
  const reader = await openSocket(url);
  reader.say({ type: 'set_channels', channels: [{ name, key }] });
  await reader.next('channels_set');
  reader.say({ type: 'subscribe', channel: name, ...(after !== undefined && { after }) });
  await reader.next('authorized');
  return reader;
}
