/** Internet providers below each other, the best rated first: the rating on the measure, the verdict, the plans. */
import { formatCurrency } from '@masthead/model';
import { Dek, Fact, Hed, Measure, Meta } from '@masthead/ui';
import { Checked } from '../product/Checked.tsx';
import styles from './ProviderList.module.css';
import { formatSpeeds, type ProviderEntry } from './provider.ts';

export function ProviderList({ providers }: { providers: ProviderEntry[] }) {
  return (
    <ol>
      {providers.map((provider) => (
        <li className={styles.provider} key={provider.slug}>
          <Provider {...provider} />
        </li>
      ))}
    </ol>
  );
}

function Provider({ name, type, rating, summary, phone, plans, checkedAt }: ProviderEntry) {
  return (
    <article className={styles.words}>
      <Hed as="h2" size="3" voice="judge">
        {name}
      </Hed>
      <Meta>
        {type}, {phone}
      </Meta>
      {rating === undefined ? (
        <Fact>Not enough reports</Fact>
      ) : (
        <Fact>
          <b>{rating.toFixed(1)}</b>
          <Measure value={rating} size="xs" />
        </Fact>
      )}
      <Dek small>{summary}</Dek>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li className={styles.plan} key={plan.name}>
            <b>{plan.name}</b> {formatCurrency(plan.price)} a month, {formatSpeeds(plan)}
          </li>
        ))}
      </ul>
      <Checked at={checkedAt} several />
    </article>
  );
}
