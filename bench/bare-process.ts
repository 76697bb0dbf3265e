/** Starts a bare server that repeats an answer of the product: the same bytes under as many headers. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from './answer.ts';
import type { BareAnswer } from './bare-server.ts';

export interface BareProcess {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Node writes these itself, for the product and for the bare server alike. */
const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

export async function launchBare({ headers, body }: Answer): Promise<BareProcess> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), { serialization: 'advanced' });
  const kept = headers.filter(([name]) => !WRITTEN_BY_NODE.has(name.toLowerCase()));
  child.send({ headers: kept, body } satisfies BareAnswer);
  const [port] = await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
