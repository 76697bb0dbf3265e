/** What a reader compares, by rank, while the page is open. */
import { useState } from 'react';
import type { PickData } from '../body/pick/data.ts';
import type { Offer } from '../product/offer.ts';
import { type Compared, NOTHING_COMPARED, productsOf, withoutProduct, withProduct } from './compared.ts';

export interface Comparing {
  chosen: readonly PickData[];
  isChosen(pick: PickData): boolean;
  add(pick: PickData): void;
  remove(pick: PickData): void;
  clear(): void;
}

export function useCompared(picks: readonly PickData[]): Comparing {
  const [compared, setCompared] = useState<Compared<number, Offer>>(NOTHING_COMPARED);
  const ranks = productsOf(compared);
  return {
    chosen: ranks.flatMap((rank) => picks.find((pick) => pick.rank === rank) ?? []),
    isChosen: ({ rank }) => ranks.includes(rank),
    add: ({ rank, offers: [best] }) => setCompared((now) => withProduct(now, rank, best)),
    remove: ({ rank }) => setCompared((now) => withoutProduct(now, rank)),
    clear: () => setCompared(NOTHING_COMPARED),
  };
}
