/** How the services of this process are: each says for itself whether it can do its work. */
import { setTimeout as after } from 'node:timers/promises';
import type { Service } from './service.ts';

/** Who has not answered by then is taken for failing. */
const LONGEST_MS = 1000;

export interface Health {
  status: 'ok' | 'degraded';
  services: Record<string, 'ok' | 'failing'>;
}

export async function healthOf(services: ReadonlyMap<string, Service>, longestMs = LONGEST_MS): Promise<Health> {
  const states = await Promise.all(
    [...services].map(
      async ([name, service]) => [name, (await isHealthy(service, longestMs)) ? 'ok' : 'failing'] as const,
    ),
  );
  const isOk = states.every(([, state]) => state === 'ok');
  return { status: isOk ? 'ok' : 'degraded', services: Object.fromEntries(states) };
}

async function isHealthy({ healthy }: Service, longestMs: number): Promise<boolean> {
  if (!healthy) return true;
  const giveUp = new AbortController();
  const answered = healthy().then(
    () => true,
    () => false,
  );
  const late = after(longestMs, false, { signal: giveUp.signal }).catch(() => false);
  return Promise.race([answered, late]).finally(() => giveUp.abort());
}
