/** A list of stories of any kind, in the order of its editors. */
import type { CardStory } from '../../cards/card-story.ts';

export interface StoryListData {
  title: string;
  stories: readonly CardStory[];
}
