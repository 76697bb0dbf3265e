/** A topic's page: what it is about, the stories that lead it, its listing. */
import { notFound } from '@masthead/runtime';
import { listingPage, topicLeads, topicListing } from '../../repositories/listings.ts';
import { PATH_SEPARATOR, topicBySlug, topicsBelow, topicsBySlug } from '../../repositories/topics.ts';
import type { ContentDb, TopicRow } from '../../schema.ts';
import { wireComponent } from '../../wire/component.ts';
import { doorHref } from '../doors.ts';
import { listComponent, pageRange } from '../listing-component.ts';
import { summariesById } from '../summaries.ts';
import type { Composer } from './page-request.ts';

const LEADS = 2;

export const composeTopic: Composer = async ({ db, slug, pageNumber, site }) => {
  const topic = await topicBySlug(db, slug);
  if (!topic) throw notFound();
  const { ids: leads } = await listingPage(db, { listing: topicLeads(slug), offset: 0, limit: LEADS });
  return Promise.all([
    topicHead(db, topic).then((head) => wireComponent('topic', 'Text', head)),
    summariesById(db, leads).then((stories) => wireComponent('leads', 'CARDS', stories)),
    listComponent(db, {
      name: 'listing',
      listing: topicListing(slug),
      title: topic.name,
      ...pageRange(pageNumber),
      except: leads,
      href: doorHref(site, 'topic', slug),
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
