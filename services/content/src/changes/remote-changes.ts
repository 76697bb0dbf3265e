/** The log of changes as a process reads it that has no content service of its own: over HTTP. */
import { contentAnswers } from '@masthead/model';
import type { Logger, LogPart } from '@masthead/runtime';
import { z } from 'zod';
import type { Change } from './change-log.ts';
import { type Changes, followChanges } from './follow-changes.ts';

const TIMEOUT_MS = 5000;
/** One small question each time: what is published is on every process's pages within a second, also without a bus. */
const LOOK_EVERY_MS = 500;

const answer = z.object({ data: contentAnswers.changes });

export interface RemoteChangesOptions {
  contentFetch(request: Request): Promise<Response>;
  contentBaseUrl: string;
  siteKey: string;
  logger: Logger;
  lookEveryMs?: number;
}

export function followRemoteChanges(options: RemoteChangesOptions): Changes & { close(): Promise<void> } {
  const { contentFetch, contentBaseUrl, siteKey, logger, lookEveryMs = LOOK_EVERY_MS } = options;
  async function read(after: number | undefined): Promise<LogPart<Change>> {
    const url = new URL(`/api/neutron/changes/${siteKey}/web`, contentBaseUrl);
    if (after !== undefined) url.searchParams.set('after', String(after));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await contentFetch(new Request(url, { signal, redirect: 'manual' }));
    if (!response.ok) throw new Error(`The content service answered ${response.status}`);
    return answer.parse(await response.json()).data;
  }
  return followChanges({ read, logger, lookEveryMs });
}
