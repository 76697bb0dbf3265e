/** Newsletters below each other: name, rhythm, what it is, and the way to its newest issue. */
import { Dek, Hed, Meta, MoreLink, VisuallyHidden } from '@masthead/ui';
import { Picture } from '../picture/Picture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';
import styles from './NewsletterList.module.css';

export interface NewsletterEntry {
  name: string;
  tagline: string;
  description: string;
  /** "Thursdays", "Daily", "As it happens". */
  sent: string;
  recommended: boolean;
  issueHref: string;
  picture?: ShownPicture;
}

export function NewsletterList({ newsletters }: { newsletters: NewsletterEntry[] }) {
  return (
    <ul className={styles.list}>
      {newsletters.map((newsletter) => (
        <li className={styles.item} key={newsletter.issueHref}>
          <Row newsletter={newsletter} />
        </li>
      ))}
    </ul>
  );
}

function Row({ newsletter }: { newsletter: NewsletterEntry }) {
  const { name, tagline, description, sent, recommended, issueHref, picture } = newsletter;
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <Hed as="h2" size="3">
          {name}
        </Hed>
        <Meta as="span">
          {sent}
          {recommended && ', recommended'}
        </Meta>
      </div>
      <Dek small className={styles.tagline}>
        {tagline}
      </Dek>
      <p className={styles.description}>{description}</p>
      <p>
        <MoreLink href={issueHref}>
          Read the newest issue<VisuallyHidden> of {name}</VisuallyHidden>
        </MoreLink>
      </p>
      {picture && <Picture picture={picture} className={styles.picture} />}
    </article>
  );
}
