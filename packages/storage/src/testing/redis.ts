/** Starts a real Redis server that keeps nothing. */
import { tmpdir } from 'node:os';
import type { TestServer } from './postgres.ts';
import { freePort, requireBinary, startServer } from './server-process.ts';

/** With a port, a server that was stopped can come back where it was. */
export async function startRedis(port?: number): Promise<TestServer & { readonly port: number }> {
  const chosen = port ?? (await freePort());
  const stop = await startServer({
    command: requireBinary('redis-server', 'redis-server'),
    args: ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    cwd: tmpdir(),
    readyLine: /Ready to accept connections/,
    stopSignal: 'SIGTERM',
  });
  return { port: chosen, url: `redis://127.0.0.1:${chosen}`, stop };
}
