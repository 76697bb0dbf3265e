/**
 * Live and ready are two questions. Live: the process answers; who runs it ends one that does not. Ready: readers may be
 * sent here. A process becomes ready when all of its services can do their work for the first time, and stays so: when
 * what all processes lean on goes away, each serves what it has, and none would be better.
 */
import { type Health, healthOf } from './health.ts';
import type { Service } from './service.ts';

export interface Readiness {
  /** How the services are now, and whether readers may be sent here. */
  check(): Promise<Health & { ready: boolean }>;
}

export function createReadiness(services: ReadonlyMap<string, Service>): Readiness {
  let ready = false;
  return {
    async check() {
      const health = await healthOf(services);
      ready ||= health.status === 'ok';
      return { ...health, ready };
    },
  };
}
