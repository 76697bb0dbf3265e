/** Starts bare servers that repeat an answer of the product: the same bytes under as many headers. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from './answer.ts';
import type { BareFiles } from './bare-files.ts';
import type { BareAnswer } from './bare-server.ts';

export interface BareProcess {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Node writes these itself, for the product and for the bare server alike. */
const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

const headersOf = ({ headers }: Answer): [string, string][] =>
  headers.filter(([name]) => !WRITTEN_BY_NODE.has(name.toLowerCase()));

export const launchBare = (answer: Answer): Promise<BareProcess> =>
  launchWith('bare-server.ts', { headers: headersOf(answer), body: answer.body });

/** Under the headers of an answer, files of a folder that are read for every request. */
export const launchBareFiles = (folder: string, answer: Answer): Promise<BareProcess> => {
  const headers = headersOf(answer).filter(([name]) => name.toLowerCase() !== 'content-length');
  return launchWith('bare-files.ts', { headers, folder });
};

/** Appends what is posted to a file. */
export const launchBareJournal = (path: string): Promise<BareProcess> => launchWith('bare-journal.ts', { path });

async function launchWith(script: string, message: BareAnswer | BareFiles | { path: string }): Promise<BareProcess> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), { serialization: 'advanced' });
  child.send(message);
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
