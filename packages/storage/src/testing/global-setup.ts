/** Starts one PostgreSQL and one Redis for a whole run of Vitest. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its database `postgres` is for creating others only. */
    postgresUrl: string;
    redisUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all([startPostgres(), startRedis()]);
  const [postgres, redis] = servers;
  project.provide('postgresUrl', postgres.url);
  project.provide('redisUrl', redis.url);
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
