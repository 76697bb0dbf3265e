/** The pages that are a listing with something said above it: doors, tags, collections, authors, products. */
import { notFound } from '@masthead/runtime';
import { shownCollections } from '../../repositories/collections.ts';
import { authorsByUsername } from '../../repositories/people.ts';
import { productRecords } from '../../repositories/products.ts';
import { standingDocument } from '../../repositories/standing.ts';
import { picturesById } from '../../repositories/stories.ts';
import type { ContentDb } from '../../schema.ts';
import { wireComponent } from '../../wire/component.ts';
import { wireAuthor } from '../../wire/people.ts';
import { wireProduct } from '../../wire/product.ts';
import { wireCollection } from '../../wire/story.ts';
import { authorDoor, type Door, doorHref, doorOf, formedDoor } from '../doors.ts';
import { listComponent, pageRange } from '../listing-component.ts';
import { formsOf } from '../story-forms.ts';
import { textShortcodeData } from '../text-shortcodes.ts';
import type { Components, Composer, PageRequest } from './page-request.ts';

const listing = async (kind: string, request: PageRequest) =>
  listingBehind(await doorOf(request.db, kind, request.slug), kind, request);

function listingBehind(door: Door, kind: string, { db, site, slug, pageNumber, form }: PageRequest) {
  const { title, listing: name, description } = formedDoor(door, form);
  return listComponent(db, {
    name: 'listing',
    listing: name,
    title,
    ...(description && { description }),
    ...pageRange(pageNumber),
    href: doorHref(site, kind, slug, form),
  });
}

/** A standing text, when there is one for the page. */
export async function textComponent(db: ContentDb, slug: string): Promise<Components> {
  const text = await standingDocument(db, 'text', slug);
  if (!text) return [];
  const additionalShortcodeData = await textShortcodeData(db, text.content);
  return [wireComponent('text', 'Text', { id: text.slug, ...text, additionalShortcodeData })];
}

export const composeDoor: Composer = async (request) => [
  ...(await textComponent(request.db, request.slug)),
  await listing('door', request),
];

export const composeTag: Composer = async (request) => [await listing('tag', request)];

export const composeCollection: Composer = async (request) => {
  const collection = (await shownCollections(request.db, [request.slug])).get(request.slug);
  if (!collection) throw notFound();
  const pictures = await picturesById(request.db, [collection.picture_id]);
  return [
    wireComponent('collection', 'collections', [wireCollection(collection, pictures, true)]),
    await listing('collection', request),
  ];
};

export const composeProfile: Composer = async (request) => {
  const author = (await authorsByUsername(request.db, [request.slug])).get(request.slug);
  if (!author) throw notFound();
  const pictures = await picturesById(request.db, [author.picture_id]);
  const door = authorDoor(author);
  return [
    wireComponent('author', 'Author', wireAuthor(author, pictures)),
    await formsOf(request.db, door.listing),
    await listingBehind(door, 'author', { ...request, slug: author.username }),
  ];
};

export const composeProduct: Composer = async (request) => {
  const [product] = await productRecords(request.db, { slugs: [request.slug] }, true);
  if (!product) throw notFound();
  const pictures = await picturesById(request.db, [product.picture_id]);
  return [wireComponent('product', 'TechProduct', wireProduct(product, pictures)), await listing('product', request)];
};
