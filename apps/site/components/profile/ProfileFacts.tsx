/** What an author covers, from where, and since when. */
import styles from './ProfileFacts.module.css';
import type { Profile } from './profile.ts';

export function ProfileFacts({ facts }: Pick<Profile, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
