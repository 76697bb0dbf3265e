/** Articles as files. */
import { storyKinds } from '@masthead/model';
import { type KindFiles, nothingMore } from '../files.ts';
import { READ_STORIES, type ReadStoryFile, storyFile } from '../read-story-file.ts';

export const articleFiles = {
  ...nothingMore,
  folder: READ_STORIES,
  schema: storyFile,
  usual: { type: 'News', section: 'news' },
  isOne: ({ review }) => !review,
  document({ matter: { listicle, versus, deals, rates } }, common, { at }) {
    const offered = deals.map(({ ends, ...deal }) => ({ ...deal, ends: ends === undefined ? null : at(ends) }));
    return { ...common, typeName: storyKinds.article.typeName, listicle, versus, deals: offered, rates };
  },
  names: ({ listicle }) => ({ product: listicle.map(({ product }) => product) }),
} as const satisfies KindFiles<ReadStoryFile>;
