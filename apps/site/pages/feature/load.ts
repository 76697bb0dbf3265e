/** A page that editors laid out: its shelves on page 1, and the river of one of its topics in pages of four. */
import { type Feature, type Image, type PageComponent, pageCodec, pageCount, type Topic } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathFromParams } from '@masthead/urls';
import { pagedLinks } from '../../presentation/head/head.ts';
import { listingHead } from '../listing/head.ts';
import { fetchPage, type Load, type LoadContext, storyTags, topicsOf } from '../load.ts';
import type { FeaturePageData } from './data.ts';
import { placeTags } from './place-tags.ts';
import { shelvesOf } from './shelves.ts';

const PAGE_SIZE = 4;

export const loadFeature: Load<'feature'> = async (context) => {
  const slug = (context.params.slug ?? '').toLowerCase();
  const page = Number(context.params.pageNumber ?? 1);
  const { components } = await fetchPage(context, { type: 'feature', slug }, pageCodec);
  const feature = components.find((component) => component.kind === 'Feature')?.data;
  if (!feature) throw notFound();
  const own = pathFromParams(context.route, { slug });
  const baseHref = context.shownAt ?? own;
  const address = pathFromParams(context.route, { slug, pageNumber: String(page) });
  if (context.url.pathname !== address) return { redirect: address };

  const shelves = shelvesOf(feature.layout, components, context);
  const shown = shelves.flatMap((shelf) => (shelf.kind === 'stories' ? shelf.stories : []));
  const river = await riverOf(context, feature, page, idsOf(shown));
  const pages = river?.pageCount ?? 1;
  if (page > pages) throw notFound();

  const name = feature.name ?? '';
  const description = feature.description ?? `${name}: stories that our editors put together.`;
  const picture = feature.seoOgImage ?? firstPicture(components);
  return {
    content: {
      page: 'feature',
      data: {
        now: context.now,
        name,
        description,
        shelves: page === 1 ? shelves : [],
        ...(river && { river: { ...river, baseHref } }),
      },
    },
    head: {
      ...listingHead({ title: name, description, path: own, page, pageCount: pages, ...(picture && { picture }) }),
      ...pagedLinks(baseHref, page, pages),
    },
    topics: topicsOf(feature),
    tags: [`feature:${slug}`, ...listingTags(feature), ...storyTags(shown, river?.stories ?? [])],
  };
};

/** Of the first story that any of its places has. */
const firstPicture = (components: readonly PageComponent[]): Image | undefined =>
  components.flatMap((part) => (part.kind === 'ContentList' ? part.data.items : [])).find(({ image }) => image)?.image;

/** The content service leaves out at most so many. */
const MOST_EXCEPTIONS = 100;

const idsOf = (stories: readonly { id: string }[]): string[] =>
  [...new Set(stories.map(({ id }) => id))].slice(0, MOST_EXCEPTIONS);

type TopicRiver = Omit<NonNullable<FeaturePageData['river']>, 'baseHref'>;

/** The first of its topics that fills more than one page, else the first that has any story. */
async function riverOf(
  context: LoadContext,
  { topics }: Feature,
  page: number,
  shown: readonly string[],
): Promise<TopicRiver | undefined> {
  let short: TopicRiver | undefined;
  for (const topic of topics) {
    const river = await topicRiver(context, topic, page, shown);
    if (river && river.pageCount > 1) return river;
    short ??= river;
  }
  return short;
}

/** The newest of a topic that no shelf shows; the same ones are left out on every page. */
async function topicRiver(
  { content, preview, view }: LoadContext,
  { slug, name }: Topic,
  page: number,
  shown: readonly string[],
): Promise<TopicRiver | undefined> {
  const listing = await content.get('listing', {
    params: { type: 'topic', id: slug },
    query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, except: shown.join(',') || null },
    preview,
  });
  if (listing.paging.total === 0) return undefined;
  return { topic: name, stories: view.cards(listing.items, 'thumb'), page, pageCount: pageCount(listing.paging) };
}

/** A new story in one of its listings changes it. */
const listingTags = ({ layout, topics }: Feature): string[] => [
  ...topics.map(({ slug }) => `listing:topic:${slug}`),
  ...layout.flatMap(placeTags),
];
