/** A process of its own: a bare `node:http` server that reads a file of a folder for every request and sends it under given headers. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';

export interface BareFiles {
  folder: string;
  headers: [string, string][];
}

process.once('message', ({ folder, headers }: BareFiles) => {
  const flat = headers.flat();
  const server = createServer(async ({ url = '' }, response) => {
    const bytes = await readFile(join(folder, basename(url)));
    response.writeHead(200, [...flat, 'content-length', String(bytes.length)]);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(0));
