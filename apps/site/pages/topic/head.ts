/** The head of a topic listing. */
import { topicPath } from '@masthead/urls';
import type { Picture } from '../../components/cards/card-story.ts';
import { type Head, pagedLinks } from '../../server/document/head.ts';

interface HeadedTopic {
  slug: string;
  name: string;
  description: string;
}

export const topicHead = (topic: HeadedTopic, page: number, pageCount: number, picture?: Picture): Head => ({
  title: page === 1 ? topic.name : `${topic.name}, page ${page}`,
  description: topic.description,
  type: 'website',
  ...(picture && { picture }),
  ...pagedLinks(topicPath(topic.slug), page, pageCount),
});
