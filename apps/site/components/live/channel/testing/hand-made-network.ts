/** A network for tests: every socket, stream and answer is in the test's hands, and so is time. */
import { handMovedTimers } from '@masthead/browser/testing';
import type { LiveNetwork, SocketEvents, StreamEvents, StreamKind } from '../network.ts';

class HandMadeSocket {
  readonly sent: unknown[] = [];
  closed = false;
  readonly #events: SocketEvents;

  constructor(events: SocketEvents) {
    this.#events = events;
  }

  open(): void {
    this.#events.opened();
  }

  say(message: unknown): void {
    this.#events.message(JSON.stringify(message));
  }

  sayText(text: string): void {
    this.#events.message(text);
  }

  drop(code = 1006): void {
    if (!this.closed) this.#events.closed(code);
  }

  /** Up to where items are used. */
  authorize(lastEvent = 0): void {
    this.open();
    this.say({ type: 'channels_set', channels: ['s'] });
    this.say({ type: 'authorized', channel: 's', lastEvent });
  }
}

class HandMadeStream {
  closed = false;
  readonly path: string;
  readonly #events: StreamEvents;

  constructor(path: string, events: StreamEvents) {
    this.path = path;
    this.#events = events;
  }

  say(kind: StreamKind, message: unknown): void {
    if (!this.closed) this.#events.message(kind, JSON.stringify(message));
  }

  fail(forGood = false): void {
    if (!this.closed) this.#events.failed(forGood);
  }
}

export function handMadeNetwork(answer: (path: string) => unknown = () => ({ data: { items: [], lastEvent: 0 } })) {
  const timers = handMovedTimers();
  const sockets: HandMadeSocket[] = [];
  const streams: HandMadeStream[] = [];
  const asked: string[] = [];
  const notes: { level: 'info' | 'error'; message: string }[] = [];
  const network: LiveNetwork = {
    timers,
    random: () => 0.5,
    isHidden: () => false,
    log: {
      info: (message) => notes.push({ level: 'info', message }),
      error: (message) => notes.push({ level: 'error', message }),
    },
    openSocket(_path, events) {
      const socket = new HandMadeSocket(events);
      sockets.push(socket);
      return {
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.closed = true;
        },
      };
    },
    openStream(path, events) {
      const stream = new HandMadeStream(path, events);
      streams.push(stream);
      return () => {
        stream.closed = true;
      };
    },
    async getJson(path) {
      asked.push(path);
      return answer(path);
    },
  };
  const last = <Each>(all: readonly Each[]): Each => {
    const one = all.at(-1);
    if (!one) throw new Error('There is none yet');
    return one;
  };
  return {
    network,
    timers,
    sockets,
    streams,
    asked,
    notes,
    socket: () => last(sockets),
    stream: () => last(streams),
  };
}

/** Lets what waits for answers go on. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
