/** Amounts of cents as readers see them. */
import { formatMoney, USD } from '@masthead/model';

export const priceText = (cents: number): string => formatMoney({ cents, currency: USD });

const DOLLAR = 100;
/** From here on nobody counts cents. */
const LARGE = 100 * DOLLAR;

/** Of an average, which no shop asks: whole dollars where they say enough. */
export const averageText = (cents: number): string =>
  priceText(cents < LARGE ? cents : Math.round(cents / DOLLAR) * DOLLAR);
