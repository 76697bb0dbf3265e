/** A topic's page: what it is about, the stories that lead it, what is picked in it, its listing, whole or by form. */
import { notFound } from '@masthead/runtime';
import { mostReadName } from '../../changes/names.ts';
import { definitionOf } from '../../kinds/kinds.ts';
import { firstPages, formListing, listingPage, topicLeads, topicListing } from '../../repositories/listings.ts';
import { PATH_SEPARATOR, topicBySlug, topicsBelow, topicsBySlug } from '../../repositories/topics.ts';
import type { ContentDb, TopicRow } from '../../schema.ts';
import { wireComponent } from '../../wire/component.ts';
import type { WireSummary } from '../../wire/story.ts';
import { doorHref } from '../doors.ts';
import { listOf, pageRange } from '../listing-component.ts';
import { mostReadList, SPARE } from '../most-read-list.ts';
import { formListings, formsComponent } from '../story-forms.ts';
import { type ListedStory, listedStories } from '../summaries.ts';
import type { Composer } from './page-request.ts';

const LEADS = 2;
/** The newest best list may be told without a list of products: then one before it counts. */
const BEST_LISTS_TRIED = 3;

/** First it is found what the page shows, then its stories are fetched together. */
export const composeTopic: Composer = async ({ db, slug, pageNumber, site, form }) => {
  const topic = await topicBySlug(db, slug);
  if (!topic) throw notFound();
  const whole = topicListing(slug);
  const opening = !form && pageNumber === 1;
  const listings = [topicLeads(slug), ...formListings(whole)];
  const firsts = await firstPages(db, listings, Math.max(LEADS, BEST_LISTS_TRIED), opening ? [whole] : []);
  const newest = (listing: string, most: number): string[] => firsts.get(listing)?.ids.slice(0, most) ?? [];
  const leads = form ? [] : newest(topicLeads(slug), LEADS);
  const mostRead = firsts.get(mostReadName(whole))?.ids ?? [];
  const best = !opening ? [] : newest(formListing(whole, 'best-lists'), BEST_LISTS_TRIED);
  const query = {
    name: 'listing',
    listing: form ? formListing(whole, form) : whole,
    title: topic.name,
    ...pageRange(pageNumber),
    except: leads,
    href: doorHref(site, 'topic', slug, form),
  };
  const [head, { ids, total }] = await Promise.all([
    topicHead(db, topic),
    listingPage(db, { ...query, limit: query.limit + (opening ? SPARE : 0) }),
  ]);
  const [listed, alsoNew] = [ids.slice(0, query.limit), ids.slice(query.limit)];
  const stories = await listedStories(db, [...new Set([...leads, ...best, ...ids, ...mostRead])], best);
  const found = (some: readonly string[]): ListedStory[] => some.flatMap((id) => stories.get(id) ?? []);
  return [
    wireComponent('topic', 'Text', head),
    formsComponent(whole, firsts),
    wireComponent('leads', 'CARDS', summariesOf(found(leads))),
    wireComponent('best', 'CARDS', summariesOf(found(best).filter(listsProducts).slice(0, 1))),
    ...(opening ? [wireComponent('mostRead', 'ContentList', mostReadList({ mostRead, alsoNew, stories }))] : []),
    listOf(query, summariesOf(found(listed)), total),
  ];
};

const summariesOf = (stories: readonly ListedStory[]): WireSummary[] => stories.map(({ summary }) => summary);

/** It says what is best in the topic, product by product. */
const listsProducts = ({ detail }: ListedStory): boolean =>
  detail !== undefined && definitionOf(detail).choices(detail).length > 0;

async function topicHead(db: ContentDb, topic: TopicRow) {
  const ancestorSlugs = topic.path.split(PATH_SEPARATOR).slice(0, -1);
  const [ancestors, children, siblings] = await Promise.all([
    topicsBySlug(db, ancestorSlugs),
    topicsBelow(db, topic.id),
    topicsBelow(db, topic.parent_id),
  ]);
  const brief = ({ slug, name }: TopicRow) => ({ slug, name });
  return {
    id: topic.id,
    slug: topic.slug,
    name: topic.name,
    title: topic.name,
    description: topic.description,
    ancestors: ancestorSlugs.flatMap((slug) => ancestors.get(slug) ?? []).map(brief),
    children: children.map(brief),
    neighbours: siblings.filter(({ id }) => id !== topic.id).map(brief),
  };
}
