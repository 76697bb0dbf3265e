/** A topic's listing: the topic's place in the tree, what leads it and is picked in it, and the pages of its river, whole or by form. */
import { isStoryForm, MOST_READ, pageCount, type StoryForm, topicPageCodec } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { topicPath } from '@masthead/urls';
import type { z } from 'zod';
import type { Link } from '../../base/link.ts';
import { topicLink } from '../../presentation/view/card.ts';
import { formLabel, formTabs, formTags } from '../../presentation/view/form-tabs.ts';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { topicHead } from './head.ts';
import { picksOf } from './picks.ts';

type TopicParts = z.output<typeof topicPageCodec>['components'];

export const loadTopic: Load<'topic'> = async (context) => {
  const { form: word = '', pageNumber } = context.params;
  const slug = (context.params.slug ?? '').toLowerCase();
  const form = isStoryForm(word) ? word : undefined;
  const page = Number(pageNumber ?? 1);
  const { components } = await fetchPage(context, { type: 'topic', slug, form, pageNumber: page }, topicPageCodec);
  const { topic, leads, best, listing, mostRead } = components;
  const address = topicPath(topic.slug, page, form);
  if (context.url.pathname !== address) return { redirect: address };
  const pages = pageCount(listing.paging);
  if (page > pages) throw notFound();

  const features = context.rules.apart([topic.slug]);
  const opening = page === 1 && !form;
  const { picks, tags } = await picksOf(context, opening ? best[0] : undefined);
  const stories = context.view.cards(listing.items, 'thumb');
  const leading = opening ? context.view.cards(leads, 'third') : [];
  const nearest = topic.ancestors.at(-1);
  return {
    content: {
      page: 'topic',
      data: {
        now: context.now,
        topic: { slug: topic.slug, name: topic.name, description: topic.description },
        ancestors: topic.ancestors.map(topicLink),
        ways: waysIn(components, form),
        listed: form ? formLabel(form) : 'Latest',
        leads: leading,
        ...(picks && { picks }),
        ...(mostRead &&
          mostRead.items.length > 0 && {
            mostRead: {
              heading: mostRead.title,
              ranked: mostRead.slug === MOST_READ,
              stories: context.view.cards(mostRead.items),
              // What is tried out is a ranking's place.
              atHead: features.isOn('mostReadAtHead') && mostRead.slug === MOST_READ,
            },
          }),
        river: { stories, page, pageCount: pages, baseHref: topicPath(topic.slug, 1, form) },
        neighbours: {
          title: nearest ? `More in ${nearest.name}` : 'Other topics',
          links: topic.neighbours.map(topicLink),
        },
      },
    },
    head: topicHead(
      topic,
      page,
      pages,
      (leads[0] ?? listing.items[0])?.image,
      form && { form, total: listing.paging.total },
    ),
    topics: [...topic.ancestors, topic].map(({ slug }) => slug),
    tags: [
      `topic:${topic.slug}`,
      `listing:topic:${topic.slug}`,
      ...formTags(`topic:${topic.slug}`),
      ...(opening ? [`most-read:topic:${topic.slug}`] : []),
      ...storyTags(leads, stories, mostRead?.items ?? []),
      ...tags,
    ],
  };
};

/** All of the topic, its stories by form, and the topics below it. */
function waysIn({ topic, forms }: TopicParts, form: StoryForm | undefined): Link[] {
  const tabs = formTabs(forms, form, (each) => topicPath(topic.slug, 1, each));
  return [
    { label: 'All', href: topicPath(topic.slug) },
    ...tabs.map(({ label, href }) => ({ label, href })),
    ...topic.children.map(topicLink),
  ];
}
