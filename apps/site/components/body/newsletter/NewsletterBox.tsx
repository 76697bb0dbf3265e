/** A newsletter that a text recommends, in the brand's colour. */
import { Hed, Icon } from '@masthead/ui';
import type { NewsletterBoxData } from './data.ts';
import styles from './NewsletterBox.module.css';

export function NewsletterBox({ data: { name, tagline, sent, href } }: { data: NewsletterBoxData }) {
  return (
    <aside className={styles.box} aria-label="Newsletter">
      <Hed as="p" size="3">
        {name}
      </Hed>
      {tagline && <p>{tagline}</p>}
      <p className={styles.way}>
        <a className={styles.link} href={href}>
          Get the newsletter <Icon name="arrow" small />
        </a>
        {sent && <span>{sent}</span>}
      </p>
    </aside>
  );
}
