/** Loads a list of the desk, a portion at a time. */
import { useCallback, useEffect, useState } from 'react';
import type { AskDesk } from '../desk-client.ts';
import type { Is } from '../guards.ts';
import { keepToken } from '../token.ts';

/** As the desk's calls give them. */
const PORTION = 25;

interface Loaded<Item> {
  items: readonly Item[];
  hasMore: boolean;
  isLoading: boolean;
  problem: string;
}

export interface Portions<Item> extends Loaded<Item> {
  more(): void;
  /** It is no longer in the list: neither here nor at the desk. */
  drop(item: Item): void;
}

export function usePortions<Item>(ask: AskDesk, path: string, are: Is<Item[]>): Portions<Item> {
  const [loaded, setLoaded] = useState<Loaded<Item>>({ items: [], hasMore: false, isLoading: true, problem: '' });

  const load = useCallback(
    async (shown: readonly Item[], isWanted: () => boolean): Promise<void> => {
      setLoaded((before) => ({ ...before, isLoading: true, problem: '' }));
      const outcome = await ask(`${path}?offset=${shown.length}&limit=${PORTION}`, are);
      if (!isWanted()) return;
      if (outcome.ok)
        setLoaded({
          items: [...shown, ...outcome.data],
          hasMore: outcome.data.length === PORTION,
          isLoading: false,
          problem: '',
        });
      else if (outcome.kind === 'token') keepToken('');
      else setLoaded((before) => ({ ...before, isLoading: false, problem: `${outcome.message}.` }));
    },
    [ask, path, are],
  );

  useEffect(() => {
    let wanted = true;
    void load([], () => wanted);
    return () => {
      wanted = false;
    };
  }, [load]);

  return {
    ...loaded,
    more: () => void load(loaded.items, () => true),
    drop: (item) => setLoaded((before) => ({ ...before, items: before.items.filter((each) => each !== item) })),
  };
}
