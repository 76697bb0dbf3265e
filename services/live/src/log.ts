/** Where the service learns what happened: the log of live coverage, kept by the content service. */
import { contentAnswers } from '@masthead/model';
import { z } from 'zod';

/** What changed from an event on, and what readers need to follow the channel. */
export interface Since {
  key: string;
  /** The last event of the log when it was read. */
  lastEvent: number;
  /** Entries as they are now, oldest change first. */
  items: unknown[];
  /** There is more than was given: it starts after the last item's event. */
  more: boolean;
}

export interface LiveLog {
  /** Undefined when there is no such coverage. Rejects when nobody can tell. */
  since(story: string, start: number): Promise<Since | undefined>;
}

export interface ContentLogDeps {
  contentFetch(request: Request): Promise<Response>;
  contentBaseUrl: string;
  siteKey: string;
  /** Gives each item what readers are shown of it; its story goes by its slug. */
  show(slug: string, items: unknown[]): Promise<unknown[]>;
  timeoutMs?: number;
}

const TIMEOUT_MS = 12_000;

const answer = z.object({ data: contentAnswers.liveChannel });

/** A story's id can be nothing else; what cannot be one is not asked for. */
const STORY = /^[a-z0-9-]{1,64}$/;

export function contentLog({
  contentFetch,
  contentBaseUrl,
  siteKey,
  show,
  timeoutMs = TIMEOUT_MS,
}: ContentLogDeps): LiveLog {
  return {
    async since(story, start) {
      if (!STORY.test(story)) return undefined;
      const path = `/api/neutron/livearticles/${siteKey}/channel/${story}/${start}/web`;
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await contentFetch(new Request(new URL(path, contentBaseUrl), { signal, redirect: 'manual' }));
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The content service answered ${response.status}`);
      const { slug, items, ...since } = answer.parse(await response.json()).data;
      return { ...since, items: items.length === 0 ? [] : await show(slug, items) };
    },
  };
}
