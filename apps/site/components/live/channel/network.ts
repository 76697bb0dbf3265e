/** What following a channel needs of a browser. Tests hand in their own. */
import { browserTimers, type Timers } from '@masthead/browser';

export interface LiveLog {
  info(message: string, about?: unknown): void;
  error(message: string, about?: unknown): void;
}

export interface SocketEvents {
  opened(): void;
  message(text: unknown): void;
  closed(code: number): void;
}

interface OpenSocket {
  send(text: string): void;
  close(): void;
}

export interface StreamEvents {
  message(kind: StreamKind, text: string): void;
  /** For good, or for now: then the stream comes back by itself. */
  failed(forGood: boolean): void;
}

const STREAM_KINDS = ['items', 'beat', 'refused'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

export interface LiveNetwork {
  timers: Timers;
  log: LiveLog;
  /** From 0 to 1. */
  random(): number;
  /** Nobody looks at the page now. */
  isHidden(): boolean;
  openSocket(path: string, events: SocketEvents): OpenSocket;
  /** Gives the function that closes it. */
  openStream(path: string, events: StreamEvents): () => void;
  getJson(path: string, signal: AbortSignal): Promise<unknown>;
}

const REQUEST_TIMEOUT_MS = 12_000;

/** On the host and the port of the page, and as secure as it. */
export function socketAddress(path: string, page: string): URL {
  const url = new URL(path, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
}

const REFUSED = 1006;

function socketTo(url: URL): WebSocket | undefined {
  try {
    return new WebSocket(url);
  } catch {
    return undefined;
  }
}

export const browserNetwork: LiveNetwork = {
  timers: browserTimers,
  log: {
    // biome-ignore lint/suspicious/noConsole: what went wrong on the way is told to whoever looks.
    info: (message, about) => console.info(message, about ?? ''),
    // biome-ignore lint/suspicious/noConsole: as above.
    error: (message, about) => console.error(message, about ?? ''),
  },
  random: () => Math.random(),
  isHidden: () => document.visibilityState === 'hidden',

  openSocket(path, { opened, message, closed }) {
    const socket = socketTo(socketAddress(path, location.href));
    // Some refuse by throwing what others tell a moment later.
    if (!socket) {
      queueMicrotask(() => closed(REFUSED));
      return { send() {}, close() {} };
    }
    socket.onopen = opened;
    socket.onmessage = ({ data }) => message(data);
    socket.onclose = ({ code }) => closed(code);
    return {
      send: (text) => socket.send(text),
      close() {
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
      },
    };
  },

  openStream(path, { message, failed }) {
    const stream = new EventSource(path);
    for (const kind of STREAM_KINDS) stream.addEventListener(kind, ({ data }) => message(kind, String(data)));
    stream.onerror = () => failed(stream.readyState === EventSource.CLOSED);
    return () => stream.close();
  },

  async getJson(path, signal) {
    const response = await fetch(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  },
};
