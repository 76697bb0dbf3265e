/**
 * Follows a report: it is pushed over the socket of live coverage. Where no socket comes about, it is asked for every
 * now and then, and the socket tried again.
 */
import type { Timers } from '@masthead/browser';
import { LIVE_CLOSE_CODES, LIVE_SOCKET_PATH, type ReaderMessage, readLiveMessage } from '@masthead/model';

export interface FollowDeps<Report> {
  /** The channel, and the token that opens it. */
  channel: string;
  token: string;
  is(value: unknown): value is Report;
  /** Asks for the report once; resolves when that was tried. */
  ask(): Promise<void>;
  told(report: Report): void;
  /** The token opens nothing any more. */
  refused(): void;
  timers: Timers;
  openSocket?(address: string): WebSocket;
}

/** The service tells something every five seconds or every minute, and beats every 20. */
const SILENCE_MS = 50_000;
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Gives the function that ends it. */
export function followReport<Report>(deps: FollowDeps<Report>): () => void {
  const { channel, token, timers, openSocket = openLiveSocket } = deps;
  let socket: WebSocket | undefined;
  let failures = 0;
  let stopWaiting = (): void => {};
  let ended = false;

  function connect(): void {
    const current = openSocket(LIVE_SOCKET_PATH);
    socket = current;
    const send = (message: ReaderMessage): void => current.send(JSON.stringify(message));
    waitForWord();
    current.onopen = () => send({ type: 'set_channels', channels: [{ name: channel, key: token }] });
    current.onmessage = ({ data }) => {
      const message = readLiveMessage(data);
      if (!message || ended) return;
      waitForWord();
      if (message.type === 'channels_set') send({ type: 'subscribe', channel });
      else if (message.type === 'items' && deps.is(message.items)) {
        failures = 0;
        deps.told(message.items);
      }
    };
    current.onclose = ({ code }) => {
      if (current === socket && !ended) lost(code);
    };
  }

  function waitForWord(): void {
    stopWaiting();
    stopWaiting = timers.after(SILENCE_MS, () => {
      // The closing of a dead connection may take long; nobody waits for it.
      const dead = socket;
      socket = undefined;
      dead?.close();
      if (!ended) lost();
    });
  }

  function lost(code?: number): void {
    stopWaiting();
    if (code === LIVE_CLOSE_CODES.noSuchChannel) {
      deps.refused();
      return;
    }
    const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    // The first time is a restart, most likely; then the network has no sockets, and asking still works.
    if (failures > 1) void deps.ask();
    stopWaiting = timers.after(pause, connect);
  }

  connect();
  return () => {
    ended = true;
    stopWaiting();
    socket?.close();
  };
}

function openLiveSocket(path: string): WebSocket {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}
