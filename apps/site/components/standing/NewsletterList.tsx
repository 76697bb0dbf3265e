/** Newsletters to choose from, below each other: name, rhythm, what it is, and the way to its newest issue. */
import { Dek, Hed, Meta, MoreLink, TickBox, VisuallyHidden } from '@masthead/ui';
import { Picture } from '../picture/Picture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';
import { NEWSLETTER_FIELD } from '../sign-up/sign-up.ts';
import styles from './NewsletterList.module.css';

export interface NewsletterEntry {
  slug: string;
  name: string;
  tagline: string;
  description: string;
  /** "Thursdays", "Daily", "As it happens". */
  sent: string;
  recommended: boolean;
  issueHref: string;
  picture?: ShownPicture;
}

interface NewsletterListProps {
  newsletters: NewsletterEntry[];
  /** Slugs. */
  chosen: readonly string[];
  /** The reader goes on here. */
  focused: boolean;
}

export function NewsletterList({ newsletters, chosen, focused }: NewsletterListProps) {
  return (
    <ul className={styles.list}>
      {newsletters.map((newsletter, index) => (
        <li className={styles.item} key={newsletter.slug}>
          <Row newsletter={newsletter} chosen={chosen.includes(newsletter.slug)} focused={focused && index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  newsletter: NewsletterEntry;
  chosen: boolean;
  focused: boolean;
}

function Row({ newsletter, chosen, focused }: RowProps) {
  const { slug, name, tagline, description, sent, recommended, issueHref, picture } = newsletter;
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <Hed as="h2" size="3">
          <TickBox name={NEWSLETTER_FIELD} value={slug} defaultChecked={chosen} autoFocus={focused}>
            {name}
          </TickBox>
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
