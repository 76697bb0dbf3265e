/** The cache of the content service's parsed answers, each kept for a moment: variants of a page and new renders share them. */
import type { Clock } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { AskContent } from '../../content-api/ask.ts';
import type { ContentRequest } from '../../content-api/build-request.ts';

/** An answer is some ten thousand small objects' worth of memory: enough for what is being read right now. */
const MOST_KEPT = 200;
const KEEP_MS = 60_000;

export interface KeptAnswers {
  ask: AskContent;
  /** Something changed: what is kept may be old. */
  forget(): void;
}

interface Kept {
  codec: z.ZodType;
  answer: Promise<unknown>;
}

export function keepAnswers(ask: AskContent, clock: Clock): KeptAnswers {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT, ttl: KEEP_MS, ttlResolution: 0, perf: clock });

  return {
    ask<Codec extends z.ZodType>(request: ContentRequest, codec: Codec) {
      if (!request.keepable) return ask(request, codec);
      const key = request.url.href;
      const known = kept.get(key);
      // What this codec gave is what it gives.
      if (known?.codec === codec) return known.answer as Promise<z.output<Codec>>;
      const answer = ask(request, codec);
      kept.set(key, { codec, answer });
      // A failure is not kept: the next page asks again.
      answer.catch(() => {
        if (kept.peek(key)?.answer === answer) kept.delete(key);
      });
      return answer;
    },
    forget: () => kept.clear(),
  };
}
