/** A section's name, what it is about, and the way to all of it. It stands in the rail from 1440 px. */
import { Hed } from './Hed.tsx';
import { MoreLink } from './MoreLink.tsx';
import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  title: string;
  as?: 'h1' | 'h2';
  /** What it is about, in a sentence or two. */
  note?: string | undefined;
  more?: { label: string; href: string } | undefined;
}

export function SectionHead({ title, as = 'h2', note, more }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Hed as={as} size="2" className={styles.title}>
        {title}
      </Hed>
      {note && <p className={styles.note}>{note}</p>}
      {more && (
        <div className={styles.more}>
          <MoreLink href={more.href}>{more.label}</MoreLink>
        </div>
      )}
    </div>
  );
}
