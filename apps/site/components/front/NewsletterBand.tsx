/** Newsletters on the brand's colour: some of them to sign up for at once, and the way to all. */
import { Button, Hed, TickBox, VisuallyHidden, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { AddressField } from '../sign-up/AddressField.tsx';
import { NEWSLETTER_FIELD } from '../sign-up/sign-up.ts';
import styles from './NewsletterBand.module.css';

export interface NewsletterChoice {
  slug: string;
  name: string;
  tagline: string;
  /** Its newest issue. */
  href: string;
}

interface NewsletterBandProps {
  title: string;
  newsletters: NewsletterChoice[];
}

export function NewsletterBand({ title, newsletters }: NewsletterBandProps) {
  const all = pathTo('newsletters', {});
  return (
    <section className={styles.band} data-band aria-label="Newsletters">
      <Wrap className={styles.inner}>
        <Hed as="h2" size="1" className={styles.title}>
          {title}
        </Hed>
        <form action={all} method="post">
          <fieldset className={styles.choices}>
            <legend>
              <VisuallyHidden>Newsletters</VisuallyHidden>
            </legend>
            {newsletters.map(({ slug, name }, index) => (
              <TickBox key={slug} name={NEWSLETTER_FIELD} value={slug} defaultChecked={index === 0}>
                {name}
              </TickBox>
            ))}
          </fieldset>
          <div className={styles.join}>
            <AddressField />
            <Button type="submit">Sign up</Button>
          </div>
          <p className={styles.hint}>
            One click to leave. We do not sell your address. <a href={all}>All newsletters</a>
          </p>
        </form>
      </Wrap>
    </section>
  );
}
