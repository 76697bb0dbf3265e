/** Runs a command of the newsroom's command line as people do, in a process of its own. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, type ProductEnv, ROOT } from './start-product.ts';

const run = promisify(execFile);

/** What it said; rejects when it failed. */
export async function runCommand(args: readonly string[], env: ProductEnv): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/content-command.ts', ...args], {
    cwd: ROOT,
    env: environment(env, env.DATA_DIR ?? ''),
  });
  return stdout;
}
