import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import type { ContentSchema } from '@masthead/content';
import { openDatabase } from '@masthead/storage';
import { silentLogger } from '@masthead/storage/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { idOf, issueToken, SCOPES } from '../services/content/src/testing/index.ts';
import { keptItems, replayed } from '../services/content/src/testing/live-desk.ts';
import { demoOnPostgres, storeOf } from '../services/content/src/testing/newsroom.ts';
import { editorAt } from './testing/live-product.ts';
import { loadedFolder, type ProductEnv, startProduct } from './testing/start-product.ts';

// Several starts each, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const STORY = idOf('story', 'halo-keynote-live');
const WRITERS = 4;
const POSTING_MS = 1200;

/** Posts until it is told to stop; gives what was acknowledged, and the keys of what was not. */
async function writeUntilKilled(url: string, token: string, isOver: () => boolean) {
  const acknowledged = new Map<string, string>();
  const open = new Set<string>();
  const editor = editorAt(url, token, STORY);
  const write = async (): Promise<void> => {
    while (!isOver()) {
      const key = randomUUID();
      open.add(key);
      const item = await editor.post(`Post ${key}`, key).catch(() => undefined);
      if (!item) return;
      acknowledged.set(key, item.id);
      open.delete(key);
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
  let over = false;
  const writing = writeUntilKilled(first.url, token, () => over);
  await after(POSTING_MS * (0.5 + Math.random()));
  await first.stop('SIGKILL');
  over = true;
  const { acknowledged, open } = await writing;
  expect(acknowledged.size).toBeGreaterThan(5);

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
  test.each([1, 2])('on SQLite, round %i', async () => {
    await expectNothingLost({ DATA_DIR: await keptFolder() });
  });

  test('on PostgreSQL', async () => {
    const { config, remove } = await demoOnPostgres();
    onTestFinished(remove);
    await expectNothingLost({ DATABASE_URL: config.databaseUrl, DATA_DIR: await keptFolder() }, config.databaseUrl);
  });
});
