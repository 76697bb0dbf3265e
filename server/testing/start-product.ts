/** Runs the built product as a real process, on a folder of its own and a free port, for the tests here and in the browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { template } from '@masthead/runtime/testing';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ProductProcess {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** Everything that it has written so far. */
  stdout(): string;
  stderr(): string;
  /** Resolves with the match when the output, so far or later, has it; rejects when the process ends without. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** The address of the ready line. */
  ready(): Promise<string>;
  /** Resolves when it has ended and all of its output is read. */
  readonly ended: Promise<Ending>;
  /** Asks it to end, waits for that, and removes its data folder unless it was given one. */
  stop(signal?: NodeJS.Signals): Promise<Ending>;
}

export interface Product extends ProductProcess {
  readonly url: string;
}

export type ProductEnv = Readonly<Record<string, string | undefined>>;

/** What a process needs of the machine; nothing of the test runner's own environment is passed on. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

export function environment(env: ProductEnv, dataDir: string): NodeJS.ProcessEnv {
  const inherited: ProductEnv = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  return { ...inherited, PORT: '0', DATA_DIR: dataDir, ...env };
}

/** Nothing that a test started outlives the run. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

function textOf(stream: Readable | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

const ownFolder = (): string => mkdtempSync(join(tmpdir(), 'masthead-product-'));

/** Starts it, on an empty folder unless one is given, and does not wait. */
export function spawnProduct(env: ProductEnv = {}, folder = ownFolder()): ProductProcess {
  const given = env.DATA_DIR;
  const dataDir = given ?? folder;
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: environment(env, dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  const stdout = textOf(child.stdout);
  const stderr = textOf(child.stderr);
  const ended = once(child, 'close').then(([code, signal]): Ending => {
    alive.delete(child);
    return { code, signal };
  });

  function said(pattern: RegExp): Promise<RegExpExecArray> {
    const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
    const look = () => {
      const found = pattern.exec(stdout()) ?? pattern.exec(stderr());
      if (found) resolve(found);
    };
    look();
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
    void ended.then(() => reject(new Error(`It ended without saying ${pattern}:\n${stdout()}${stderr()}`)));
    return promise;
  }

  return {
    child,
    dataDir,
    stdout,
    stderr,
    said,
    ready: async () => (await said(/ready on (http:\S+)\n/))[1] ?? '',
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const ending = await ended;
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
      return ending;
    },
  };
}

/** Starts it and waits until it can be asked. Where it would load the demo into an empty folder, it finds it loaded. */
export async function startProduct(env: ProductEnv = {}): Promise<Product> {
  return untilReady(spawnProduct(env, loadsDemo(env) ? await loadedFolder(env) : ownFolder()));
}

async function untilReady(running: ProductProcess): Promise<Product> {
  const url = await running.ready().catch(async (error: unknown) => {
    await running.stop('SIGKILL');
    throw error;
  });
  return { ...running, url };
}

const loadsDemo = ({ DATA_DIR, DATABASE_URL, MEDIA_URL, DEMO_CONTENT, ROLES = 'content' }: ProductEnv): boolean =>
  (DATA_DIR ?? DATABASE_URL ?? MEDIA_URL) === undefined && DEMO_CONTENT !== '0' && ROLES.includes('content');

/** A copy of what a first start leaves in its folder: its stories are as old as the demo has them at that time. */
export async function loadedFolder({ NOW, ALLOW_FROZEN_CLOCK }: ProductEnv = {}): Promise<string> {
  const { TEMPLATES_HOUR = 'any hour' } = process.env;
  const loaded = await template(`product-${(NOW ?? TEMPLATES_HOUR).replaceAll(':', '-')}`, async (DATA_DIR) => {
    const first = await untilReady(spawnProduct({ DATA_DIR, NOW, ALLOW_FROZEN_CLOCK }));
    await first.stop();
  });
  const folder = ownFolder();
  cpSync(loaded, folder, { recursive: true });
  return folder;
}
