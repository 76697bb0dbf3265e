/** The stories of one status as the desk has them, and what is done to one. */
import { useMemo, useState } from 'react';
import { type AskDesk, type Call, reasonOf } from '../desk-client.ts';
import { byOffset, type PortionedList, usePortions } from '../use-portions.ts';
import { areListedStories, isManuscript, type ListedStory, type Status } from './manuscript.ts';

export interface StoriesDesk {
  /** Undefined while nobody has told. */
  stories: readonly ListedStory[] | undefined;
  hasMore: boolean;
  more(): void;
  trouble: string;
  /** What was done to which story, in words, for who cannot see it go. */
  done: string;
  /** Gives why it was refused, if it was. */
  act(story: ListedStory, path: string, call: Call, done: string): Promise<string | undefined>;
}

export function useStories(ask: AskDesk, status: Status | undefined): StoriesDesk {
  const list = useMemo(
    (): PortionedList<ListedStory> => ({
      pathAfter: byOffset('/api/desk/stories', status && { status }),
      are: areListedStories,
      keyOf: ({ id }) => id,
    }),
    [status],
  );
  const { items, isLoading, hasMore, problem, more, put, drop } = usePortions(ask, list);
  const [trouble, setTrouble] = useState('');
  const [done, setDone] = useState('');

  return {
    stories: items.length === 0 && (isLoading || problem) ? undefined : items,
    hasMore,
    more,
    trouble: problem || trouble,
    done,
    async act(story, path, call, words) {
      const address = `/api/desk/stories/${encodeURIComponent(story.id)}${path}`;
      const outcome = await ask(address, isManuscript, { seen: story.revision, ...call });
      const reason = outcome.ok ? undefined : reasonOf(outcome);
      setTrouble(reason ? `${story.headline}: ${reason}` : '');
      if (!outcome.ok) return reason;
      const { data } = outcome;
      setDone(`${data.headline}: ${words}`);
      const belongs = status ? data.status === status : data.status !== 'binned';
      // What is said of its texts holds: nothing that is done here changes them.
      (belongs ? put : drop)({ ...story, ...data });
      return undefined;
    },
  };
}
