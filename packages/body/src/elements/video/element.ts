/** A video by its id. */
import { z } from 'zod';
import { linkToStory } from '../../link-to-story.ts';
import { defineElement, key, words } from '../definition.ts';

export const video = defineElement({
  attributes: z.object({ story: key, caption: words.optional() }),
  refersTo: ({ story }) => ({ stories: [story] }),
  reads: ({ story }, source) => linkToStory(source.story(story)),
  sells: false,
  inFiles: { slug: { attribute: 'story', names: 'story' } },
});
