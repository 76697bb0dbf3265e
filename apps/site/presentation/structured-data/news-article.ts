/** A story that is read: what it says, who wrote it, when. What somebody paid for is not passed off as news. */
import { type Author, type Image, type Instant, isBranded, primaryTopic, type Tag, type Topic } from '@masthead/model';
import type { AdvertiserContentArticle, NewsArticle } from 'schema-dts';
import { type Describe, datesOf, imageThing, type PageFacts, publisherOf } from './page-facts.ts';
import { signatures } from './person.ts';

/** What every kind of story has. */
export interface DescribedStory {
  headline: string;
  dek?: string | undefined;
  section?: string | undefined;
  image?: Image | undefined;
  author?: { username: string } | undefined;
  authors: readonly Author[];
  topics: readonly Topic[];
  tags: readonly Tag[];
  publishedAt: Instant;
  updatedAt?: Instant | undefined;
  wordCount?: number;
}

/** Search engines show a story in three shapes, and cut a picture themselves where they are given one. */
const SHAPES = ['seo_image_wide', 'seo_image_full', 'seo_image_square'] as const;
const shapesOf = (image: Image, page: PageFacts) => SHAPES.map((shape) => imageThing(image, page, shape));

/** The part that all kinds of published work have in common. */
export const publishedWork = (story: DescribedStory, page: PageFacts) => ({
  url: page.pageUrl,
  mainEntityOfPage: page.pageUrl,
  headline: story.headline,
  ...datesOf(story),
  author: signatures(story.authors, page),
  publisher: publisherOf(page),
  inLanguage: 'en-US',
  isAccessibleForFree: true,
  ...(story.dek && { description: story.dek }),
  ...(story.image && { image: shapesOf(story.image, page) }),
  ...(story.tags.length > 0 && { keywords: story.tags.map(({ name }) => name) }),
});

export const newsArticle =
  (story: DescribedStory): Describe =>
  (page): NewsArticle | AdvertiserContentArticle => {
    const section = primaryTopic(story)?.name ?? story.section;
    const article = {
      ...publishedWork(story, page),
      ...(section && { articleSection: section }),
      ...(story.wordCount && { wordCount: story.wordCount }),
    };
    return isBranded(story)
      ? { '@type': 'AdvertiserContentArticle', ...article }
      : { '@type': 'NewsArticle', ...article };
  };
