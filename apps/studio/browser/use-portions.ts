/** Loads a list of the desk, a portion at a time. What is in it is known by its key, however the list moves meanwhile. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AskDesk, sentenceOf } from './desk-client.ts';
import type { Is } from './guards.ts';

/** As every list of the desk gives them, unless told otherwise. */
const PORTION = 25;

/** Which list. It is loaded anew when this is another object. */
export interface PortionedList<Item> {
  /** Where what follows is asked for; it may overlap what is shown. */
  pathAfter(shown: readonly Item[]): string;
  are: Is<Item[]>;
  keyOf(item: Item): string | number;
}

interface Loaded<Item> {
  items: readonly Item[];
  hasMore: boolean;
  isLoading: boolean;
  problem: string;
}

export interface Portions<Item> extends Loaded<Item> {
  more(): void;
  /** Looks at its beginning again: something may have come. */
  refresh(): void;
  /** One of them is like this by now. */
  put(item: Item): void;
  /** It is no longer in the list: neither here nor at the desk. */
  drop(item: Item): void;
}

const NOTHING_YET: Loaded<never> = { items: [], hasMore: false, isLoading: true, problem: '' };

/** By number: the portion before is asked for again, since what has moved up into it would be skipped. */
export const byOffset =
  (path: string, query: Readonly<Record<string, string>> = {}) =>
  ({ length }: readonly unknown[]): string => {
    const offset = Math.max(0, length - PORTION);
    return `${path}?${new URLSearchParams({ ...query, offset: `${offset}`, limit: `${length - offset + PORTION}` })}`;
  };

export function usePortions<Item>(ask: AskDesk, list: PortionedList<Item>): Portions<Item> {
  const [loaded, setLoaded] = useState<Loaded<Item>>(NOTHING_YET);
  const wanted = useRef(list);

  const load = useCallback(
    async (shown: readonly Item[]): Promise<void> => {
      setLoaded((before) => ({ ...before, isLoading: true, problem: '' }));
      const outcome = await ask(list.pathAfter(shown), list.are);
      if (wanted.current !== list) return;
      setLoaded((before) =>
        outcome.ok
          ? {
              items: merged(before.items, outcome.data, list.keyOf),
              hasMore: outcome.next !== undefined,
              isLoading: false,
              problem: '',
            }
          : { ...before, isLoading: false, problem: sentenceOf(outcome) },
      );
    },
    [ask, list],
  );

  useEffect(() => {
    wanted.current = list;
    setLoaded(NOTHING_YET);
    void load([]);
  }, [list, load]);

  const change = (items: (before: readonly Item[]) => readonly Item[]): void =>
    setLoaded((before) => ({ ...before, items: items(before.items) }));

  return {
    ...loaded,
    more: () => void load(loaded.items),
    refresh: () => void load([]),
    put: (item) => change((before) => merged(before, [item], list.keyOf)),
    drop: (item) => change((before) => before.filter((each) => list.keyOf(each) !== list.keyOf(item))),
  };
}

/** Each once, where it stood, as it came last. */
export const merged = <Item>(
  shown: readonly Item[],
  came: readonly Item[],
  keyOf: (item: Item) => string | number,
): Item[] => [...new Map([...shown, ...came].map((item) => [keyOf(item), item])).values()];
