/** Whether to buy now, by what it cost in ninety days: the three answers side by side, ours marked, and the reason. */
import type { Money } from '@masthead/model';
import { classes } from '@masthead/ui';
import type { Prices } from '../product/offer.ts';
import { averageText, priceText } from '../product/price-text.ts';
import styles from './Advice.module.css';
import type { Advice as Answer } from './deal.ts';

const ANSWERS: readonly [answer: Answer, words: string][] = [
  ['wait', 'Wait'],
  ['fair', 'Fair price'],
  ['buy', 'Buy now'],
];

interface AdviceProps {
  price: Money;
  advice: Answer | undefined;
  prices: Prices | undefined;
}

export function Advice({ price, advice, prices }: AdviceProps) {
  if (!advice || !prices) return <p className={styles.unknown}>{NOT_FOLLOWED}</p>;
  return (
    <section aria-label="Is it a good price?">
      <ul className={styles.answers}>
        {ANSWERS.map(([answer, words]) => (
          <li
            key={answer}
            className={classes(answer === advice && styles[answer])}
            aria-current={answer === advice || undefined}
          >
            {words}
          </li>
        ))}
      </ul>
      <p className={styles.why}>{reasonFor(price, advice, prices)}</p>
    </section>
  );
}

const NOT_FOLLOWED = 'We have not followed this price for 90 days, so we do not say whether it is a good one.';

function reasonFor(price: Money, advice: Answer, { lowest90 = 0, average90 = 0 }: Prices): string {
  const typical = `the average of the last 90 days, ${averageText(average90)}`;
  if (advice === 'wait') return `This is more than ${typical}.`;
  if (advice === 'buy') return `It has not been cheaper in 90 days, and it is below ${typical}.`;
  if (price.cents > lowest90) return `This is not more than ${typical}, but it has been ${priceText(lowest90)}.`;
  return 'This is what it has cost for 90 days.';
}
