/** Starts the built product for the browser tests: an empty data folder, any free port, the clock standing still. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The instant at which the demo newsroom is loaded and read in browser tests. */
export const TEST_NOW = '2026-11-15T18:00:00Z';

export async function startProduct(env: Record<string, string> = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'masthead-e2e-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NOW: TEST_NOW, ALLOW_FROZEN_CLOCK: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyAddress(server);
  return {
    url,
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readyAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /ready on (http:\S+)/.exec(line)?.[1];
    if (address) {
      server.stdout.resume();
      return address;
    }
  }
  throw new Error('The product ended before it was ready');
}

export default async function start(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  process.env.PRODUCT_URL = url;
  return stop;
}
