/** The process that draws: gets a picture's bytes, tells what it is, and draws it as it is told. Started by draw-process.ts. */
import { setPriority } from 'node:os';
import { type DrawTask, draw, look, prepare } from './draw.ts';
import type { Facts } from './original.ts';

/** First the bytes, then, unless they are refused, what to draw of them. */
export type Message = { bytes: Uint8Array } | { task: DrawTask };
/** Always with the memory that the process holds. */
export type Reply = { rss: number } & ({ facts: Facts } | { picture: Buffer } | { failure: string });

/** Pages go before pictures. */
setPriority(10);
prepare();

let original: Uint8Array = Buffer.alloc(0);

async function answer(message: Message): Promise<{ facts: Facts } | { picture: Buffer }> {
  if ('task' in message) return { picture: await draw(original, message.task) };
  original = message.bytes;
  return { facts: await look(original) };
}

process.on('message', async (message: Message) => {
  const said = await answer(message).catch((error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
  }));
  process.send?.({ ...said, rss: process.memoryUsage.rss() } satisfies Reply);
});

// Only who started it ends it: a signal to the whole group must not cut off a drawing that a reader waits for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// Whoever started it is gone; a plain exit would wait for the drawing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
