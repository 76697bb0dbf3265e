/** Newsletters: each is chosen and left with one press. */
import { ButtonLink, Dek, Meta, TickBox } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { chooseNewsletters } from '../account/acts.ts';
import { EmptyState } from '../listing/EmptyState.tsx';
import styles from './NewslettersPanel.module.css';
import { PanelHead } from './parts.tsx';

export interface OfferedNewsletter {
  slug: string;
  name: string;
  tagline: string;
  /** "Thursdays" */
  sent: string;
}

interface NewslettersPanelProps {
  offered: readonly OfferedNewsletter[];
  chosen: readonly string[];
  email: string;
}

export function NewslettersPanel({ offered, chosen, email }: NewslettersPanelProps) {
  const toggle = (slug: string, isWanted: boolean) =>
    void chooseNewsletters(isWanted ? [...chosen, slug] : chosen.filter((each) => each !== slug));
  return (
    <>
      <PanelHead title="Newsletters">To {email}. Leaving one takes one press and no reason.</PanelHead>
      {offered.length === 0 && (
        <EmptyState as="h3" title="No newsletters at the moment">
          <ButtonLink kind="line" href={pathTo('newsletters', {})}>
            All newsletters
          </ButtonLink>
        </EmptyState>
      )}
      <ul>
        {offered.map(({ slug, name, tagline, sent }) => (
          <li key={slug} className={styles.letter}>
            <TickBox checked={chosen.includes(slug)} onChange={(event) => toggle(slug, event.target.checked)}>
              {name}
            </TickBox>
            <Meta as="span">{sent}</Meta>
            <Dek small>{tagline}</Dek>
          </li>
        ))}
      </ul>
    </>
  );
}
