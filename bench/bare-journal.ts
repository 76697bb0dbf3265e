/** A process of its own: a bare `node:http` server that appends what is posted to a file, and answers when an fsync has it on disk. */
import { open } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';

interface Posted {
  bytes: Buffer;
  response: ServerResponse;
}

process.once('message', async ({ path }: { path: string }) => {
  const file = await open(path, 'a');
  let waiting: Posted[] = [];
  let isWriting = false;

  /** Those who come while the disk is busy share the next fsync. */
  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await file.writev(group.map(({ bytes }) => bytes));
      await file.datasync();
      for (const { response } of group)
        response.writeHead(202, { 'content-type': 'application/json' }).end('{"accepted":1}');
    }
    isWriting = false;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      waiting.push({ bytes: Buffer.concat(chunks), response });
      if (!isWriting) void write();
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(0));
