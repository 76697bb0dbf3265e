/** Stories by their ids; those that are not there (any more) are left out. */
import type { Show } from './element.ts';
import { storiesNamed } from './stories-named.ts';

export const relatedLinks: Show<'relatedlinks'> = ({ stories, title = 'Read more' }, told) => {
  const found = storiesNamed(stories, told);
  return found.length > 0 ? { title, stories: told.view.cards(found) } : undefined;
};
