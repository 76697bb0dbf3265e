/** A process of its own: bare `ws` that sends given bytes to everybody who is connected, whenever it is asked to. */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

let bytes = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.end('sent');
  // As with the product, whoever asked has the answer before the first reader has the message.
  setImmediate(() => {
    for (const client of sockets.clients) client.send(bytes, { binary: false });
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

process.on('message', (text: string) => {
  bytes = Buffer.from(text);
  process.send?.('ready');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(0));
