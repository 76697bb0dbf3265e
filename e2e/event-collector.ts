/** Stands before a product and takes what its pages count, as whoever reads it would: each batch held to the wire's schema. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventBatch, EventName, TrackedEvent } from '@masthead/tracking';
import { EVENTS_PATH } from '@masthead/tracking';
import { eventBatchSchema } from '@masthead/tracking/wire';

export interface EventCollector {
  readonly url: string;
  batches(): EventBatch[];
  /** Each once, however often it was sent. */
  events(): TrackedEvent[];
  named<Name extends EventName>(name: Name): Extract<TrackedEvent, { name: Name }>[];
  /** Of each batch: where it says that it comes from, and which cookies came along. */
  senders(): { origin: string | undefined; cookie: string | undefined }[];
  /** From now on this is answered; 0: nothing, as if nobody were there. */
  answer(status: number): void;
  stop(): Promise<void>;
}

export async function startCollector(product: string): Promise<EventCollector> {
  const batches: EventBatch[] = [];
  const senders: ReturnType<EventCollector['senders']> = [];
  let status = 202;

  async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray()).toString();
    if (status === 0) return void incoming.socket.destroy();
    if (status === 202) {
      batches.push(eventBatchSchema.parse(JSON.parse(body)));
      senders.push({ origin: incoming.headers.origin, cookie: incoming.headers.cookie });
    }
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url, headers } = incoming;
    const onwards = request(new URL(url ?? '/', product), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  }

  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== EVENTS_PATH) return pass(incoming, outgoing);
    take(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(400).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const events = () => [
    ...new Map(batches.flatMap((batch) => batch.events).map((event) => [event.id, event])).values(),
  ];
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    batches: () => batches,
    events,
    named: <Name extends EventName>(name: Name) =>
      events().filter((event): event is Extract<TrackedEvent, { name: Name }> => event.name === name),
    senders: () => senders,
    answer: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
