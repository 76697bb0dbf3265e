/** Prices in a query: "robot vacuum under 300" asks for robot vacuums, and for those that cost so much. */
import { type Word, wordsOf } from './words.ts';

/** In cents, both included. */
export interface PriceRange {
  least?: number;
  most?: number;
}

interface Priced {
  price: PriceRange;
  /** The part of the query that says so. */
  start: number;
  end: number;
}

const AMOUNT = String.raw`(\$\s?)?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d\d)?(k\b)?`;
const CURRENCY = String.raw`(?:\s?(dollars?|usd|bucks)\b)?`;
const MOST = 'under|below|less than|cheaper than|up to|at most|no more than|maximum|max';
const LEAST = 'over|above|more than|at least|starting at';

const BETWEEN = new RegExp(String.raw`\b(?:between|from)\s+${AMOUNT}\s*(?:and|to|-|–)\s*${AMOUNT}${CURRENCY}`, 'i');
const SPAN = new RegExp(String.raw`(?<![\w$])(\$\s?)(\d{1,7})()\s*(?:-|–|to)\s*${AMOUNT}${CURRENCY}`, 'i');
const ONE_END = new RegExp(String.raw`(?:\b(?:(${MOST})|(${LEAST}))\s+|([<>])\s*)${AMOUNT}${CURRENCY}`, 'i');

/** After a number without a currency these say what it counts, and that is no money. */
const UNIT =
  /^\s?-?(?:%|"|°|(?:percent|g|kg|grams?|kilograms?|pounds?|lbs?|oz|ounces?|mm|cm|m|km|meters?|metres?|kilometers?|kilometres?|miles?|inch|inches|in|feet|ft|w|watts?|kw|kwh|v|volts?|mah|hz|mhz|ghz|kb|mb|gb|tb|mbps|gbps|fps|mph|db|decibels?|nits|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|people|people's|square)\b)/i;

/** A smaller number without a currency is an age, a score or a size more often than a price: "over 65". */
const SMALLEST_BARE = { most: 20, least: 100 } as const;
const CENTS = 100;

interface Amount {
  cents: number;
  hasCurrency: boolean;
}

function amountOf(sign: string | undefined, digits: string | undefined, thousands: string | undefined): Amount {
  const number = Number(digits?.replaceAll(',', '')) * (thousands ? 1000 : 1);
  return { cents: number * CENTS, hasCurrency: sign !== undefined };
}

/** The price that a query names, and where; none when it names none. */
export function priceIn(text: string): Priced | undefined {
  return between(text, BETWEEN) ?? between(text, SPAN) ?? oneEnd(text);
}

function between(text: string, pattern: RegExp): Priced | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [whole, sign, digits, thousands, otherSign, otherDigits, otherThousands, currency] = match;
  const first = amountOf(sign, digits, thousands);
  const second = amountOf(otherSign, otherDigits, otherThousands);
  const hasCurrency = first.hasCurrency || second.hasCurrency || currency !== undefined;
  const span = { start: match.index, end: match.index + whole.length };
  if (!isMoney({ cents: second.cents, hasCurrency }, 'most', text.slice(span.end)) || first.cents > second.cents)
    return undefined;
  return { price: { least: first.cents, most: second.cents }, ...span };
}

function oneEnd(text: string): Priced | undefined {
  const match = ONE_END.exec(text);
  if (!match) return undefined;
  const [whole, most, , arrow, sign, digits, thousands, currency] = match;
  const { cents, hasCurrency } = amountOf(sign ?? currency, digits, thousands);
  const span = { start: match.index, end: match.index + whole.length };
  const end = most !== undefined || arrow === '<' ? 'most' : 'least';
  if (!isMoney({ cents, hasCurrency }, end, text.slice(span.end))) return undefined;
  return { price: { [end]: cents }, ...span };
}

const isMoney = ({ cents, hasCurrency }: Amount, end: keyof PriceRange, rest: string): boolean =>
  hasCurrency || (cents >= SMALLEST_BARE[end] * CENTS && !UNIT.test(rest) && !/^[\d.]/.test(rest));

/** The numbers of a price: stories that name them are welcome, though none has to. */
export const numbersIn = (text: string, { start, end }: Priced): Word[] =>
  wordsOf(text).filter((word) => word.start >= start && word.end <= end && /^\d+$/.test(word.folded));
