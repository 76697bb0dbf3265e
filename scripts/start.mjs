/** `npm start`: installs and builds what changed, then runs Masthead. With --dev: hot reload instead of a build. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, NODE, ROOT, Stop } from './setup.mjs';

const PARENT_CHECK_MS = 250;
const development = process.argv.includes('--dev');

try {
  ensureInstalled();
  if (!development) await ensureBuilt();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

// Node lets memory grow with the machine's; a server that shares it should not take what it does not need.
const { nodeFlags, environment } = JSON.parse(readFileSync(join(ROOT, 'server/launch.json'), 'utf8'));

const server = spawn(NODE, [...nodeFlags, development ? 'server/main.ts' : 'server/dist/main.js'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...environment, ...process.env, ...(development && { APP_ENV: process.env.APP_ENV ?? 'development' }) },
});
// A terminal's Ctrl-C reaches the server itself; this process only waits for it to finish. Other signals are passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
// npm passes a signal to the shell between it and this script, and the shell ends without a word: whoever loses the
// process that started it stops too.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  server.kill('SIGTERM');
}, PARENT_CHECK_MS);
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
