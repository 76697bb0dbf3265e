/** Stories by their ids; those that are not there (any more) are left out. */
import { z } from 'zod';
import type { RelatedLinksData } from '../../components/body/related-links/data.ts';
import { element, found, words } from './element.ts';

export const relatedLinks = element(
  z.object({ stories: words, title: words.default('Read more') }),
  ({ stories: ids, title }, { data, view }): RelatedLinksData | undefined => {
    const names = new Set(ids.split(',').map((id) => id.trim()));
    const stories = [...names].flatMap((id) => found(data?.stories, id) ?? []);
    return stories.length > 0 ? { title, stories: view.cards(stories) } : undefined;
  },
);
