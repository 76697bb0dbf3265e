/** Knows which connections are in the middle of a request, so that closing waits for those and for no others. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Gives the function that lets all connections go: idle and silent ones at once, the others after their last answer. */
export function followConnections(server: Server): () => void {
  /** How many answers are under way on each connection: one, or more where a client does not wait for them. */
  const answering = new Map<Socket, number>();
  const connections = new Map<ServerResponse, Socket>();
  let closing = false;

  server.on('connection', (socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  // Whoever takes a connection over for another protocol also ends it.
  server.on('upgrade', ({ socket }) => answering.delete(socket));
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    connections.set(response, socket);
    if (closing) response.shouldKeepAlive = false;
    response.on('close', ended);
  });

  /** One function for all answers: every request comes by here. */
  function ended(this: ServerResponse): void {
    const socket = connections.get(this);
    connections.delete(this);
    if (socket && count(socket, -1) === 0 && closing) socket.destroySoon();
  }

  /** Undefined for a connection that is not ours any more. */
  function count(socket: Socket, more: number): number | undefined {
    const before = answering.get(socket);
    if (before === undefined) return undefined;
    answering.set(socket, before + more);
    return before + more;
  }

  return () => {
    closing = true;
    for (const [socket, responses] of answering) if (responses === 0) socket.destroy();
    // Says so to the client, where the head of the answer is not sent yet.
    for (const response of connections.keys()) response.shouldKeepAlive = false;
  };
}
