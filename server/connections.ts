/** Knows which connections are in the middle of a request, so that closing waits for those and for no others. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Gives the function that lets all connections go: idle and silent ones at once, the others after their last answer. */
export function followConnections(server: Server): () => void {
  const answering = new Map<Socket, Set<ServerResponse>>();
  let closing = false;

  server.on('connection', (socket) => {
    answering.set(socket, new Set());
    socket.once('close', () => answering.delete(socket));
  });
  // Whoever takes a connection over for another protocol also ends it.
  server.on('upgrade', ({ socket }) => answering.delete(socket));
  server.on('request', ({ socket }, response) => {
    const responses = answering.get(socket);
    responses?.add(response);
    if (closing) response.shouldKeepAlive = false;
    response.once('close', () => {
      responses?.delete(response);
      if (closing && responses?.size === 0) socket.destroySoon();
    });
  });

  return () => {
    closing = true;
    for (const [socket, responses] of answering) {
      if (responses.size === 0) socket.destroy();
      // Says so to the client, where the head of the answer is not sent yet.
      for (const response of responses) response.shouldKeepAlive = false;
    }
  };
}
