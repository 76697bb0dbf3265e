/** Stories of any kind by their ids, with what each is known by. */
import { z } from 'zod';
import { defineElement, needsItsPage, storyIds, words } from '../definition.ts';

export const crossContentListicle = defineElement({
  attributes: z.object({ title: words.optional(), stories: storyIds }),
  refersTo: ({ stories }) => ({ stories }),
  reads: needsItsPage,
  sells: false,
  inFiles: { stories: { attribute: 'stories', names: 'stories' } },
});
