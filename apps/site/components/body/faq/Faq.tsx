/** Questions and answers, folded: a reader opens those that are theirs. It needs no script. */
import type { FaqData } from './data.ts';
import styles from './Faq.module.css';

export function Faq({ data: { title, items } }: { data: FaqData }) {
  return (
    <section className={styles.faq} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {items.map(({ question, answer }) => (
        <details className={styles.item} key={question}>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
