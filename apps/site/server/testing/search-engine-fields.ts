/** The fields without which search engines pass over a thing, by type, after Google's documentation of structured data. */
import type { Thing } from './parsed-document.ts';

/** Every step is a property; of a list all members must have what follows. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  NewsArticle: [
    'headline',
    'image.url',
    'datePublished',
    'dateModified',
    'author.name',
    'publisher.name',
    'mainEntityOfPage',
  ],
  AdvertiserContentArticle: ['headline', 'datePublished', 'author.name', 'publisher.name'],
  Review: [
    'author.name',
    'itemReviewed.name',
    'itemReviewed.@type',
    'reviewRating.ratingValue',
    'reviewRating.bestRating',
    'reviewRating.worstRating',
    'datePublished',
    'publisher.name',
  ],
  Product: ['name'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  HowTo: ['name', 'step.text', 'step.position'],
  LiveBlogPosting: [
    'headline',
    'image.url',
    'datePublished',
    'dateModified',
    'author.name',
    'coverageStartTime',
    'liveBlogUpdate.headline',
    'liveBlogUpdate.articleBody',
    'liveBlogUpdate.datePublished',
    'liveBlogUpdate.dateModified',
    'liveBlogUpdate.author.name',
  ],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'contentUrl'],
  PodcastEpisode: [
    'name',
    'url',
    'datePublished',
    'duration',
    'associatedMedia.contentUrl',
    'associatedMedia.encodingFormat',
    'partOfSeries.name',
    'partOfSeries.url',
    'partOfSeries.webFeed',
  ],
  ImageGallery: ['name', 'url', 'associatedMedia.contentUrl', 'associatedMedia.creditText'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  ProfilePage: ['mainEntity.name', 'mainEntity.@type', 'mainEntity.url'],
  Organization: ['name', 'url', 'logo.url', 'logo.width', 'logo.height'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  ItemList: ['itemListElement.position', 'itemListElement.item.name', 'itemListElement.item.@type'],
};

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What stands at a path, in every member of every list on the way; undefined where there is nothing. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[], all: readonly Thing[]): unknown[] {
  if (Array.isArray(value))
    return value.length === 0 ? [undefined] : value.flatMap((each) => valuesAt(each, step ? [step, ...rest] : [], all));
  if (step === undefined) return [value];
  const named =
    isThing(value) && !('@type' in value) ? (all.find((each) => each['@id'] === value['@id']) ?? value) : value;
  return isThing(named) ? valuesAt(named[step], rest, all) : [undefined];
}

/** What the things of a page lack: "Review: author.name". A type that nobody knows lacks everything. */
export const missingFields = (things: readonly Thing[]): string[] =>
  things.flatMap((thing) => {
    const required = REQUIRED[thing['@type']];
    if (!required) return [`${thing['@type']}: not a type that pages have`];
    return required
      .filter((path) => valuesAt(thing, path.split('.'), things).some((value) => value === undefined || value === ''))
      .map((path) => `${thing['@type']}: ${path}`);
  });
