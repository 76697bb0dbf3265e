/** The stories of a page that lists them, in their order. */
import type { ListItem } from 'schema-dts';
import { absoluteUrl, type Describe } from './page-facts.ts';

interface ListedStory {
  headline: string;
  href: string;
}

/** Undefined for a page without any. */
export const storyList =
  (name: string, stories: readonly ListedStory[]): Describe =>
  (page) => {
    if (stories.length === 0) return undefined;
    return {
      '@type': 'ItemList',
      name,
      numberOfItems: stories.length,
      itemListElement: stories.map(
        ({ headline, href }, index): ListItem => ({
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'WebPage', name: headline, url: absoluteUrl(page, href) },
        }),
      ),
    };
  };
