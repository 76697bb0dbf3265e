import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { rounds } from '@masthead/runtime/testing';
import { emptyDatabase } from '@masthead/storage/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FRONT, pageAt, picturesIn, riverTotal, THREE_PAGES } from './testing/newsroom.ts';
import { type ProductEnv, spawnProduct, startProduct } from './testing/start-product.ts';

/** What the front page's river has after a load that nobody disturbed. */
const STORIES_IN_RIVER = 133;
/** A load takes some seconds; a kill after it finds the process just ready, which must be as safe. */
const LOAD_MS = 4_000;

/** Kills the process at a random moment of its load; gives that moment. */
async function killWhileLoading(env: ProductEnv): Promise<number> {
  const product = spawnProduct(env);
  await product.said(/Loading the demo newsroom/);
  const moment = Math.random() * LOAD_MS;
  await after(moment);
  await product.stop('SIGKILL');
  return moment;
}

async function expectCleanStart(env: ProductEnv, moment: number): Promise<void> {
  const { url, stop, stderr, stdout } = await startProduct(env);
  onTestFinished(async () => void (await stop()));
  const round = `killed ${Math.round(moment)} ms into the load`;
  expect(await riverTotal(url), round).toBe(STORIES_IN_RIVER);
  for (const path of THREE_PAGES) expect((await pageAt(url, path)).status, round).toBe(200);
  const { html } = await pageAt(url, FRONT);
  const pictures = picturesIn(html);
  expect(pictures, round).not.toEqual([]);
  for (const address of pictures) expect((await fetch(url + address)).status, `${round}: ${address}`).toBe(200);
  expect(stderr(), round).toBe('');
  expect(stdout(), round).not.toContain('"level"');
}

/** A folder that both the killed process and the next one have, as on a machine that comes back. */
function keptFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-crash-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a process that is killed while it loads the newsroom leaves nothing half done', () => {
  test.each(rounds(5))('on SQLite, round %i', async () => {
    const env = { DATA_DIR: keptFolder() };
    await expectCleanStart(env, await killWhileLoading(env));
  });

  test('on PostgreSQL', async () => {
    const { config, remove } = await emptyDatabase('postgres');
    onTestFinished(remove);
    const env = { DATABASE_URL: config.databaseUrl, DATA_DIR: keptFolder() };
    await expectCleanStart(env, await killWhileLoading(env));
  });
});
