/** What prices over time come to: how low they were lately, and what they were on average. */
import type { Prices } from './offer.ts';
import styles from './PriceHistory.module.css';
import { averageText, priceText } from './price-text.ts';

export function PriceFacts({ prices }: { prices: Prices }) {
  const facts = factsOf(prices);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was not followed for long enough is not told. */
const factsOf = ({ lowest30, lowest90, average90 }: Prices): [name: string, amount: string][] => [
  ...fact('30-day low', lowest30, priceText),
  ...fact('90-day low', lowest90, priceText),
  ...fact('90-day average', average90, averageText),
];

const fact = (
  name: string,
  cents: number | undefined,
  text: (cents: number) => string,
): [name: string, amount: string][] => (cents === undefined ? [] : [[name, text(cents)]]);
