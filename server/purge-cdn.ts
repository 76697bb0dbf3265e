/**
 * Tells the CDN in front of the site to drop what a change made old, by the keys that pages carry. Off unless configured.
 * What could not be told is tried again, and given up in the end: by then the CDN has asked for its pages anew.
 */
import { type Job, queued } from '@masthead/jobs';
import type { Settings } from '@masthead/runtime';
import { cdnKey } from '@masthead/web';
import { z } from 'zod';

type Cdn = NonNullable<Settings['cdn']>;

const TIMEOUT_MS = 5000;
/** Some five minutes in all, which is as long as a CDN keeps a page unasked. */
const RETRY = { firstMs: 1000, mostMs: 60_000, attempts: 10 };
/** What is queued while the CDN is being told goes out together. */
const MOST_TOGETHER = 200;
/** As many keys as either of them takes in one message. */
const MOST_KEYS = 30;

/** By then every process has heard of the change: a page that a CDN asks for sooner may come from one that has not. */
export const PURGE_AFTER_MS = 2000;

/** What is queued is the names of what a change changed (see docs/contracts/content-changes.md). */
export const purgeJobs = (cdn: Cdn | undefined): Job[] =>
  cdn === undefined
    ? []
    : [
        queued({
          name: 'purge-cdn',
          payload: z.array(z.string()),
          most: MOST_TOGETHER,
          retry: RETRY,
          run: (changes) => purge(cdn, [...new Set(changes.flat().map(cdnKey))]),
        }),
      ];

async function purge(cdn: Cdn, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += MOST_KEYS) {
    const request = MESSAGES[cdn.name](cdn.token, keys.slice(from, from + MOST_KEYS));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(cdn.purgeUrl, { method: 'POST', ...request, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(cdn.purgeUrl).host} answered ${response.status}`);
  }
}

type Message = (token: string, keys: readonly string[]) => Pick<RequestInit, 'headers' | 'body'>;

/** As each wants to be told. */
const MESSAGES: Record<Cdn['name'], Message> = {
  fastly: (token, keys) => ({ headers: { 'fastly-key': token, 'surrogate-key': keys.join(' ') } }),
  cloudflare: (token, tags) => ({
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  }),
};
