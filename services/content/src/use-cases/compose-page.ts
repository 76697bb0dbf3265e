/** Composes a page of a type: the components it is made of, each with its data. */
import { notFound } from '@masthead/runtime';
import { readArrangement } from '../repositories/arrangements.ts';
import { listingPage, listingTotal, RIVER, topicLeads, topicListing } from '../repositories/listings.ts';
import { presentSlug, relatedIds, storyBySlug, tagsOf, withRelations } from '../repositories/stories.ts';
import { PATH_SEPARATOR, topicBySlug, topicsBelow, topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb, TopicRow } from '../schema.ts';
import { wireArticle, wireComponent, wireList } from '../wire.ts';
import { frontArrangement } from './arrangement-schemas.ts';
import { composeFrontPackage, headStoryIds } from './front-package.ts';
import { MovedStory } from './moved-story.ts';
import { summariesById } from './summaries.ts';

/** Stories on one page of a listing door. */
const LISTING_PAGE_SIZE = 4;
const KEEP_READING = 4;
const MORE_IN_TOPIC = 4;

export type WirePage = { id: string; pageType: string; components: ReturnType<typeof wireComponent>[] };

type Compose = (db: ContentDb, slug: string, pageNumber: number) => Promise<WirePage['components']>;

/** A river or listing as a component. */
async function listComponent(
  db: ContentDb,
  name: string,
  query: { listing: string; title: string; offset: number; limit: number; except?: readonly string[] },
) {
  const { ids, total } = await listingPage(db, query);
  const { title, listing, limit, offset } = query;
  const items = await summariesById(db, ids);
  return wireComponent(name, 'ContentList', wireList({ title, slug: listing, items, limit, offset, total }));
}

const offsetOf = (pageNumber: number): number => (pageNumber - 1) * LISTING_PAGE_SIZE;

const composeFront: Compose = async (db, slug, pageNumber) => {
  if (slug !== 'home') throw notFound();
  const arrangement = await readArrangement(db, 'front', frontArrangement);
  const pack = arrangement && (await composeFrontPackage(db, arrangement));
  const river = await listComponent(db, 'river', {
    listing: RIVER,
    title: 'Latest',
    offset: offsetOf(pageNumber),
    limit: LISTING_PAGE_SIZE,
    except: pack ? headStoryIds(pack) : [],
  });
  return pack && pageNumber === 1 ? [wireComponent('package', 'Feature', pack), river] : [river];
};

const LEADS = 2;

const composeTopic: Compose = async (db, slug, pageNumber) => {
  const topic = await topicBySlug(db, slug);
  if (!topic) throw notFound();
  const listing = topicListing(slug);
  const { ids: leads } = await listingPage(db, { listing: topicLeads(slug), offset: 0, limit: LEADS });
  return Promise.all([
    topicHead(db, topic).then((head) => wireComponent('topic', 'Text', head)),
    summariesById(db, leads).then((stories) => wireComponent('leads', 'ContentList', stories)),
    listComponent(db, 'listing', {
      listing,
      title: topic.name,
      offset: offsetOf(pageNumber),
      limit: LISTING_PAGE_SIZE,
      except: leads,
    }),
  ]);
};

async function topicHead(db: ContentDb, topic: TopicRow) {
  const ancestorSlugs = topic.path.split(PATH_SEPARATOR).slice(0, -1);
  const [ancestors, children, siblings] = await Promise.all([
    topicsBySlug(db, ancestorSlugs),
    topicsBelow(db, topic.id),
    topicsBelow(db, topic.parent_id),
  ]);
  const brief = ({ slug, name }: TopicRow) => ({ slug, name });
  return {
    slug: topic.slug,
    name: topic.name,
    description: topic.description,
    ancestors: ancestorSlugs.flatMap((slug) => ancestors.get(slug) ?? []).map(brief),
    children: children.map(brief),
    neighbours: siblings.filter(({ id }) => id !== topic.id).map(brief),
  };
}

const composeArticle: Compose = async (db, slug) => {
  const row = await storyBySlug(db, slug);
  if (!row) throw await movedOrMissing(db, slug);
  const [[story], tags, related] = await Promise.all([
    withRelations(db, [row]),
    tagsOf(db, row.id),
    relatedIds(db, row.id, KEEP_READING),
  ]);
  if (!story) throw notFound();
  const more = story.topics[0] && (await moreInTopic(db, story.topics[0], [row.id, ...related]));
  const cards = await summariesById(db, [...related, ...(more?.ids ?? [])]);
  const listOf = (title: string, listSlug: string, ids: readonly string[]) => {
    const items = cards.filter(({ id }) => ids.includes(id));
    return wireList({ title, slug: listSlug, items, limit: items.length || 1, offset: 0, total: items.length });
  };
  return [
    wireComponent('article', 'Article', wireArticle(story, tags)),
    wireComponent('keepReading', 'ContentList', listOf('Keep reading', slug, related)),
    ...(more ? [wireComponent('moreInTopic', 'ContentList', listOf(more.name, more.slug, more.ids))] : []),
  ];
};

/** More of the story's topic, or of the nearest one above it that has enough to show. */
async function moreInTopic(db: ContentDb, topic: TopicRow, except: readonly string[]) {
  const slugs = topic.path.split(PATH_SEPARATOR);
  const totals = await Promise.all(slugs.map((slug) => listingTotal(db, topicListing(slug))));
  const enough = totals.findLastIndex((total) => total >= MORE_IN_TOPIC + except.length);
  const chosen = slugs[Math.max(enough, 0)] ?? topic.slug;
  const [topics, { ids }] = await Promise.all([
    topicsBySlug(db, [chosen]),
    listingPage(db, { listing: topicListing(chosen), offset: 0, limit: MORE_IN_TOPIC, except }),
  ]);
  const { name, slug } = topics.get(chosen) ?? topic;
  return { name, slug, ids };
}

async function movedOrMissing(db: ContentDb, slug: string): Promise<Error> {
  const now = await presentSlug(db, slug);
  return now ? new MovedStory(now) : notFound();
}

const composers: Readonly<Record<string, Compose>> = {
  front_page: composeFront,
  topic: composeTopic,
  article: composeArticle,
};

export async function composePage(
  db: ContentDb,
  pageType: string,
  slug: string,
  pageNumber: number,
): Promise<WirePage> {
  const compose = Object.hasOwn(composers, pageType) ? composers[pageType] : undefined;
  if (!compose) throw notFound(`There is no page type ${pageType}`);
  return { id: slug, pageType, components: await compose(db, slug, pageNumber) };
}
