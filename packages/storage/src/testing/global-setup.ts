/** Starts one PostgreSQL and one Redis for a whole run of Vitest. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its database `postgres` is for creating others only. */
    postgresUrl: string;
    redisUrl: string;
    /** For what is made once in a run and used by several of its files. */
    runFolder: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all([startPostgres(), startRedis()]);
  const [postgres, redis] = servers;
  project.provide('postgresUrl', postgres.url);
  project.provide('redisUrl', redis.url);
  const runFolder = mkdtempSync(join(tmpdir(), 'masthead-run-'));
  project.provide('runFolder', runFolder);
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(runFolder, { recursive: true, force: true });
  };
}
