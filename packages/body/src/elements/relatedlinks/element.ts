/** Stories by their ids, to read next. */
import { z } from 'zod';
import { defineElement, needsItsPage, storyIds, words } from '../definition.ts';

export const relatedlinks = defineElement({
  attributes: z.object({ stories: storyIds, title: words.optional() }),
  refersTo: ({ stories }) => ({ stories }),
  reads: needsItsPage,
  sells: false,
  inFiles: { stories: { attribute: 'stories', names: 'stories' } },
});
