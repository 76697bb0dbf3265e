/** A deal to what lists of deals show. */
import { type Instant, type StorySummary, USD } from '@masthead/model';
import type { DealCard } from '../../components/deal/deal-card.ts';
import { isLowest, type PricedAt, sparkOf } from '../../components/deal/spark.ts';
import type { SlotName } from '../../components/picture/slots.ts';
import type { View } from './view.ts';

/** Whether a story still offers something; one that does not say until when does. */
export const stillOffers = ({ deal }: StorySummary, now: Instant): boolean =>
  deal?.ends === undefined || now < deal.ends;

/** When the next of the deals that are running ends: until then a page that lists them holds. */
export function nextDealEnd(stories: readonly StorySummary[], now: Instant): Instant | undefined {
  const ends = stories.flatMap(({ deal }) => (deal?.ends !== undefined && now < deal.ends ? [deal.ends] : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

export function dealCard(story: StorySummary, view: View, now: Instant, slot?: SlotName): DealCard {
  const card = view.card(story, slot);
  if (!story.deal) return card;
  const { merchant, price, history } = story.deal;
  const prices = history.map(pricedAt);
  const spark = sparkOf(prices, now);
  return { ...card, ...(merchant && { shop: shopLine(merchant, price, prices) }), ...(spark && { spark }) };
}

const pricedAt = ({ date, price }: { date: string; price: number }): PricedAt => ({
  at: Date.parse(`${date}T12:00:00Z`),
  price: { cents: Math.round(price * 100), currency: USD },
});

function shopLine(merchant: string, cents: number, prices: readonly PricedAt[]): string {
  return isLowest({ cents, currency: USD }, prices) ? `At ${merchant}. The lowest we have seen` : `At ${merchant}`;
}
