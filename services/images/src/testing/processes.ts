/** The processes that draw, as the system sees them. */
import { readdir, readFile } from 'node:fs/promises';

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Ids of the processes that draw for another process. */
export async function drawProcessesOf(parent: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${parent}/task`);
  const lists = await Promise.all(tasks.map((task) => read(`/proc/${parent}/task/${task}/children`)));
  const children = lists.flatMap((list) => list.trim().split(' ').filter(Boolean));
  const draws = await Promise.all(children.map((child) => isDrawing(Number(child))));
  return children.map(Number).filter((_, index) => draws[index]);
}

/** One that has ended and that nobody has buried has no command any more. */
export const isDrawing = async (pid: number): Promise<boolean> =>
  (await read(`/proc/${pid}/cmdline`)).includes('draw-worker');
