/**
 * Tells the content service what readers did, every minute and by one process at a time: sums as they are now, and what
 * was taken of its decisions. What could not be told is told the next time. See docs/contracts/events.md.
 */
import { type Job, scheduled } from '@masthead/jobs';
import { TOLD_AUDIENCE_PATH, type ToldAudience } from '@masthead/model';
import { type Clock, HttpError } from '@masthead/runtime';
import { MINUTE_MS } from '../counting/times.ts';
import type { EventsDatabase } from '../store/store.ts';
import { experimentsCounted, storiesViewed } from './sums.ts';
import { dropTakes, MOST_TAKES, waitingTakes } from './takes.ts';

export interface ContentAddress {
  contentFetch(request: Request): Promise<Response>;
  contentBaseUrl: string;
  siteKey: string;
  /** The key of the publication, which its processes share. */
  key: string;
}

interface TellingParts {
  database: EventsDatabase;
  clock: Clock;
  content: ContentAddress;
}

const TIMEOUT_MS = 10_000;

export const createTelling = (parts: TellingParts): Job =>
  scheduled({ name: 'tell-audience', every: MINUTE_MS, run: () => tellAudience(parts) });

async function tellAudience({ database: { db }, clock, content }: TellingParts): Promise<void> {
  for (;;) {
    const at = clock.now();
    const taken = await waitingTakes(db);
    await send(content, {
      at,
      stories: await storiesViewed(db, at),
      experiments: await experimentsCounted(db, at),
      taken,
    });
    await dropTakes(db, taken);
    if (taken.length < MOST_TAKES) return;
  }
}

async function send({ contentFetch, contentBaseUrl, siteKey, key }: ContentAddress, told: ToldAudience): Promise<void> {
  const request = new Request(new URL(`${TOLD_AUDIENCE_PATH}/${siteKey}`, contentBaseUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(told),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const response = await contentFetch(request);
  if (!response.ok)
    throw new HttpError(502, `The content service answered ${response.status}: ${await response.text()}`);
}
