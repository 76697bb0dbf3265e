/** What stories stand on: pictures, topics, people, products, collections. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HUB_BUCKET } from '@masthead/model';
import type { Media } from '@masthead/storage';
import { authorProfile } from '../../documents/author.ts';
import { idOf } from '../../kinds/newsroom-id.ts';
import type { OfferRow, PriceChangeRow } from '../../product-schema.ts';
import { PATH_SEPARATOR } from '../../repositories/topics.ts';
import { indexName } from '../../search/index.ts';
import type { Writing } from '../../store.ts';
import { authorProfiles, collectionShows, collectionThreads, productAttributes } from '../../stored/columns.ts';
import { refreshNavigation } from '../../use-cases/compose-navigation.ts';
import { authorThing, productThing, topicThing } from '../../use-cases/writing/index-things.ts';
import { bucketPath, fingerprintOf } from '../../use-cases/writing/pictures.ts';
import { refreshArrangementsShowing } from '../../use-cases/writing/refresh-arrangements.ts';
import { InvalidDocument } from '../../use-cases/writing/refusals.ts';
import { relistByPrice } from '../../use-cases/writing/relist.ts';
import type { AuthorFile, CollectionFile, PictureFile, ProductFile, TopicFile } from '../files/file-schemas.ts';
import type { NewsroomFiles } from '../files/files.ts';
import { PICTURES } from '../files/list-names.ts';
import { measured } from '../files/measured-picture.ts';
import type { Item } from './importer.ts';
import type { Known } from './known.ts';
import type { ReadingStories } from './story-documents.ts';

const DAY_MS = 86_400_000;
const pictureId = (file: string | undefined): string | null => (file ? idOf('picture', file) : null);

export const catalogueItems = (files: NewsroomFiles, reading: ReadingStories): Item[] => [
  ...topicItems(files.topics, reading.lookup.known.topic),
  ...files.authors.map((author) => authorItem(author, reading.loadedAt)),
  ...files.products.map((product) => productItem(product, reading.loadedAt)),
  ...files.collections.map(collectionItem),
];

/** One whose file is not there, or is no picture, is left out, which is noted. */
export async function pictureItems(
  files: NewsroomFiles,
  { loadedAt, faults }: Pick<ReadingStories, 'loadedAt' | 'faults'>,
  media: Media,
): Promise<Item[]> {
  const source = files.sourceOf('pictures');
  const items = files.pictures.map((picture) =>
    pictureItem(files.folder, picture, loadedAt, media).catch((error: unknown) => {
      faults.near(source, picture.file, wrongPicture(picture.file, error));
      return undefined;
    }),
  );
  return (await Promise.all(items)).filter((item) => item !== undefined);
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function wrongPicture(file: string, error: unknown): string {
  const path = `${PICTURES}/${file}`;
  if (isMissing(error)) return `there is no file ${path}: npm run content -- add picture <file> puts one there`;
  if (error instanceof InvalidDocument) return error.fields.map(({ message }) => `${path} ${message}`).join('; ');
  throw error;
}

export async function pictureItem(folder: string, picture: PictureFile, loadedAt: number, media: Media): Promise<Item> {
  const { file } = picture;
  const bytes = await readFile(join(folder, PICTURES, file));
  const fingerprint = fingerprintOf(bytes);
  const { alt, caption, credit, width, height, color, focus } = await measured(picture, bytes);
  const row = {
    alt,
    caption,
    credit,
    width,
    height,
    color,
    id: idOf('picture', file),
    // Whoever has fetched a path keeps what was there for good: another picture is at another path.
    bucket_path: bucketPath(loadedAt, idOf('picture', `${file} ${fingerprint}`), file),
    focus_x: focus.x,
    focus_y: focus.y,
    fingerprint,
  };
  return {
    kind: 'picture',
    key: file,
    content: row,
    prepare: () => media.write(`${HUB_BUCKET}${row.bucket_path}`, bytes),
    take: async (db) => {
      await db
        .insertInto('pictures')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await refreshArrangementsShowing(db, row.id);
    },
  };
}

function topicItems(topics: readonly TopicFile[], paths: Known['topic']): Item[] {
  return topics.map(({ parent, ...topic }) => {
    const row = {
      ...topic,
      id: idOf('topic', topic.slug),
      parent_id: parent ? idOf('topic', parent) : null,
      path: (paths.get(topic.slug) ?? []).join(PATH_SEPARATOR),
    };
    return {
      kind: 'topic',
      key: topic.slug,
      content: row,
      take: async (db) => {
        await db
          .insertInto('topics')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        await indexName(db, topicThing(row));
        await refreshNavigation(db);
      },
    };
  });
}

function authorItem(author: AuthorFile, loadedAt: number): Item {
  const { username, firstName, lastName, jobTitle, bio, portrait, joined, ...profile } = author;
  const row = {
    id: idOf('author', username),
    username,
    first_name: firstName,
    last_name: lastName,
    job_title: jobTitle,
    bio,
    picture_id: pictureId(portrait),
    profile: authorProfiles.write(
      authorProfile.parse({ ...profile, joined: joined === undefined ? null : loadedAt - joined }),
    ),
  };
  return {
    kind: 'author',
    key: username,
    content: row,
    take: async (db) => {
      await db
        .insertInto('authors')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await indexName(db, authorThing(row));
    },
  };
}

const cents = (dollars: number): number => Math.round(dollars * 100);

function productItem(product: ProductFile, loadedAt: number): Item {
  const { slug, name, maker, kind, picture, price, attributes, offers } = product;
  const id = idOf('product', slug);
  const row = {
    id,
    slug,
    name,
    maker,
    kind,
    picture_id: pictureId(picture),
    price_cents: cents(price),
    attributes: productAttributes.write(attributes),
  };
  return {
    kind: 'product',
    key: slug,
    content: product,
    take: async (db) => {
      await db
        .insertInto('products')
        .values({ ...row, review_id: null })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      const asked = offerRows(id, offers, loadedAt);
      await replaceOffers(db, id, asked, priceRows(id, offers, loadedAt));
      await indexName(db, productThing(row, asked));
      await relistByPrice(db, slug);
    },
  };
}

const offerRows = (product_id: string, offers: ProductFile['offers'], loadedAt: number): OfferRow[] =>
  offers.map(({ merchant, url, history, note, soldOut, checked }, position) => ({
    product_id,
    merchant,
    url,
    price_cents: cents(history.at(-1)?.[1] ?? 0),
    position,
    note,
    in_stock: soldOut ? 0 : 1,
    // What a file does not say was true when it was taken over.
    checked_at: loadedAt - (checked ?? 0),
  }));

const priceRows = (product_id: string, offers: ProductFile['offers'], loadedAt: number): PriceChangeRow[] =>
  offers.flatMap(({ merchant, history }) =>
    history.map(([days, price]) => ({
      product_id,
      merchant,
      at: loadedAt - days * DAY_MS,
      price_cents: cents(price),
    })),
  );

async function replaceOffers(
  db: Writing,
  productId: string,
  offers: OfferRow[],
  prices: PriceChangeRow[],
): Promise<void> {
  await db.deleteFrom('offers').where('product_id', '=', productId).execute();
  await db.deleteFrom('price_changes').where('product_id', '=', productId).execute();
  if (offers.length === 0) return;
  await db.insertInto('offers').values(offers).execute();
  await db.insertInto('price_changes').values(prices).execute();
}

function collectionItem(collection: CollectionFile): Item {
  const { slug, title, description, picture, kind, hide, threads, show } = collection;
  const row = {
    id: idOf('collection', slug),
    slug,
    title,
    description,
    picture_id: pictureId(picture),
    kind,
    hidden: hide ? 1 : 0,
    threads: collectionThreads.write(threads),
    show: show ? collectionShows.write(show) : null,
  };
  return {
    kind: 'collection',
    key: slug,
    content: row,
    take: async (db) => {
      await db
        .insertInto('collections')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
  };
}
