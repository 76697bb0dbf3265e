/** A story that leads a listing: one of a few large cards, of which the first has the picture that the reader waits for. */
import { Card } from './Card.tsx';
import type { CardFactChoice } from './CardFact.tsx';
import type { CardStory } from './card-story.ts';

interface LeadCardProps {
  story: CardStory;
  isFirst: boolean;
  fact: CardFactChoice;
}

export const LeadCard = ({ story, isFirst, fact }: LeadCardProps) => (
  <Card story={story} as="h2" size="2" blank="16x9" dek priority={isFirst} fact={fact} />
);
