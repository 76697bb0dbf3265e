/** A gallery by its id. */
import { z } from 'zod';
import { linkToStory } from '../../link-to-story.ts';
import { defineElement, key } from '../definition.ts';

export const gallery = defineElement({
  attributes: z.object({ story: key }),
  refersTo: ({ story }) => ({ stories: [story] }),
  reads: ({ story }, source) => linkToStory(source.story(story)),
  sells: false,
  inFiles: { slug: { attribute: 'story', names: 'story' } },
});
