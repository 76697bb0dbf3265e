/** Sockets on the site's own port: who may have one, how many there are, and who is still there. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnOrigin } from '@masthead/runtime';
import { WebSocketServer } from 'ws';
import type { Admission } from './admission.ts';
import { type Refusal, refusals } from './refusal.ts';
import { type Following, type SocketLimits, SocketReader } from './socket-reader.ts';

export interface SocketServerDeps {
  channels: Following;
  admission: Admission;
  limits: SocketLimits;
  /** The public address of the site. */
  siteUrl: string;
  onRefused(refusal: Refusal): void;
}

export interface SocketServer {
  /** Takes a connection over that asks for a socket, from a sender who may only have so many. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer, sender: string): void;
  dropIdle(): void;
  /** Right before a beat, which asks everybody for a sign of life. */
  expectAnswers(): void;
  close(): Promise<void>;
}

/** Beyond what a reader may send, and still little: what is larger is not even read. */
const MOST_PAYLOAD = 16_384;
const CLOSING_MS = 1500;
const POLL_MS = 25;

export function createSocketServer(deps: SocketServerDeps): SocketServer {
  const { admission, siteUrl } = deps;
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: MOST_PAYLOAD,
  });
  const readers = new Set<SocketReader>();
  const readerDeps = { ...deps, onClosed: (reader: SocketReader) => void readers.delete(reader) };
  let closed = false;

  /** A browser names the page that asks; what is no browser names none. */
  const isOwnPage = ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin === undefined || isOwnOrigin(origin, host, siteUrl);

  /** Takes a place when there is one. */
  function refusedStatus(request: IncomingMessage, sender: string): string | undefined {
    if (request.method !== 'GET') return '405 Method Not Allowed';
    if (!isOwnPage(request)) return '403 Forbidden';
    return closed || !admission.enter(sender) ? '503 Service Unavailable' : undefined;
  }

  return {
    upgrade(request, connection, head, sender) {
      const status = refusedStatus(request, sender);
      if (status !== undefined) {
        refuseUpgrade(connection, status);
        return;
      }
      // Whatever becomes of it, its place is free again when the connection is gone.
      connection.once('close', () => admission.leave(sender));
      server.handleUpgrade(request, connection, head, (socket) => {
        readers.add(new SocketReader(socket, connection, readerDeps, request.headers.cookie));
      });
    },
    dropIdle() {
      for (const reader of readers) reader.dropIfIdle();
    },
    expectAnswers() {
      for (const reader of readers) reader.expectAnswer();
    },
    async close() {
      closed = true;
      for (const reader of readers) reader.refuse(refusals.closing);
      const deadline = performance.now() + CLOSING_MS;
      while (readers.size > 0 && performance.now() < deadline) await new Promise((wake) => setTimeout(wake, POLL_MS));
      for (const reader of readers) reader.cut();
    },
  };
}

function refuseUpgrade(connection: Duplex, status: string): void {
  connection.on('error', () => {});
  // Also when the other side keeps its own half open.
  connection.once('finish', () => connection.destroy());
  connection.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
