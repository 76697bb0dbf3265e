/** What a story offers, ready to be shown. */
import type { Instant, Money } from '@masthead/model';
import type { Link } from '../../base/link.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';
import type { Offer, Prices, SoldOut } from '../product/offer.ts';

/** Whether a price is a good one, by what was paid before. */
export type Advice = 'buy' | 'fair' | 'wait';

export interface Deal {
  id: string;
  name: string;
  /** Where its product is read about, and its picture. */
  product?: { link: Link; picture?: ShownPicture };
  /** With the code, where there is one. */
  price?: Money;
  /** Only where it is higher. */
  listPrice?: Money;
  /** Where it is to be had; absent when the shop has none left, or no shop has it. */
  offer?: Offer;
  /** The shop that has none left. */
  soldOut?: SoldOut;
  code?: string;
  terms?: string;
  ends?: { at: Instant; text: string };
  advice?: Advice;
  prices?: Prices;
}

export const hasEnded = ({ ends }: Pick<Deal, 'ends'>, now: Instant): boolean => ends !== undefined && ends.at <= now;
