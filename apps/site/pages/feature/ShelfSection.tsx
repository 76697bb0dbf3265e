/** A shelf of a laid-out page under its heading: stories, or a text. */
import type { Instant } from '@masthead/model';
import { Dek, Hed, Section } from '@masthead/ui';
import { StoryBody } from '../../components/body/StoryBody.tsx';
import { StoryShelf } from '../../components/listing/StoryShelf.tsx';
import type { FeatureShelf, TextShelf } from './data.ts';
import styles from './ShelfSection.module.css';

interface ShelfSectionProps {
  shelf: FeatureShelf;
  now: Instant;
  /** The page's first shelf: its picture is waited for. */
  first?: boolean;
}

export function ShelfSection({ shelf, now, first = false }: ShelfSectionProps) {
  return (
    <Section title={shelf.heading} more={shelf.kind === 'stories' ? shelf.more : undefined}>
      {shelf.kind === 'stories' ? (
        <StoryShelf view={shelf.view} stories={shelf.stories} now={now} first={first} />
      ) : (
        <TextBlock shelf={shelf} />
      )}
    </Section>
  );
}

export function TextBlock({ shelf: { title, description, body } }: { shelf: TextShelf }) {
  return (
    <div className={styles.text}>
      {title && (
        <Hed as="h3" size="3">
          {title}
        </Hed>
      )}
      {description && <Dek small>{description}</Dek>}
      <StoryBody body={body} />
    </div>
  );
}
