/** What must be there before anything can run: the packages of the lock file, and the build of the sources. Runs on Node 20 and newer, before any package is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The project's own Node, whatever the machine has. */
export const NODE = join(ROOT, 'node_modules/node/bin/node');

const INSTALL_STAMP = join(ROOT, 'node_modules/.masthead-installed');
const TESTS = /\.test\.tsx?$/;

/** Each with its stamp, which says what it was made from, and the folders and files that this is. */
const SITE_BUILD = {
  what: 'the site, the studio and the hosted pages',
  script: 'scripts/build.ts',
  stamp: join(ROOT, 'apps/site/dist/.masthead-built'),
  inputs: ['apps', 'packages', 'scripts/build.ts', 'scripts/browser-targets.ts', 'package-lock.json'],
};
const SERVER_BUILD = {
  what: 'the server',
  script: 'scripts/build-server.ts',
  stamp: join(ROOT, 'server/dist/.masthead-built'),
  inputs: ['apps', 'packages', 'server', 'services', 'scripts/build-server.ts', 'package-lock.json'],
};

export const say = (sentence) => process.stdout.write(`${sentence}\n`);

export function ensureInstalled() {
  const wanted = fingerprint(ROOT, ['package.json', 'package-lock.json', ...manifests()]);
  if (stampIs(INSTALL_STAMP, wanted) && existsSync(NODE)) return;
  say('Installing packages (once per change of the lock file)');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('The packages could not be installed: see the lines above.');
  writeFileSync(INSTALL_STAMP, wanted);
}

export async function ensureBuilt() {
  const known = new Map();
  await ensure(SITE_BUILD, known);
  await ensure(SERVER_BUILD, known);
}

/** All that a command line needs. */
export const ensureServerBuilt = () => ensure(SERVER_BUILD, new Map());

async function ensure({ what, script, stamp, inputs }, known) {
  const wanted = fingerprint(ROOT, inputs, { without: TESTS, known });
  if (stampIs(stamp, wanted)) return;
  say(`Building ${what} (once per change of the sources)`);
  if ((await run(NODE, [script])) !== 0) stop(`Could not build ${what}: see the lines above.`);
  writeFileSync(stamp, wanted);
}

/** Runs a command of the project to its end and gives its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The same with what others leave of the machine, giving what it wrote instead of writing it. */
export function runBeside(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ code: 127, output: `${command} could not be started: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Why nothing further can be done; whoever runs the steps says it and ends. */
export class Stop extends Error {}

export function stop(sentence) {
  throw new Stop(sentence);
}

const manifests = () =>
  ['apps', 'packages', 'services'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`),
  );

const stampIs = (file, wanted) => existsSync(file) && readFileSync(file, 'utf8') === wanted;
