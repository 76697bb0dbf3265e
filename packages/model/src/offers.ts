/** What merchants ask for a product, and where their offers lead. */

import { type Money, moneyOf, parseAmount, USD } from './money.ts';
import { PRICE_ATTRIBUTE } from './names.ts';

interface Offer {
  useMonetization: boolean;
  monetizedUrl?: string | undefined;
  url?: string | undefined;
  rawUrl?: string | undefined;
}

/** The link that earns, if the offer says to use it; else the merchant's own. */
export const offerHref = ({ useMonetization, monetizedUrl, url, rawUrl }: Offer): string | undefined =>
  (useMonetization ? monetizedUrl : undefined) ?? url ?? rawUrl;

interface Priced {
  attributes: readonly { slug?: string | undefined; val: readonly string[] }[];
  priceSummary?: { median?: number | undefined } | undefined;
}

/** The price of a reviewed product: its price attribute in whole dollars, or the median of what merchants ask. */
export function reviewPrice({ attributes, priceSummary }: Priced): Money | undefined {
  const [amount] = attributes
    .filter(({ slug }) => slug === PRICE_ATTRIBUTE)
    .flatMap(({ val }) => val.map(parseAmount))
    .filter((value) => value !== undefined);
  if (amount !== undefined) return moneyOf(Math.round(amount));
  const median = priceSummary?.median;
  return median === undefined ? undefined : { cents: Math.round(median), currency: USD };
}
