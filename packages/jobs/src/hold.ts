/** Keeps runs this process's own while they last: gives signs of life, and says when another process has taken them over. */
import type { Claim, JobStore } from './store.ts';

export const LEASE_MS = 5000;
/** Signs of life in the time of a lease: one that is late does no harm. */
const RENEWALS = 3;

export interface Hold {
  lost: AbortSignal;
  release(): void;
}

export function hold(store: JobStore, claims: readonly Claim[], leaseMs: number): Hold {
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    const isOurs = await store.renew(claims, leaseMs).catch(() => true);
    if (!isOurs) lost.abort(new Error('Another process has taken the job over'));
  };
  const renewing = setInterval(() => void renew(), leaseMs / RENEWALS).unref();
  return { lost: lost.signal, release: () => clearInterval(renewing) };
}
