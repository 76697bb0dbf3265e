/** Runs a command of one of the command lines as people do, in a process of its own. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, type ProductEnv, ROOT } from './start-product.ts';

const run = promisify(execFile);

async function outputOf(program: string, args: readonly string[], env: ProductEnv): Promise<string> {
  const { stdout } = await run(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: environment(env, env.DATA_DIR ?? ''),
  });
  return stdout;
}

/** `npm run content`: what it said; rejects when it failed. */
export const runCommand = (args: readonly string[], env: ProductEnv): Promise<string> =>
  outputOf('server/dist/content-command.js', args, env);

/** `npm run events`, likewise. */
export const runEvents = (args: readonly string[], env: ProductEnv): Promise<string> =>
  outputOf('server/dist/events-command.js', args, env);
