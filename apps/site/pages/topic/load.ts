/** A topic's listing: the topic's place in the tree, its newest stories, and the pages of its river. */
import { pageCount, topicPageCodec } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { topicPath } from '@masthead/urls';
import { topicLink } from '../../server/view/card.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { topicHead } from './head.ts';

export const loadTopic: Load<'topic'> = async (context) => {
  const slug = (context.params.slug ?? '').toLowerCase();
  const page = Number(context.params.pageNumber ?? 1);
  const { components } = await fetchPage(context, { type: 'topic', slug, pageNumber: page }, topicPageCodec);
  const { topic, leads, listing } = components;
  const address = topicPath(topic.slug, page);
  if (context.url.pathname !== address) return { redirect: address };
  const pages = pageCount(listing.paging);
  if (page > pages) throw notFound();

  context.rules.apart([topic.slug]);
  const stories = context.view.cards(listing.items, 'thumb');
  const leading = context.view.cards(leads, 'third');
  const nearest = topic.ancestors.at(-1);
  return {
    content: {
      page: 'topic',
      data: {
        now: context.now,
        topic: { name: topic.name, description: topic.description },
        ancestors: topic.ancestors.map(topicLink),
        children: topic.children.map(topicLink),
        leads: page === 1 ? leading : [],
        river: { stories, page, pageCount: pages, baseHref: topicPath(topic.slug) },
        neighbours: {
          title: nearest ? `More in ${nearest.name}` : 'Other topics',
          links: topic.neighbours.map(topicLink),
        },
      },
    },
    head: topicHead(topic, page, pages, (leads[0] ?? listing.items[0])?.image),
    topics: [...topic.ancestors, topic].map(({ slug }) => slug),
    tags: [`topic:${topic.slug}`, `listing:topic:${topic.slug}`, ...storyTags(leading, stories)],
  };
};
