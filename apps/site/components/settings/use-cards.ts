/** Cards of stories by id, asked for as they are shown, and once. */
import { useCallback } from 'react';
import { CARDS_PATH, fetchLists, MOST_CARDS } from '../account/reading-lists.ts';
import type { CardStory } from '../cards/card-story.ts';
import { type Asked, useAsked } from './use-asked.ts';

/** Null: readers cannot see it any more. */
const known = new Map<string, CardStory | null>();

interface Cards extends Pick<Asked<void>, 'problem' | 'again'> {
  of(id: string): CardStory | null | undefined;
}

export function useCards(ids: readonly string[]): Cards {
  const missing = ids.filter((id) => !known.has(id)).slice(0, MOST_CARDS);
  const wanted = missing.join(',');
  const ask = useCallback(async (): Promise<void> => {
    if (wanted === '') return;
    const { stories } = await fetchLists(CARDS_PATH, new URLSearchParams({ ids: wanted }));
    for (const id of wanted.split(',')) known.set(id, stories.find((story) => story.id === id) ?? null);
  }, [wanted]);
  const { problem, again } = useAsked(ask);
  return { of: (id) => known.get(id), problem, again };
}
