/** Four cards side by side, as they follow a story or stand on the error page. */
import { Grid } from '@masthead/ui';
import { Kept } from '../../base/Kept.tsx';
import { Card } from './Card.tsx';
import type { CardStory } from './card-story.ts';

interface CardGridProps {
  stories: readonly CardStory[];
  byline?: boolean;
}

export function CardGrid({ stories, byline = false }: CardGridProps) {
  return (
    <Kept of={stories} as={byline ? 'grid with bylines' : 'grid'}>
      <Grid columns={4}>
        {stories.map((story) => (
          <Card key={story.id} story={story} size="3" blank="3x2" fact={byline ? { kind: 'byline' } : undefined} />
        ))}
      </Grid>
    </Kept>
  );
}
