/** One issue of a newsletter: the newest stories of its topic. */
import { displayWeekday, newsletterPageCodec } from '@masthead/model';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { textHead } from '../text/head.ts';

export const loadNewsletter: Load<'newsletter'> = async (context) => {
  const slug = context.params.slug ?? '';
  const { components } = await fetchPage(context, { type: 'newsletter', slug }, newsletterPageCodec);
  const { title = slug, description: tagline = '', content: description } = components.newsletter;
  const { slug: topic, items } = components.stories;
  const [first, ...others] = items;
  const { view } = context;
  const stories = [...(first ? [view.card(first, 'letter-lead')] : []), ...view.cards(others, 'letter-thumb')];
  return {
    content: {
      page: 'newsletter',
      data: { name: title, tagline, description, date: displayWeekday(context.now), stories },
    },
    head: textHead({ title, description: tagline }),
    topics: [topic],
    tags: [`listing:topic:${topic}`, ...storyTags(stories)],
  };
};
