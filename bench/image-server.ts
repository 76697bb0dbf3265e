/** The product as a server of pictures: the demo newsroom's pictures, addresses signed for them, and what its processes hold. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Order, queryOf, signedAddress } from '@masthead/image-url';
import { folderMedia } from '@masthead/storage';
import { type Answer, answerOf } from './answer.ts';
import { ROOT } from './demo-site.ts';
import { launch, memoryOf, type ServerProcess } from './server-process.ts';

const PICTURES = join(ROOT, 'content/pictures');
const SIGNING_KEY = 'the-key-of-the-benchmark';
/** Of the demo's photographs. */
export const ORIGINAL = { width: 1600, height: 900 };

export interface ImageServer extends ServerProcess {
  /** File names of the originals. */
  pictures: string[];
  addressOf(picture: string, order: Order): string;
  fetch(picture: string, order: Order): Promise<Answer>;
  /** Megabytes that the server and the processes that draw for it hold together. */
  memory(): Promise<number>;
}

export const fileOf = (picture: string): string => join(PICTURES, picture);

export async function launchImageServer(dataDir: string): Promise<ImageServer> {
  const pictures = (await readdir(PICTURES)).filter((name) => /^(?!avatar).*\.jpg$/.test(name)).toSorted();
  const media = folderMedia(join(dataDir, 'media'));
  for (const picture of pictures) await media.write(`/hub/${picture}`, await readFile(fileOf(picture)));
  const settings = { ROLES: 'images', DEMO_CONTENT: '0', IMAGE_SIGNING_KEY: SIGNING_KEY };
  const server = await launch({ dataDir, settings });
  const addressOf = (picture: string, order: Order): string =>
    `${server.origin}/a/img${signedAddress(SIGNING_KEY, `/hub/${picture}`, queryOf(order))}`;
  return {
    ...server,
    pictures,
    addressOf,
    async fetch(picture, order) {
      const answer = await answerOf(addressOf(picture, order));
      if (answer.status !== 200) throw new Error(`${picture} answered ${answer.status}: ${answer.body}`);
      return answer;
    },
    async memory() {
      const processes = [server.pid, ...(await childrenOf(server.pid))];
      const held = await Promise.all(processes.map((pid) => memoryOf(pid, 'VmRSS').catch(() => 0)));
      return held.reduce((sum, megabytes) => sum + (megabytes || 0), 0);
    },
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')));
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean)).map(Number);
}

/** Works through a list, so many at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const workOn = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}
