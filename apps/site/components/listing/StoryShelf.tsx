/** Stories of a laid-out page, as its editors want them to look: one large, side by side, or below each other. */
import type { Instant } from '@masthead/model';
import { Grid } from '@masthead/ui';
import { Card } from '../cards/Card.tsx';
import { CardGrid } from '../cards/CardGrid.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { River } from './River.tsx';
import styles from './StoryShelf.module.css';

interface StoryShelfProps {
  view: 'hero' | 'grid' | 'list' | 'shelf';
  stories: readonly CardStory[];
  now: Instant;
  /** The page's first shelf: its picture is waited for. */
  first: boolean;
}

export function StoryShelf({ view, stories, now, first }: StoryShelfProps) {
  if (view === 'list') return <River stories={stories} now={now} />;
  if (view === 'shelf') return <CardGrid stories={stories} byline />;
  const cards = stories.map((story, index) => (
    <Card
      key={story.id}
      story={story}
      size={view === 'hero' ? '1' : '3'}
      blank="16x9"
      dek
      priority={first && index === 0}
      fact={{ kind: 'reading' }}
    />
  ));
  if (view === 'hero') return <div className={styles.hero}>{cards}</div>;
  return <Grid columns={stories.length % 4 === 0 ? 4 : 3}>{cards}</Grid>;
}
