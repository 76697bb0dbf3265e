/** What the shortcodes of a standing text show, as it is sent with the text; null for the many that have none. */
import { productRecords } from '../repositories/products.ts';
import { standingDocuments } from '../repositories/standing.ts';
import { picturesById, storyCardsById, withPeopleAndTopics } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { wireProduct } from '../wire/product.ts';
import { wireShortcodeData } from '../wire/shortcode-data.ts';
import { newslettersNamed } from './pages/story-page.ts';
import { cardPictures, sheetPictures } from './shown-things.ts';
import { referencesOf } from './writing/story-row.ts';

export async function textShortcodeData(db: ContentDb, text: string) {
  const references = referencesOf([text]);
  const { shortcodes } = references;
  if (shortcodes.length === 0) return null;
  const [products, newsletters] = await Promise.all([
    productRecords(db, { slugs: references.products }, shortcodes.includes('pricehistory')),
    shortcodes.includes('newsletter') ? standingDocuments(db, 'newsletter') : [],
  ]);
  const named = [...references.stories, ...products.flatMap(({ review }) => review?.id ?? [])];
  const stories = await withPeopleAndTopics(db, await storyCardsById(db, named));
  const pictures = await picturesById(db, [
    ...references.pictures,
    ...stories.flatMap(cardPictures),
    ...stories.flatMap(sheetPictures),
    ...products.map(({ picture_id }) => picture_id),
  ]);
  return wireShortcodeData({
    body: text,
    references,
    pictures,
    products: new Map(products.map((product) => [product.slug, wireProduct(product, pictures)])),
    newsletters: newslettersNamed(newsletters, [text]),
    stories: new Map(stories.map((story) => [story.id, story])),
    collections: new Map(),
    topics: new Map(),
  });
}
