import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { ContentSchema } from '@masthead/content';
import { rounds } from '@masthead/runtime/testing';
import { openDatabase } from '@masthead/storage';
import { silentLogger } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { idOf, issueToken, SCOPES } from '../services/content/src/testing/index.ts';
import { keptItems, replayed } from '../services/content/src/testing/live-desk.ts';
import { demoOnPostgres, storeOf } from '../services/content/src/testing/newsroom.ts';
import { editorAt } from './testing/live-product.ts';
import { loadedFolder, type ProductEnv, startProduct } from './testing/start-product.ts';

const STORY = idOf('story', 'halo-keynote-live');
const WRITERS = 4;
const FEWEST_POSTS = 6;
const MORE_POSTS = 60;

/** Several editors post until nobody answers. Once so many posts are acknowledged, the others being in work, `kill`. */
async function writeUntilKilled(url: string, token: string, { posts, kill }: { posts: number; kill(): void }) {
  const acknowledged = new Map<string, string>();
  const open = new Set<string>();
  const editor = editorAt(url, token, STORY);
  const write = async (): Promise<void> => {
    while (true) {
      const key = randomUUID();
      open.add(key);
      const item = await editor.post(`Post ${key}`, key).catch(() => undefined);
      if (!item) return;
      acknowledged.set(key, item.id);
      open.delete(key);
      if (acknowledged.size === posts) kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return { acknowledged, open: [...open] };
}

async function expectNothingLost(env: ProductEnv, databaseUrl?: string): Promise<void> {
  const first = await startProduct({ ...env, ROLES: 'content' });
  const dataDir = env.DATA_DIR ?? '';
  const database = await openDatabase<ContentSchema>({
    databaseUrl,
    dataDir,
    fileName: 'content.sqlite',
    logger: silentLogger,
  });
  onTestFinished(() => database.close());
  const token = await storeOf(database).write((db) => issueToken(db, 'editor', SCOPES, Date.now()));
  const killed = Promise.withResolvers<unknown>();
  const { acknowledged, open } = await writeUntilKilled(first.url, token, {
    posts: FEWEST_POSTS + Math.floor(Math.random() * MORE_POSTS),
    kill: () => killed.resolve(first.stop('SIGKILL')),
  });
  await killed.promise;

  const second = await startProduct({ ...env, ROLES: 'content' });
  onTestFinished(async () => void (await second.stop()));
  const editor = editorAt(second.url, token, STORY);
  // Whoever got no answer tries again as it was.
  for (const key of open) await editor.post(`Post ${key}`, key);
  for (const [key, id] of [...acknowledged].slice(-3)) expect((await editor.post(`Post ${key}`, key)).id).toBe(id);

  const items = await keptItems(database, STORY);
  const headlines = items.map(({ headline }) => headline).filter((headline) => headline.startsWith('Post '));
  expect(headlines.toSorted()).toEqual([...acknowledged.keys(), ...open].map((key) => `Post ${key}`).sort());
  for (const [key, id] of acknowledged)
    expect(items.find((item) => item.id === id)?.headline, 'acknowledged').toBe(`Post ${key}`);
  expect(items).toEqual(await replayed(database, STORY));
  expect(items.map(({ event }) => event)).toEqual(items.map((_, index) => index + 1));
}

/** A folder that both the killed process and the next one have, as on a machine that comes back. */
async function keptFolder(): Promise<string> {
  const folder = await loadedFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a process that is killed while editors post loses nothing that it acknowledged, and doubles nothing', () => {
  test.each(rounds(3))('on SQLite, round %i', async () => {
    await expectNothingLost({ DATA_DIR: await keptFolder() });
  });

  /** Whoever is first waits until the demo is loaded there. */
  let onPostgres: Awaited<ReturnType<typeof demoOnPostgres>>;
  beforeAll(async () => {
    onPostgres = await demoOnPostgres();
  });
  afterAll(() => onPostgres.remove());

  test('on PostgreSQL', async () => {
    const { config } = onPostgres;
    await expectNothingLost({ DATABASE_URL: config.databaseUrl, DATA_DIR: await keptFolder() }, config.databaseUrl);
  });
});
