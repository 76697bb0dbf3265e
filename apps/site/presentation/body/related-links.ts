/** Stories by their ids; those that are not there (any more) are left out. */
import { z } from 'zod';
import type { RelatedLinksData } from '../../components/body/related-links/data.ts';
import { element, words } from './element.ts';
import { storiesNamed } from './stories-named.ts';

export const relatedLinks = element(
  z.object({ stories: words, title: words.default('Read more') }),
  ({ stories: ids, title }, told): RelatedLinksData | undefined => {
    const stories = storiesNamed(ids, told);
    return stories.length > 0 ? { title, stories: told.view.cards(stories) } : undefined;
  },
);
