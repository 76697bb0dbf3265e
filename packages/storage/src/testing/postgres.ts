/** Starts a real PostgreSQL server in a temporary folder. */
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, requireBinary, runAs, startServer, unprivilegedAccount, versionFolders } from './server-process.ts';

export type TestServer = { readonly url: string; stop(): Promise<void> };

const binary = (name: string): string =>
  requireBinary(name, 'postgresql', versionFolders('/usr/lib/postgresql', 'bin'));

type PostgresOptions = {
  /** Writes reach the disk before they are acknowledged, for tests of crashes; slower. */
  readonly durable?: boolean;
};

export async function startPostgres({ durable = false }: PostgresOptions = {}): Promise<TestServer> {
  const [initdb, postgres] = [binary('initdb'), binary('postgres')];
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'masthead-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (account) chownSync(folder, account.uid, account.gid);
    const cluster = join(folder, 'cluster');
    runAs(
      account,
      initdb,
      ['-D', cluster, '-U', 'masthead', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      folder,
    );
    const port = await freePort();
    const speed = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    const options = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'max_connections=200',
      ...speed,
    ];
    const stopServer = await startServer({
      command: postgres,
      args: ['-D', cluster, ...options.flatMap((option) => ['-c', option])],
      cwd: folder,
      readyLine: /database system is ready to accept connections/,
      // A fast shutdown: it does not wait for clients to leave.
      stopSignal: 'SIGINT',
      account,
    });
    const stop = () => stopServer().then(removeFolder);
    return { url: `postgres://masthead@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
