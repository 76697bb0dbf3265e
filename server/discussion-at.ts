/** Where services of this process ask for discussions: in this process, or where the content is. */
import type { OtherLog } from '@masthead/live';
import type { Settings } from '@masthead/runtime';
import { DISCUSSION_API, talkChannel } from '@masthead/talk';
import { z } from 'zod';
import type { Offers } from './service.ts';

/** Asks for a path below the calls of readers; undefined where nobody keeps discussions. */
export type AskDiscussion = (path: string) => Promise<Response>;

const TIMEOUT_MS = 5000;

export function discussionAt(
  { contentApiUrl, discussion, outsideDiscussion }: Settings,
  { discussion: here }: Partial<Offers>,
): AskDiscussion | undefined {
  // Where readers discuss elsewhere, pages have none of ours.
  if (!discussion || outsideDiscussion) return undefined;
  const fetchIt = here ?? (contentApiUrl === undefined ? undefined : (request: Request) => fetch(request));
  if (!fetchIt) return undefined;
  const base = contentApiUrl ?? 'http://discussion.internal';
  return (path) =>
    fetchIt(new Request(new URL(DISCUSSION_API + path, base), { signal: AbortSignal.timeout(TIMEOUT_MS) }));
}

const since = z.object({
  data: z.object({
    key: z.string(),
    lastEvent: z.number(),
    items: z.array(z.unknown()),
    more: z.boolean(),
  }),
});

/** What readers of a discussion hear: that there is something new. */
export function discussionLog(settings: Settings, offers: Partial<Offers>): OtherLog {
  const ask = discussionAt(settings, offers);
  return {
    channelPrefix: talkChannel(''),
    changePrefix: 'discussion:',
    async since(story, start) {
      const response = await ask?.(`/${story}/events/${start}`);
      if (!response || response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The discussion service answered ${response.status}`);
      return since.parse(await response.json()).data;
    },
  };
}
