/** The one fact of a card: what the story is known by, else who wrote it, how old it is, or how long it takes to read. */
import type { Instant } from '@masthead/model';
import { Fact, Meta } from '@masthead/ui';
import { RelativeTime } from '../time/RelativeTime.tsx';
import type { CardStory } from './card-story.ts';
import { OwnFact } from './OwnFact.tsx';

export type CardFactChoice = { kind: 'byline' } | { kind: 'reading' } | { kind: 'age'; now: Instant };

export function CardFact({ story, fact }: { story: CardStory; fact: CardFactChoice }) {
  if (story.fact) return <OwnFact fact={story.fact} />;
  if (fact.kind === 'reading') {
    return (
      <Fact>
        {story.byline && `${story.byline}, `}
        {story.readingMinutes} min read
      </Fact>
    );
  }
  if (fact.kind === 'byline') return story.byline ? <Meta>{story.byline}</Meta> : null;
  return (
    <Meta>
      {story.byline && `${story.byline}, `}
      <RelativeTime instant={story.publishedAt} now={fact.now} />
    </Meta>
  );
}
