/** What a letter looks like: the first lines of a newsletter's newest issue, and the way to all of it. */
import { Dek, MoreLink, VisuallyHidden } from '@masthead/ui';
import type { CardStory } from '../cards/card-story.ts';
import styles from './NewestIssue.module.css';

export interface IssueSample {
  newsletter: string;
  href: string;
  /** What it opens with. */
  lead: Pick<CardStory, 'headline' | 'dek'>;
  /** What follows, by headline. */
  further: string[];
}

export function NewestIssue({ issue: { newsletter, href, lead, further } }: { issue: IssueSample }) {
  return (
    <section className={styles.box} aria-labelledby="newest-issue">
      <h2 className={styles.title} id="newest-issue">
        Newest in {newsletter}
      </h2>
      <p className={styles.lead}>{lead.headline}</p>
      {lead.dek && <Dek small>{lead.dek}</Dek>}
      {further.length > 0 && (
        <ul className={styles.further}>
          {further.map((headline) => (
            <li className={styles.line} key={headline}>
              {headline}
            </li>
          ))}
        </ul>
      )}
      <MoreLink href={href}>
        Read the issue<VisuallyHidden> of {newsletter}</VisuallyHidden>
      </MoreLink>
    </section>
  );
}
