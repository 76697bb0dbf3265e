/** The server's memory after it has made and sent very many different pages. */
import { answerOf } from './answer.ts';
import { openNewsroom, storyAddresses } from './demo-site.ts';
import { growTo } from './many-stories.ts';
import type { Part } from './measurement.ts';
import { launch, memoryOf } from './server-process.ts';

const PAGES = 10_000;
const AT_ONCE = 8;
const MOST_MB = 400;
const GIVE_UP_AFTER_MS = 180_000;

export const measureMemory: Part = async ({ folder }) => {
  const paths = await pathsOfLargeNewsroom(folder);
  const server = await launch({ dataDir: folder });
  try {
    const atStart = await memoryOf(server.pid, 'VmRSS');
    const asked = await askForAll(server.origin, paths);
    const [now, most] = [await memoryOf(server.pid, 'VmRSS'), await memoryOf(server.pid, 'VmHWM')];
    return [
      {
        part: 'memory',
        name: `resident after ${asked} different pages`,
        value: now,
        unit: 'MB',
        // Fewer pages than the budget speaks of can break it, but not keep it.
        ...((asked === paths.length || now > MOST_MB) && { budget: { most: MOST_MB } }),
        note: `${atStart.toFixed(0)} MB at start, ${most.toFixed(0)} MB at most${asked < paths.length ? '; out of time before the last page' : ''}`,
      },
    ];
  } finally {
    await server.stop();
  }
};

async function pathsOfLargeNewsroom(dataDir: string): Promise<string[]> {
  const newsroom = await openNewsroom(dataDir);
  try {
    await growTo(newsroom.database, PAGES, 'whole');
    return (await storyAddresses(newsroom.database)).map(({ path }) => path);
  } finally {
    await newsroom.close();
  }
}

/** As browsers ask: with gzip, so that the compressed forms are kept too. Tells how many came before the time was up. */
async function askForAll(origin: string, paths: readonly string[]): Promise<number> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  const waiting = paths.values();
  let answered = 0;
  const askOn = async (): Promise<void> => {
    for (const path of waiting) {
      if (performance.now() > deadline) return;
      const { status } = await answerOf(origin + path, 'gzip');
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return answered;
}
