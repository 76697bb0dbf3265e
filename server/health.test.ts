import { expect, test } from 'vitest';
import { healthOf } from './health.ts';
import type { Service } from './service.ts';

const service = (healthy?: () => Promise<void>): Service => ({
  mounts: [],
  fetch: () => new Response(),
  ...(healthy && { healthy }),
});

test('a process is well when each service is, and one that has nothing to say is', async () => {
  const services = new Map([
    ['content', service(async () => {})],
    ['images', service()],
  ]);
  expect(await healthOf(services)).toEqual({ status: 'ok', services: { content: 'ok', images: 'ok' } });
});

test.each([
  ['fails', () => Promise.reject(new Error('The database is away'))],
  ['does not answer', () => new Promise<void>(() => {})],
])('a service that %s is named, and the others are still well', async (_, healthy) => {
  const services = new Map([
    ['content', service(healthy)],
    ['site', service(async () => {})],
  ]);
  expect(await healthOf(services, 20)).toEqual({ status: 'degraded', services: { content: 'failing', site: 'ok' } });
});
