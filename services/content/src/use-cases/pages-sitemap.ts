/** What is not a story but has a page of its own: subjects, collections, features, people, products. Nothing hidden, no empty subject. */
import { type AnswerWire, type AroundStories, STORY_KINDS, storyKinds, typeNameOf } from '@masthead/model';
import { contentPath } from '@masthead/urls';
import { dependingOnly } from '../changes/depends-on.ts';
import { FRONT_FEATURE } from '../documents/standing.ts';
import { collectionsShown } from '../repositories/collections.ts';
import { authorListing, collectionListing, newestIn, productListing, topicListing } from '../repositories/listings.ts';
import { allAuthors } from '../repositories/people.ts';
import { lastPriceChanges, unreviewedProducts } from '../repositories/products.ts';
import { standingDocuments } from '../repositories/standing.ts';
import { topicsWithStories } from '../repositories/topics.ts';
import type { ContentDb } from '../schema.ts';
import { wireList } from '../wire/component.ts';
import { isoDate } from './sitemaps.ts';

/** A page, and what tells when it last changed. */
interface MappedPage {
  kind: AroundStories;
  slug: string;
  title: string;
  /** The stories that it lists. */
  listing?: string;
  modifiedAt?: number;
  productId?: string;
}

export async function pagesSitemap(db: ContentDb, { offset, limit }: { offset: number; limit: number }) {
  const pages = await allPages(db);
  const items = await withDates(db, pages.slice(offset, offset + limit));
  const list = { title: 'pages', slug: 'pages', items, limit, offset, total: pages.length };
  return wireList(list) satisfies AnswerWire<'pagesSitemap'>;
}

async function allPages(db: ContentDb): Promise<MappedPage[]> {
  const [topics, collections, features, authors, products] = await Promise.all([
    topicsWithStories(db),
    collectionsShown(db),
    standingDocuments(db, 'feature'),
    allAuthors(db),
    unreviewedProducts(db),
  ]);
  return [
    ...topics.map(({ slug, name }) => ({ kind: 'topic' as const, slug, title: name, listing: topicListing(slug) })),
    ...collections.map(({ slug, title }) => ({
      kind: 'collection' as const,
      slug,
      title,
      listing: collectionListing(slug),
    })),
    ...features
      .filter(({ slug }) => slug !== FRONT_FEATURE)
      .map(({ slug, name, modifiedAt }) => ({ kind: 'feature' as const, slug, title: name, modifiedAt })),
    ...authors.map(({ username, first_name, last_name }) => ({
      kind: 'author' as const,
      slug: username,
      title: `${first_name} ${last_name}`.trim(),
      listing: authorListing(username),
    })),
    ...products.map(({ id, slug, name }) => ({
      kind: 'product' as const,
      slug,
      title: name,
      listing: productListing(slug),
      productId: id,
    })),
  ];
}

/** Any story that comes or goes may be the newest of a page: told as a whole, as the maps of stories are. */
const ANY_STORY = STORY_KINDS.map((kind) => `sitemap:${storyKinds[kind].typeName}`);

async function withDates(db: ContentDb, pages: readonly MappedPage[]) {
  const [newest, prices] = await dependingOnly(ANY_STORY, () =>
    Promise.all([
      newestIn(
        db,
        pages.flatMap(({ listing }) => listing ?? []),
      ),
      lastPriceChanges(
        db,
        pages.flatMap(({ productId }) => productId ?? []),
      ),
    ]),
  );
  return pages.map(({ kind, slug, title, listing = '', modifiedAt, productId = '' }) => {
    const known = [modifiedAt, newest.get(listing), prices.get(productId)].filter((at) => at !== undefined);
    return {
      typeName: typeNameOf(kind),
      slug,
      title,
      url: contentPath({ kind, slug, topicPath: [] }),
      ...isoDate(known.length > 0 ? Math.max(...known) : undefined),
    };
  });
}
