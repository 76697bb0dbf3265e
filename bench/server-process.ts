/** The product as people run it: its own process on a free port of this machine, stopped by its id. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { ROOT } from './demo-site.ts';

export interface ServerProcess {
  origin: string;
  pid: number;
  /** From its start to its ready line. */
  readyMs: number;
  /** All that it said before it was ready. */
  said: string;
  stop(): Promise<void>;
}

interface LaunchOptions {
  dataDir: string;
  port?: number;
  /** The whole of `npm start` instead of the server alone. */
  npm?: boolean;
  /** Settings besides those. */
  settings?: Readonly<Record<string, string>>;
}

const launchSchema = z.object({ nodeFlags: z.array(z.string()), environment: z.record(z.string(), z.string()) });
const LAUNCH = launchSchema.parse(JSON.parse(await readFile(join(ROOT, 'server/launch.json'), 'utf8')));
const READY = /ready on http:\/\/localhost:(\d+)/;
const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 15_000;

/** What the product gets from a person's shell: nothing that the benchmark or npm chose for itself. */
function cleanEnvironment(dataDir: string, port: number): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, DATA_DIR: dataDir, PORT: String(port), ...(port && { SITE_URL: `http://127.0.0.1:${port}` }) };
}

export async function launch({ dataDir, port = 0, npm = false, settings }: LaunchOptions): Promise<ServerProcess> {
  const [command, args] = npm ? ['npm', ['start']] : [process.execPath, [...LAUNCH.nodeFlags, 'server/dist/main.js']];
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    // A group of its own, so that npm and the server under it end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...(!npm && LAUNCH.environment), ...cleanEnvironment(dataDir, port), ...settings },
  });
  const stop = (): Promise<void> => stopGroup(child);
  try {
    const { said, readyPort } = await readyLine(child);
    return {
      origin: `http://127.0.0.1:${readyPort}`,
      pid: child.pid ?? 0,
      readyMs: performance.now() - started,
      said,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyLine(child: ChildProcess): Promise<{ said: string; readyPort: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ said: string; readyPort: string }>();
  let said = '';
  const timer = setTimeout(() => reject(new Error(`Not ready in time: ${said}`)), READY_WITHIN_MS);
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const readyPort = READY.exec(said)?.[1];
    if (readyPort) resolve({ said, readyPort });
  });
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready: ${said}`)));
  return promise.finally(() => clearTimeout(timer));
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  const late = delay(STOPPED_WITHIN_MS, 'late', { ref: false });
  if ((await Promise.race([ended, late])) === 'late') process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Clock ticks of `/proc`, a constant of Linux. */
const TICKS_PER_SECOND = 100;

/** CPU milliseconds that a process has used so far, all threads together. */
export async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Memory in MB: held now (VmRSS), or the most so far (VmHWM). */
export async function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}
