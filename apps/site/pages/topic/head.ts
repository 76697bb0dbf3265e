/** The head of a topic listing. */
import { type Image, titleEnd } from '@masthead/model';
import { topicPath } from '@masthead/urls';
import type { Link } from '../../base/link.ts';
import { type Head, pagedDescription, pagedLinks } from '../../presentation/head/head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { topicLink } from '../../presentation/view/card.ts';
import { type FormCount, formLabel } from '../../presentation/view/form-tabs.ts';

interface HeadedTopic {
  slug: string;
  name: string;
  description: string;
  /** The way down to it, from the root. */
  ancestors: readonly { slug: string; name: string }[];
}

const feedOf = ({ slug, name }: HeadedTopic): Link => ({ label: name, href: `/rss/topics/${slug}/` });

/** `only` is said where the page has stories of one form only. */
export function topicHead(
  topic: HeadedTopic,
  page: number,
  pageCount: number,
  picture?: Image,
  only?: FormCount,
): Head {
  const { slug, name, ancestors } = topic;
  const label = only && formLabel(only.form);
  const way = ancestors.map(topicLink);
  return {
    title: label ? `${name}: ${label}` : name,
    titleEnd: titleEnd(undefined, page),
    description: pagedDescription(
      label ? `${label} about ${name}: every story, newest first.` : topic.description,
      page,
    ),
    type: 'website',
    // A form that nothing was written in is nothing to be found.
    ...(only?.total === 0 && { robots: 'noindex' }),
    feed: feedOf(topic),
    ...(picture && { picture }),
    ...pagedLinks(topicPath(slug, 1, only?.form), page, pageCount),
    structuredData: [label ? breadcrumbs([...way, topicLink(topic)], label) : breadcrumbs(way, name)],
  };
}
