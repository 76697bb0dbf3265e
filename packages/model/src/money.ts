/** Amounts of money: whole cents and their currency. */
import { figuresOf } from './figures.ts';

export interface Money {
  cents: number;
  currency: string;
}

export const USD = 'USD';

export const moneyOf = (amount: number, currency = USD): Money => ({ cents: Math.round(amount * 100), currency });
export const amountOf = ({ cents }: Money): number => cents / 100;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 2 });
  formats.set(currency, format);
  return format;
}

/** "$1,299", "$19.9", "$19.99": no more fraction digits than the amount has. */
export const formatCurrency = (amount: number, currency = USD): string =>
  currency === USD ? formatDollars(amount) : formatOf(currency).format(amount);
export const formatMoney = (money: Money): string => formatCurrency(amountOf(money), money.currency);

/** Nearly all prices are in dollars. */
function formatDollars(amount: number): string {
  const figures = figuresOf(amount, 2).replace(/\.?0+$/, '');
  return `${amount < 0 ? '-' : ''}$${figures}`;
}

/** "$1,299.99" as the number 1299.99; absent if the text is no amount. */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}
