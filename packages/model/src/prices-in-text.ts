/** The prices that a text names: "$1,299" and "$24.99", not "$2 million". */
const PRICE = /\$(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(?![\d.,]*\d)(?!\s*(?:k\b|bn\b|m\b|million|billion|trillion))/gi;

export interface NamedPrice {
  cents: number;
  /** Where it begins and ends. */
  from: number;
  to: number;
}

/** In their order. */
export const pricesIn = (text: string): NamedPrice[] =>
  Array.from(text.matchAll(PRICE), ({ 0: { length }, 1: dollars = '', 2: cents = '0', index }) => ({
    cents: Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
    from: index,
    to: index + length,
  }));

/** In cents. */
export const amountsIn = (text: string): number[] => pricesIn(text).map(({ cents }) => cents);
