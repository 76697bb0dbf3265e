/** Answers of the content service, parsed once and kept for a moment: variants of a page and new renders share them. */
import type { Clock } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { ContentClient } from '../content-client.ts';

/** An answer is some ten thousand small objects' worth of memory: enough for what is being read right now. */
const MOST_KEPT = 200;
const KEEP_MS = 60_000;

export interface KeepingContentClient extends ContentClient {
  /** Something changed: what is kept may be old. */
  forget(): void;
}

export function keepAnswers(client: ContentClient, clock: Clock): KeepingContentClient {
  const kept = new LRUCache<string, Promise<unknown>>({
    max: MOST_KEPT,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: clock,
  });

  return {
    get<Codec extends z.ZodType>(path: string, codec: Codec, query: Record<string, string> = {}) {
      const key = `${path}?${new URLSearchParams(query)}`;
      // One codec per address: the answer that is kept is the one this codec gave.
      const known = kept.get(key) as Promise<z.output<Codec>> | undefined;
      if (known) return known;
      const answer = client.get(path, codec, query);
      kept.set(key, answer);
      // A failure is not kept: the next page asks again.
      answer.catch(() => {
        if (kept.peek(key) === answer) kept.delete(key);
      });
      return answer;
    },
    forget: () => kept.clear(),
  };
}
