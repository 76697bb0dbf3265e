/** The head of a topic listing. */
import type { Image } from '@masthead/model';
import { topicPath } from '@masthead/urls';
import type { Link } from '../../components/cards/card-story.ts';
import { type Head, pagedDescription, pagedLinks, pagedTitle } from '../../server/document/head.ts';
import { breadcrumbs } from '../../server/structured-data/breadcrumbs.ts';
import { topicLink } from '../../server/view/card.ts';

interface HeadedTopic {
  slug: string;
  name: string;
  description: string;
  /** The way down to it, from the root. */
  ancestors: readonly { slug: string; name: string }[];
}

const feedOf = ({ slug, name }: HeadedTopic): Link => ({ label: name, href: `/rss/topics/${slug}/` });

export const topicHead = (topic: HeadedTopic, page: number, pageCount: number, picture?: Image): Head => ({
  title: pagedTitle(topic.name, page),
  description: pagedDescription(topic.description, page),
  type: 'website',
  feed: feedOf(topic),
  ...(picture && { picture }),
  ...pagedLinks(topicPath(topic.slug), page, pageCount),
  structuredData: [breadcrumbs(topic.ancestors.map(topicLink), topic.name)],
});
