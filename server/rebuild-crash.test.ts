/** Every story is shown anew by a process that is killed on its way: nobody's story is lost, and the next run ends it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSchema } from '@masthead/content';
import { type Database, openDatabase } from '@masthead/storage';
import { ENGINES } from '@masthead/storage/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoOn } from '../services/content/src/testing/newsroom.ts';
import { howFar, shownIn, showWithoutWords } from '../services/content/src/testing/rebuilding.ts';
import { runCommand } from './testing/run-command.ts';
import { environment, type ProductEnv, ROOT } from './testing/start-product.ts';

/** Kills the command when it has shown some stories; gives whether it had not yet shown all. */
async function killMidway(database: Database<ContentSchema>, env: ProductEnv): Promise<boolean> {
  const command = spawn(process.execPath, ['server/dist/content-command.js', 'rebuild', 'from-start'], {
    cwd: ROOT,
    env: environment(env, env.DATA_DIR ?? ''),
    stdio: 'ignore',
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  const ended = once(command, 'close');
  const hasBegun = async () => expect((await howFar(database)).done).toBeGreaterThan(0);
  const begun = vi.waitFor(hasBegun, { timeout: 60_000, interval: 2 }).catch(() => {});
  await Promise.race([begun, ended]);
  command.kill('SIGKILL');
  await ended;
  return (await howFar(database)).isUnderWay;
}

test.each(ENGINES)(
  'on %s a rebuild that is killed leaves a readable newsroom, and can be run again',
  async (engine) => {
    const { config, remove } = await demoOn(engine);
    // Where the command looks for it.
    const fileName = 'content.sqlite';
    if (engine === 'sqlite') renameSync(join(config.dataDir, 'masthead.sqlite'), join(config.dataDir, fileName));
    const database = await openDatabase<ContentSchema>({ ...config, fileName });
    onTestFinished(async () => {
      await database.close();
      await remove();
    });
    const env = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl };
    const whole = await shownIn(database);
    // On a machine that is busy elsewhere the kill may come too late.
    do await showWithoutWords(database);
    while (!(await killMidway(database, env)));

    const left = await shownIn(database);
    expect(left.stories.map(({ id }) => id)).toEqual(whole.stories.map(({ id }) => id));
    expect(left.listed).toBe(whole.listed);
    const { done, isDone } = await howFar(database);
    expect(left.stories.filter(({ words }) => words > 0).length, 'shown anew').toBeLessThanOrEqual(done);
    expect(isDone).toBe(false);

    expect(await runCommand(['rebuild'], env)).toMatch(/^\d+ of \d+ stories were shown otherwise$/m);
    expect(await shownIn(database)).toEqual(whole);
    expect((await howFar(database)).isDone).toBe(true);
  },
);
