/** Stories of any kind by their ids, with what each is known by; those that are not there (any more) are left out. */
import { z } from 'zod';
import type { StoryListData } from '../../components/body/story-list/data.ts';
import { element, words } from './element.ts';
import { storiesNamed } from './stories-named.ts';

export const storyList = element(
  z.object({ stories: words, title: words.default('What to read') }),
  ({ stories: ids, title }, told): StoryListData | undefined => {
    const stories = storiesNamed(ids, told);
    return stories.length > 0 ? { title, stories: told.view.cards(stories, 'thumb') } : undefined;
  },
);
