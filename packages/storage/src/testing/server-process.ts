/** Runs a database server for the length of a test run, so that none is left behind, whatever ends the run. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

type Account = { readonly uid: number; readonly gid: number };

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const pathFolders = (): string[] => (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');

export function findBinary(name: string, folders: readonly string[] = []): string | undefined {
  return [...folders, ...pathFolders(), '/usr/bin', '/usr/sbin'].map((folder) => join(folder, name)).find(isExecutable);
}

export function requireBinary(name: string, debianPackage: string, folders: readonly string[] = []): string {
  const found = findBinary(name, folders);
  if (found) return found;
  throw new Error(`${name} is missing, which these tests run against: apt-get install --yes ${debianPackage}`);
}

/** The folders of a parent, the newest version first. */
export function versionFolders(parent: string, child: string): string[] {
  try {
    const versions = readdirSync(parent).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(parent, version, child));
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root, so root lends it the account of somebody who owns nothing. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('Neither the user postgres nor nobody exists here.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Of those that the system gives to nobody who asks for any: until it is used, no other test can be given it. */
const PORTS = { first: 10_000, count: 22_000 } as const;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

export function runAs(account: Account | undefined, command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { ...account, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
}

type ServerOptions = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** A line of its output that says that it can be spoken to. */
  readonly readyLine: RegExp;
  readonly stopSignal: 'SIGINT' | 'SIGTERM';
  readonly account?: Account | undefined;
};

/** Where `setpriv` exists, the kernel itself stops the server when the test run is killed. */
function spawnServer({ command, args, cwd, stopSignal, account }: ServerOptions): ChildProcess {
  const setpriv = findBinary('setpriv');
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  if (!setpriv) return spawn(command, args, { ...account, cwd, stdio });
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  return spawn(setpriv, [...identity, `--pdeathsig=${stopSignal.slice(3)}`, '--', command, ...args], { cwd, stdio });
}

async function waitForLine(child: ChildProcess, ready: RegExp): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      if (ready.test(line)) resolve();
    });
  }
  child.once('error', reject);
  child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${lines.join('\n')}`)));
  await promise;
}

/** Starts a server and gives the function that stops it and waits for its end. */
export async function startServer(options: ServerOptions): Promise<() => Promise<void>> {
  const child = spawnServer(options);
  await waitForLine(child, options.readyLine);
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(options.stopSignal);
    await once(child, 'exit');
  };
}
