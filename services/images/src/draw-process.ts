/** One process that draws, as seen from the outside: asked one thing at a time, and ended without being asked. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DrawTask } from './draw.ts';
import type { Message, Reply } from './draw-worker.ts';
import type { Facts } from './original.ts';

/** The bytes are no whole picture. */
export class UndrawableError extends Error {
  override readonly name = 'UndrawableError';
}

/** The process is gone, by itself or because it was ended. */
export class LostProcessError extends Error {
  override readonly name = 'LostProcessError';
}

export interface DrawProcess {
  /** Takes the bytes in; what is drawn after it is drawn from them. */
  look(bytes: Uint8Array): Promise<Facts>;
  draw(task: DrawTask): Promise<Buffer<ArrayBuffer>>;
  /** It has drawn so much, or grown so large, that a new one is better. */
  isWorn(): boolean;
  end(): Promise<void>;
  readonly ended: Promise<unknown>;
}

const SCRIPT = fileURLToPath(new URL('draw-worker.ts', import.meta.url));
/** One that decodes pictures from outside gets no secrets; fewer arenas keep the memory of many drawings together. */
const ENVIRONMENT = { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' };
const LARGE_BYTES = 400 * 1024 * 1024;

export function startDrawProcess(drawingsEach: number): DrawProcess {
  const child = fork(SCRIPT, [], {
    serialization: 'advanced',
    execArgv: [],
    env: ENVIRONMENT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let asked: PromiseWithResolvers<Reply> | undefined;
  let drawings = 0;
  let rss = 0;
  let isGone = false;

  function lose(reason: string): void {
    isGone = true;
    asked?.reject(new LostProcessError(`The process that draws ${reason}`));
  }
  child.on('error', (error) => lose(`failed: ${error.message}`));
  child.on('exit', (code, signal) => lose(`ended (${signal ?? code})`));
  child.on('message', (reply: Reply) => {
    rss = reply.rss;
    asked?.resolve(reply);
  });

  async function ask(message: Message): Promise<Reply> {
    if (isGone) throw new LostProcessError('The process that draws is gone');
    asked = Promise.withResolvers<Reply>();
    child.send(message, (error) => error && lose(`cannot be reached: ${error.message}`));
    const reply = await asked.promise;
    if ('failure' in reply) throw new UndrawableError(reply.failure);
    return reply;
  }

  const ended = once(child, 'exit').catch(() => {});
  return {
    async look(bytes) {
      const reply = await ask({ bytes });
      if (!('facts' in reply)) throw new LostProcessError('The process that draws told something else');
      return reply.facts;
    },
    async draw(task) {
      drawings += 1;
      const reply = await ask({ task });
      if (!('picture' in reply)) throw new LostProcessError('The process that draws told something else');
      return Buffer.from(reply.picture);
    },
    isWorn: () => drawings >= drawingsEach || rss > LARGE_BYTES || isGone,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}
