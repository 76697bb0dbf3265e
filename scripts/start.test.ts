/** `npm start` in a small project of its own, with a stand-in for npm, so that nothing real is installed or built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));
const INSTALLING = 'Installing packages (once per change of the lock file)\n';
const BUILDING_SITE = 'Building the site, the studio and the hosted pages (once per change of the sources)\n';
const BUILDING_SERVER = 'Building the server (once per change of the sources)\n';
const BUILDING = BUILDING_SITE + BUILDING_SERVER;

let root: string;
let running: ChildProcess | undefined;

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}

/** Keeps its arguments and gives the project its Node, as the real one does. */
const NPM = `#!/bin/sh
echo "$@" >> npm-calls.txt
mkdir -p node_modules/node/bin && ln -sf "${process.execPath}" node_modules/node/bin/node
exit "\${NPM_EXIT:-0}"
`;
const BUILD = `
import { mkdirSync } from 'node:fs';
mkdirSync('apps/site/dist', { recursive: true });
process.exit(Number(process.env.BUILD_EXIT ?? 0));
`;
/** What is started is what was built. */
const BUILD_SERVER = `
import { cpSync } from 'node:fs';
cpSync('server/main.ts', 'server/dist/main.js');
process.exit(Number(process.env.BUILD_SERVER_EXIT ?? 0));
`;
const SERVER = `
process.on('SIGTERM', () => {
  process.stdout.write('told to stop\\n');
  process.exit(7);
});
process.stdout.write('up in ' + (process.env.APP_ENV ?? 'production') + '\\n');
if (process.env.TELL_LAUNCH) process.stdout.write([...process.execArgv, process.env.MALLOC_ARENA_MAX].join(' ') + '\\n');
if (process.env.SERVER_EXIT) process.exit(Number(process.env.SERVER_EXIT));
setInterval(() => {}, 1000);
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'masthead-npm-start-'));
  for (const name of ['start.mjs', 'setup.mjs', 'fingerprint.mjs'])
    cpSync(join(SCRIPTS, name), join(root, 'scripts', name));
  write('bin/npm', NPM, 0o755);
  write('scripts/build.ts', BUILD);
  write('scripts/build-server.ts', BUILD_SERVER);
  write('server/main.ts', SERVER);
  cpSync(join(SCRIPTS, '../server/launch.json'), join(root, 'server/launch.json'));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  for (const folder of ['apps/site', 'packages/model', 'services/content']) write(`${folder}/package.json`, '{}');
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/** Runs it to its end; with `until`, sends SIGTERM when that was said. */
async function start(env: Record<string, string> = {}, { args = [] as string[], until = '', shell = false } = {}) {
  const PATH = `${join(root, 'bin')}${delimiter}${process.env.PATH}`;
  const command = [process.execPath, 'scripts/start.mjs', ...args];
  // The second command keeps the shell from becoming the first one.
  const [program, ...rest] = shell ? ['sh', '-c', `"${command.join('" "')}"; true`] : command;
  const child = spawn(program ?? '', rest, {
    cwd: root,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout.on('data', (chunk) => {
    if (until && !output.includes(until) && (output + chunk).includes(until)) child.kill('SIGTERM');
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

const once0 = { SERVER_EXIT: '0' };

describe('what changed is installed and built, and nothing else', () => {
  test('the first start does both, the second neither', async () => {
    expect((await start(once0)).output).toBe(`${INSTALLING}${BUILDING}up in production\n`);
    expect((await start(once0)).output).toBe('up in production\n');
    expect(readFileSync(join(root, 'npm-calls.txt'), 'utf8')).toMatch(/^ci --include=dev [^\n]*\n$/);
  });

  test('a changed source builds again, a changed lock file installs again', async () => {
    await start(once0);
    write('apps/site/page.ts', 'new');
    expect((await start(once0)).output).toBe(`${BUILDING}up in production\n`);
    write('services/content/src/save.ts', 'new');
    expect((await start(once0)).output).toBe(`${BUILDING_SERVER}up in production\n`);
    write('services/content/package.json', '{ "version": "2.0.0" }');
    expect((await start(once0)).output).toBe(`${INSTALLING}${BUILDING_SERVER}up in production\n`);
  });

  test('a changed test builds nothing', async () => {
    await start(once0);
    for (const path of ['apps/site/page.test.tsx', 'services/content/src/save.test.ts']) write(path, 'new');
    expect((await start(once0)).output).toBe('up in production\n');
  });

  test('packages that were removed are installed again', async () => {
    await start(once0);
    rmSync(join(root, 'node_modules/node'), { recursive: true });
    expect((await start(once0)).output).toContain(INSTALLING);
  });

  test('development needs no build', async () => {
    const { output } = await start(once0, { args: ['--dev'] });
    expect(output).toBe(`${INSTALLING}up in development\n`);
  });
});

test('the server is launched as its file says, and what the environment says goes first', async () => {
  const flags = '--max-semi-space-size=8 --max-old-space-size=384';
  const launched = { ...once0, TELL_LAUNCH: '1' };
  expect((await start(launched)).output).toContain(`\n${flags} 2\n`);
  expect((await start({ ...launched, MALLOC_ARENA_MAX: '4' })).output).toContain(`\n${flags} 4\n`);
});

describe('what fails stops the start with a sentence and is tried again next time', () => {
  test('the installation', async () => {
    const { code, errors, output } = await start({ ...once0, NPM_EXIT: '1' });
    expect([code, errors]).toEqual([1, 'The packages could not be installed: see the lines above.\n']);
    expect(output).not.toContain('up in');
    expect((await start(once0)).output).toContain(INSTALLING);
  });

  test('the build', async () => {
    const { code, errors, output } = await start({ ...once0, BUILD_EXIT: '1' });
    expect([code, errors]).toEqual([
      1,
      'Could not build the site, the studio and the hosted pages: see the lines above.\n',
    ]);
    expect(output).not.toContain('up in');
    expect((await start(once0)).output).toBe(`${BUILDING}up in production\n`);
  });

  test('the build of the server', async () => {
    const { code, errors } = await start({ ...once0, BUILD_SERVER_EXIT: '1' });
    expect([code, errors]).toEqual([1, 'Could not build the server: see the lines above.\n']);
    expect((await start(once0)).output).toBe(`${BUILDING_SERVER}up in production\n`);
  });
});

describe('the script ends as the server does', () => {
  test('SIGTERM is passed on, and the exit code comes back', async () => {
    const { code, output } = await start({}, { until: 'up in production' });
    expect([code, output]).toEqual([7, `${INSTALLING}${BUILDING}up in production\ntold to stop\n`]);
  });

  test('the server stops when the shell that npm put between them is ended', async () => {
    const { output } = await start({}, { until: 'up in production', shell: true });
    expect(output).toContain('told to stop');
  });

  test.each([0, 1, 3])('the exit code %i comes back', async (exit) => {
    expect((await start({ SERVER_EXIT: String(exit) })).code).toBe(exit);
  });
});
