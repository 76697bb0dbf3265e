/** Newsletters on the brand's colour: some of them, and the way to all. */
import { Hed, MoreLink, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import styles from './NewsletterBand.module.css';
import { type NewsletterLink, NewsletterLinks } from './NewsletterLinks.tsx';

interface NewsletterBandProps {
  title: string;
  newsletters: NewsletterLink[];
}

export function NewsletterBand({ title, newsletters }: NewsletterBandProps) {
  return (
    <section className={styles.band} data-band aria-label="Newsletters">
      <Wrap className={styles.inner}>
        <Hed as="h2" size="1" className={styles.title}>
          {title}
        </Hed>
        <div>
          <NewsletterLinks newsletters={newsletters} />
          <MoreLink href={pathTo('newsletters', {})}>All newsletters</MoreLink>
        </div>
      </Wrap>
    </section>
  );
}
