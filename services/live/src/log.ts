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

/** A log of something else than live coverage that readers follow by a channel of its own. */
export interface OtherLog extends LiveLog {
  /** What the names of its channels begin with, before the story. */
  channelPrefix: string;
  /** What the names of its changes begin with, before the story. */
  changePrefix: string;
}

/** Each channel by the log that it is of. */
export const logsTogether = (coverage: LiveLog, others: readonly OtherLog[]): LiveLog => ({
  since(channel, start) {
    const other = others.find(({ channelPrefix }) => channel.startsWith(channelPrefix));
    return other ? other.since(channel.slice(other.channelPrefix.length), start) : coverage.since(channel, start);
  },
});

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
