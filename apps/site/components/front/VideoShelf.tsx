/** Videos in the dark: the newest large, the others beside it. */
import { Section } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import { Card } from '../cards/Card.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { ListLines } from '../cards/ListLines.tsx';
import styles from './VideoShelf.module.css';

interface VideoShelfProps {
  title: string;
  note?: string | undefined;
  more?: Link | undefined;
  videos: readonly CardStory[];
}

export function VideoShelf({ title, note, more, videos: [first, ...others] }: VideoShelfProps) {
  if (!first) return null;
  return (
    <div className={styles.theatre} data-band>
      <Section title={title} note={note} more={more}>
        <div className={styles.videos}>
          <Card story={first} size="2" kicker={false} fact={{ kind: 'byline' }} />
          <ListLines className={styles.others}>
            {others.map((video) => (
              <Card key={video.id} story={video} size="5" row kicker={false} fact={{ kind: 'byline' }} />
            ))}
          </ListLines>
        </div>
      </Section>
    </div>
  );
}
