/** The prices that a text names: "$1,299" and "$24.99", not "$2 million". */
const PRICE = /\$(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(?![\d.,]*\d)(?!\s*(?:k\b|bn\b|m\b|million|billion|trillion))/gi;

/** In cents, in their order. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(PRICE)].map(
    ([, dollars = '', cents = '0']) => Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
  );
