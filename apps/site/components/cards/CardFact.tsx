/** The one fact of a card: who wrote it, how old it is, or how long it takes to read. */
import type { Instant } from '@masthead/model';
import { Fact, Meta } from '@masthead/ui';
import { RelativeTime } from '../time/RelativeTime.tsx';
import type { CardStory } from './card-story.ts';

export type CardFactKind = 'byline' | 'age' | 'reading';

interface CardFactProps {
  story: CardStory;
  kind: CardFactKind;
  now: Instant;
}

export function CardFact({ story, kind, now }: CardFactProps) {
  if (kind === 'reading') {
    return (
      <Fact>
        {story.byline && `${story.byline}, `}
        {story.readingMinutes} min read
      </Fact>
    );
  }
  if (kind === 'byline') return story.byline ? <Meta>{story.byline}</Meta> : null;
  return (
    <Meta>
      {story.byline && `${story.byline}, `}
      <RelativeTime instant={story.publishedAt} now={now} />
    </Meta>
  );
}
