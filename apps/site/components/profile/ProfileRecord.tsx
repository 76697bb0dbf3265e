/** What an author has to declare, learnt and won. */
import styles from './ProfileRecord.module.css';
import type { Profile } from './profile.ts';

export function ProfileRecord({ disclosure, record }: Pick<Profile, 'disclosure' | 'record'>) {
  return (
    <>
      {disclosure && (
        <section className={styles.box} aria-label="Disclosure">
          <h2 className={styles.title}>Disclosure</h2>
          <p className={styles.line}>{disclosure}</p>
        </section>
      )}
      {record.map(({ title, lines }) => (
        <section className={styles.box} key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li className={styles.line} key={line}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
