/** A process of its own: a bare `node:http` server that sends one given answer to every request. */
import { createServer } from 'node:http';

export interface BareAnswer {
  headers: [string, string][];
  body: Uint8Array;
}

process.once('message', ({ headers, body }: BareAnswer) => {
  const flat = headers.flat();
  const server = createServer((_request, response) => {
    response.writeHead(200, flat);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(0));
