/** Stories of any kind by their ids, with what each is known by; those that are not there (any more) are left out. */
import type { Show } from './element.ts';
import { storiesNamed } from './stories-named.ts';

export const storyList: Show<'cross_content_listicle'> = ({ stories, title = 'What to read' }, told) => {
  const found = storiesNamed(stories, told);
  return found.length > 0 ? { title, stories: told.view.cards(found, 'thumb') } : undefined;
};
