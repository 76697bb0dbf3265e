/**
 * Prices that a story names of a product and that no shop asks for it today. A price belongs to a product that the same
 * sentence names, or of which alone the story is; what is said to be saved, paid monthly or a limit is no price of it.
 */
import { fromHtml, plainBlocks, textBlocks } from '@masthead/body';
import { formatMoney, type NamedPrice, pricesIn, USD } from '@masthead/model';
import { textsAt } from '../../documents/paths.ts';
import { type StoryDocument, textPathsOf } from '../../kinds/kinds.ts';
import type { ProductRecord } from '../../repositories/products.ts';
import { cheapestOf } from '../deals.ts';
import type { Warning } from './warning.ts';

/** Where documents of any kind have lines in which prices are named. */
const LINES = [
  'headline',
  'dek',
  'promo.headline',
  'promo.dek',
  'seo.title',
  'seo.description',
  'seo.ogTitle',
  'seo.ogDescription',
  'listicle.*.summary',
  'versus.call',
  'review.bottomLine',
] as const;

export interface PriceText {
  field: string;
  text: string;
  /** It speaks of the whole story, and so of its one product without its name. */
  ofStory: boolean;
}

/** The lines and paragraphs of a document that name a price. Tables name those of others beside each other. */
export function priceTextsOf(document: StoryDocument): PriceText[] {
  const lines = LINES.flatMap((path) => textsAt(document, path).map((found) => ({ ...found, ofStory: true })));
  const paragraphs = textPathsOf(document)
    .flatMap((path) => textsAt(document, path))
    .filter(({ text }) => text.includes('$'))
    .flatMap(({ field, text }) =>
      textBlocks(fromHtml(text).body)
        .filter(({ kind }) => kind !== 'table')
        .map((block) => ({ field, text: plainBlocks([block]), ofStory: false })),
    );
  return [...lines, ...paragraphs].filter(({ text }) => pricesIn(text).length > 0);
}

/** Nobody mends more before saving again. */
const MOST_TOLD = 20;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

export function priceWarnings(
  document: StoryDocument,
  texts: readonly PriceText[],
  products: readonly ProductRecord[],
): Warning[] {
  const own = dealPricesOf(document);
  const found = texts.flatMap(({ field, text, ofStory }) =>
    Array.from(sentences.segment(text), ({ segment }) => segment).flatMap((sentence) => {
      const meant = meantIn(sentence, products, ofStory);
      return meant.length === 0 ? [] : wrongIn(sentence, meant, own).map((cents) => warning(field, cents, meant));
    }),
  );
  const byWords = new Map(found.map((each) => [`${each.field} ${each.message}`, each]));
  return [...byWords.values()].slice(0, MOST_TOLD);
}

function meantIn(sentence: string, products: readonly ProductRecord[], ofStory: boolean): readonly ProductRecord[] {
  const words = sentence.toLowerCase();
  const named = products.filter(({ name }) => words.includes(name.toLowerCase()));
  return named.length === 0 && ofStory && products.length === 1 ? products : named;
}

/** With a code a thing costs what the story says. */
const dealPricesOf = (document: StoryDocument): number[] =>
  'deals' in document ? document.deals.flatMap(({ price }) => (price === null ? [] : [Math.round(price * 100)])) : [];

/** "$80 off", "$4 a month", "another $450": an amount, and no price of the thing. */
const NO_PRICE_BEFORE =
  /(?:\b(?:under|over|above|below|than|by|another|extra|sav(?:e|es|ed|ing)|credit\w*|worth|nearly|about|around))\s*$|\$[\d,.]+\s*(?:to|–|-)\s*$/i;
const NO_PRICE_AFTER =
  /^\s*(?:off|more|less|under|below|above|over|cheaper|dearer|extra|discount|credit|fee|saving|an?\s|per\b|each\b|every\b|\/|–|-|to\s)/i;
/** What was asked before is no price of today and need not be. */
const PAST = /\b(?:was|were|been|had|cost|raised|fell|dropped|cut|before|until|ago|usual|launched)\b/i;
/** Whoever says what a price is not does not say what it is. */
const DENIED = /\b(?:never|nobody|ignore)\b/i;

function wrongIn(sentence: string, products: readonly ProductRecord[], own: readonly number[]): number[] {
  if (DENIED.test(sentence)) return [];
  const asked = new Set([...products.flatMap(askedNow), ...own]);
  const before = PAST.test(sentence) ? products.flatMap((product) => product.priceChanges.map(centsOf)) : [];
  const known = new Set([...asked, ...before]);
  return pricesIn(sentence)
    .filter((price) => isOfThing(sentence, price) && isLike(price.cents, asked))
    .map(({ cents }) => cents)
    .filter((cents) => !known.has(cents) && !isDifference(cents, asked));
}

/** The words beside a price, as far as they say what it is: a sentence of a thousand prices is not read a thousand times. */
const BESIDE = 24;

const isOfThing = (sentence: string, { from, to }: NamedPrice): boolean =>
  !NO_PRICE_BEFORE.test(sentence.slice(Math.max(0, from - BESIDE), from)) &&
  !NO_PRICE_AFTER.test(sentence.slice(to, to + BESIDE));

/** Less than half of what a thing costs, or more than twice as much, is the price of something else. */
const isLike = (cents: number, asked: ReadonlySet<number>): boolean =>
  cents >= Math.min(...asked) / 2 && cents <= Math.max(...asked) * 2;

const isDifference = (cents: number, asked: ReadonlySet<number>): boolean =>
  [...asked].some((one) => asked.has(one - cents));

const centsOf = ({ price_cents }: { price_cents: number }): number => price_cents;
const askedNow = (product: ProductRecord): number[] => [product.price_cents, ...product.offers.map(centsOf)];

const money = (cents: number): string => formatMoney({ cents, currency: USD });

function warning(field: string, cents: number, products: readonly ProductRecord[]): Warning {
  return { field, message: `says ${money(cents)}, but ${products.map(offerWords).join(', and ')}` };
}

/** "Tansley Book 14 is $599 at Northgate", the cheapest first; what no shop has goes by its list price. */
function offerWords({ name, price_cents, offers }: ProductRecord): string {
  const best = cheapestOf({ offers });
  return best
    ? `${name} is ${money(best.price_cents)} at ${best.merchant}`
    : `the list price of ${name} is ${money(price_cents)}`;
}
