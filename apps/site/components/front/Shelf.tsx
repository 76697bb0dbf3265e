/** A shelf of the front page, on bench: best lists side by side, and an index of further ones. */
import { Section } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import { Card } from '../cards/Card.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { BestPick } from './BestPick.tsx';
import type { ListPick } from './list-pick.ts';
import { type PickEntry, PickIndex } from './PickIndex.tsx';
import styles from './Shelf.module.css';

/** A best list; one that recommends nothing yet is a story like any other. */
export type ShelfStory = CardStory & { pick?: ListPick };

interface ShelfProps {
  title: string;
  note?: string | undefined;
  more?: Link | undefined;
  stories: readonly ShelfStory[];
  index: PickEntry[];
}

export function Shelf({ title, note, more, stories, index }: ShelfProps) {
  return (
    <Section title={title} note={note} more={more} band>
      <div className={styles.shelf}>
        {stories.map((story) =>
          story.pick ? (
            <BestPick key={story.id} story={story} pick={story.pick} />
          ) : (
            <Card key={story.id} story={story} size="3" blank="4x3" fact={{ kind: 'byline' }} />
          ),
        )}
      </div>
      {index.length > 0 && <PickIndex entries={index} />}
    </Section>
  );
}
