/** Four cards side by side, as they follow a story or stand on the error page. */
import type { Instant } from '@masthead/model';
import { Grid } from '@masthead/ui';
import { Card } from './Card.tsx';
import type { CardStory } from './card-story.ts';

interface CardGridProps {
  stories: CardStory[];
  /** Without it the cards have no byline. */
  now?: Instant;
}

export function CardGrid({ stories, now }: CardGridProps) {
  return (
    <Grid columns={4}>
      {stories.map((story) => (
        <Card
          key={story.id}
          story={story}
          size="3"
          ratio="3x2"
          fact={now === undefined ? undefined : { kind: 'byline', now }}
          sizes="(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 100vw"
        />
      ))}
    </Grid>
  );
}
