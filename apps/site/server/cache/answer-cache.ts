/** The cache of the content service's parsed answers, each kept for a moment: variants of a page and new renders share them. */
import type { Clock } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { AskContent } from '../../content-api/ask.ts';
import type { ContentRequest } from '../../content-api/build-request.ts';
import { ANY_CHANGE, collecting, dependsOn } from '../../content-api/dependencies.ts';
import type { Dependents } from './dependents.ts';

/** An answer is some ten thousand small objects' worth of memory, and what was rendered of it goes with it: enough for what is being read right now. */
const MOST_KEPT = 60;
const KEEP_MS = 60_000;

interface Kept {
  codec: z.ZodType;
  answer: Promise<{ result: unknown; names: ReadonlySet<string> }>;
  /** It is no longer to be dropped when something changes. */
  letGo(): void;
}

/** Each is dropped when something changes that it depends on; one that is under way, when anything does. */
export function keepAnswers(ask: AskContent, clock: Clock, dependents: Dependents): AskContent {
  const kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: clock,
    dispose: ({ letGo }) => letGo(),
  });

  function begin<Codec extends z.ZodType>(key: string, request: ContentRequest, codec: Codec): Kept {
    const drop = (): void => {
      if (kept.peek(key) === entry) kept.delete(key);
    };
    const entry: Kept = {
      codec,
      answer: collecting(() => ask(request, codec)),
      letGo: dependents.keep([ANY_CHANGE], drop),
    };
    kept.set(key, entry);
    entry.answer.then(
      ({ names }) => {
        if (kept.peek(key) !== entry) return;
        entry.letGo();
        entry.letGo = dependents.keep(names, drop);
      },
      // A failure is not kept: the next page asks again.
      drop,
    );
    return entry;
  }

  return async <Codec extends z.ZodType>(request: ContentRequest, codec: Codec) => {
    if (!request.keepable) return ask(request, codec);
    const key = request.url.href;
    const known = kept.get(key);
    const { answer } = known?.codec === codec ? known : begin(key, request, codec);
    const { result, names } = await answer;
    dependsOn(names);
    // What this codec gave is what it gives.
    return result as z.output<Codec>;
  };
}
