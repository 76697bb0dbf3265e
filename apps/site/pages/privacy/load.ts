/** The choice about the sale and sharing of information, as this reader made it. */
import { CATEGORIES } from '@masthead/rules';
import { topicLink } from '../../presentation/view/card.ts';
import type { Load } from '../load.ts';
import { newestStories } from '../newest-stories.ts';
import { fetchText } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';

const TOPIC = 'privacy';
const UNKNOWN = { chosen: false, signalled: false, noted: false, asksFirst: false, allowed: CATEGORIES };

export const loadPrivacy: Load<'privacy'> = async (context) => {
  const [page, { title, stories, tags }] = await Promise.all([
    fetchText(context, context.params.slug ?? ''),
    newestStories(context, { type: 'topic', id: TOPIC }),
  ]);
  const related = stories.length > 0 && {
    related: { more: topicLink({ slug: TOPIC, name: title }), stories: context.view.cards(stories, 'quarter') },
  };
  const data = { ...page, privacy: context.privacy ?? UNKNOWN, asked: { address: '' }, ...related };
  return { content: { page: 'privacy', data }, head: textHead(page.text), tags };
};
