/** What the shortcodes of a page's texts show, by the id or slug that they name it by. */
import { videoById } from '../kinds/video/wire.ts';
import { storyCards } from '../stored/columns.ts';
import type { PageMaterial } from './page-material.ts';
import { wirePicture } from './picture.ts';
import { wireSummary } from './story.ts';

/** Each key with what it names; what is not there is left out. */
const entries = <Value>(keys: Iterable<string>, find: (key: string) => Value | undefined | null) =>
  Object.fromEntries([...keys].map((key) => [key, find(key)]).filter(([, value]) => value));

export function wireShortcodeData(material: PageMaterial) {
  const { references, pictures, products, newsletters } = material;
  return {
    pictures: entries(references.pictures, (id) => wirePicture(pictures, id)),
    products: entries(references.products, (slug) => products.get(slug)),
    stories: entries(references.stories, (id) => summaryOf(id, material)),
    /** By the slug of the product that each judges: named products and listed ones. */
    reviews: entries(products.keys(), (slug) => reviewOf(slug, material)),
    videos: entries(references.stories, (id) => videoById(id, material)),
    /** The first pictures of each gallery. */
    galleries: entries(references.stories, (id) => sheetOf(id, material)),
    newsletters: Object.fromEntries(
      newsletters.map(({ picture: _picture, ...newsletter }) => [newsletter.slug, newsletter]),
    ),
  };
}

function summaryOf(id: string, { stories, pictures }: PageMaterial) {
  const story = stories.get(id);
  return story && wireSummary(story, pictures);
}

function reviewOf(slug: string, material: PageMaterial) {
  const review = material.products.get(slug)?.seoUrl.reviewUUID;
  return review === undefined ? undefined : summaryOf(review, material);
}

function sheetOf(id: string, { stories, pictures }: PageMaterial) {
  const story = stories.get(id);
  const sheet = story && storyCards.read(story.card).sheet;
  return sheet?.flatMap((picture) => wirePicture(pictures, picture) ?? []);
}
