/** A process of its own that draws with sharp what it is told, from files, and keeps nothing: what the service can at best do. */
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { type DrawTask, draw, prepare } from '../services/images/src/draw.ts';

export interface BareDrawing {
  file: string;
  task: DrawTask;
}

setPriority(10);
prepare();
process.on('message', async ({ file, task }: BareDrawing) => {
  const { length } = await draw(await readFile(file), task);
  process.send?.(length);
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
