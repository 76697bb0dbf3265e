/** The page of a story that offers something. It holds until the next of its deals ends, or its prices are old. */
import type { Article, Instant } from '@masthead/model';
import { type Deal, hasEnded } from '../../components/deal/deal.ts';
import { pricesHoldUntil } from '../../components/product/prices-hold.ts';
import { dealOf } from '../../presentation/view/deal.ts';
import { marketOf } from '../../presentation/view/product.ts';
import type { ShowForm } from '../article/show-form.ts';
import { alsoDown } from './also-down.ts';
import type { DealPageData } from './data.ts';

export const offersSomething = ({ deals }: Article): boolean => deals.length > 0;

export const dealForm: ShowForm = async (article, data, context) => {
  const { view, now } = context;
  const source = { view, now, data: article.additionalShortcodeData };
  const deals = article.deals.flatMap((deal) => dealOf(deal, source));
  const elsewhere = elsewhereOf(article, deals, now);
  const { beside, tags, until } = await alsoDown(article, context);
  return {
    content: { page: 'deal', data: { ...data, deals, beside, ...(elsewhere && { elsewhere }) } },
    until: nextChange([...deals.flatMap(({ ends }) => ends?.at ?? []), until ?? now], elsewhere?.checkedAt, now),
    tags,
  };
};

/** The other shops; the one of the deal has its button above. */
function elsewhereOf(
  { deals: [wire] }: Article,
  [deal, ...more]: readonly Deal[],
  now: Instant,
): DealPageData['elsewhere'] {
  if (!wire?.product || !deal || more.length > 0 || hasEnded(deal, now)) return undefined;
  const { offers, soldOut, ...checked } = marketOf(wire.product);
  const own = deal.offer?.merchant ?? deal.soldOut?.merchant;
  const others = {
    offers: offers.filter(({ merchant }) => merchant !== own),
    soldOut: soldOut.filter(({ merchant }) => merchant !== own),
  };
  if (others.offers.length + others.soldOut.length === 0) return undefined;
  return { title: `Same ${wire.product.category?.toLowerCase() ?? 'thing'} elsewhere`, ...others, ...checked };
}

function nextChange(ends: readonly Instant[], checkedAt: Instant | undefined, now: Instant): Instant | undefined {
  const ahead = [...ends, pricesHoldUntil(checkedAt, now) ?? now].filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
