/** Stories that belong to what a text just said. */
import type { CardStory } from '../../cards/card-story.ts';

export interface RelatedLinksData {
  title: string;
  stories: readonly CardStory[];
}
