/** What the awards page shows. */
import type { CardStory } from '../../components/cards/card-story.ts';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface AwardsPageData extends WithText {
  chosen: readonly CardStory[];
}
