/** The stories of one status as the desk has them, and what is done to one. */
import { useCallback, useEffect, useState } from 'react';
import { type AskDesk, type Call, type Outcome, reasonOf } from '../desk-client.ts';
import { areManuscripts, isManuscript, type Manuscript, type Status } from './manuscript.ts';

const AT_ONCE = 25;

export interface StoriesDesk {
  /** Undefined while nobody has told. */
  stories: Manuscript[] | undefined;
  hasMore: boolean;
  more(): void;
  trouble: string;
  /** What was done to which story, in words, for who cannot see it go. */
  done: string;
  /** Gives why it was refused, if it was. */
  act(story: Manuscript, path: string, call: Call, done: string): Promise<string | undefined>;
}

export function useStories(ask: AskDesk, status: Status | undefined, signOut: (why?: string) => void): StoriesDesk {
  const [stories, setStories] = useState<Manuscript[]>();
  const [hasMore, setHasMore] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [done, setDone] = useState('');

  const note = useCallback(
    (outcome: Outcome<unknown>): string | undefined => {
      if (outcome.ok) return undefined;
      if (outcome.kind === 'token') signOut('Your token is no longer taken');
      return outcome.kind === 'refused' ? reasonOf(outcome) : outcome.message;
    },
    [signOut],
  );

  const load = useCallback(
    async (offset: number, limit: number) => {
      const query = new URLSearchParams({ offset: `${offset}`, limit: `${limit}`, ...(status && { status }) });
      const outcome = await ask(`/api/desk/stories?${query}`, areManuscripts);
      setTrouble(note(outcome) ?? '');
      return outcome.ok ? outcome.data : undefined;
    },
    [ask, status, note],
  );

  useEffect(() => {
    let isLeft = false;
    setStories(undefined);
    void load(0, AT_ONCE).then((found) => {
      if (isLeft || !found) return;
      setStories(found);
      setHasMore(found.length === AT_ONCE);
    });
    return () => {
      isLeft = true;
    };
  }, [load]);

  return {
    stories,
    hasMore,
    trouble,
    done,
    more() {
      void load(stories?.length ?? 0, AT_ONCE).then((found) => {
        if (!found) return;
        setStories((known = []) => [...known, ...found.filter(({ id }) => known.every((each) => each.id !== id))]);
        setHasMore(found.length === AT_ONCE);
      });
    },
    async act(story, path, call, words) {
      const address = `/api/desk/stories/${encodeURIComponent(story.id)}${path}`;
      const outcome = await ask(address, isManuscript, { seen: story.revision, ...call });
      const reason = note(outcome);
      setTrouble(reason ? `${story.headline}: ${reason}` : '');
      if (!outcome.ok) return reason;
      const { data } = outcome;
      setDone(`${data.headline}: ${words}`);
      const belongs = status ? data.status === status : data.status !== 'binned';
      setStories((known = []) =>
        belongs ? known.map((each) => (each.id === data.id ? data : each)) : known.filter(({ id }) => id !== data.id),
      );
      return undefined;
    },
  };
}
