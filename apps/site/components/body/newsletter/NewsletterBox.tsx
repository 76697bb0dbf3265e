/** A newsletter that a text recommends, in the brand's colour, with the form to get it. */
import { Button, Hed } from '@masthead/ui';
import { AddressField } from '../../sign-up/AddressField.tsx';
import { NEWSLETTER_FIELD } from '../../sign-up/sign-up.ts';
import type { NewsletterBoxData } from './data.ts';
import styles from './NewsletterBox.module.css';

export function NewsletterBox({ data: { slug, name, tagline, sent, href } }: { data: NewsletterBoxData }) {
  return (
    <aside className={styles.box} aria-label="Newsletter">
      <Hed as="p" size="3">
        {name}
      </Hed>
      {tagline && <p>{tagline}</p>}
      <form className={styles.form} action={href} method="post">
        <input type="hidden" name={NEWSLETTER_FIELD} value={slug} />
        <AddressField />
        <Button type="submit">Sign up</Button>
      </form>
      <p className={styles.way}>
        {sent && <span>{sent}</span>}
        <a className={styles.link} href={href}>
          All newsletters
        </a>
      </p>
    </aside>
  );
}
