/** Where content of any kind lives: content in, address out. */
import { reviewKindOf, type StoryForm } from '@masthead/model';
import type { PlacedContent } from './placed-content.ts';
import { articleTarget, isAuto, isDeal, isSponsored } from './resolve-article.ts';
import { createResolvers, type Resolve } from './resolvers.ts';
import { isAutoTopic } from './sections.ts';
import { type Target, targetPath } from './target.ts';

const reviewTarget: Resolve = (content) => ({
  name: isAuto(content) ? 'auto-review' : 'review',
  params: { slug: content.slug, type: reviewKindOf(content.reviewType) ?? 'review' },
});

const videoTarget: Resolve = (content) => {
  const params = { slug: content.slug };
  if (isSponsored(content)) return { name: 'video-sponsored', params };
  return { name: isAuto(content) ? 'auto-video' : 'video', params };
};

const galleryTarget: Resolve = (content) => ({
  name: isAuto(content) ? 'auto-gallery' : 'gallery',
  params: { slug: content.slug },
});

const liveTarget: Resolve = (content) => ({
  name: 'article-live',
  params: { slug: content.slug, type: isDeal(content) ? 'deals' : 'news' },
});

/** A product that was judged is read about in its review. */
const productTarget: Resolve = (content) =>
  content.reviewType ? reviewTarget(content) : { name: 'product', params: { slug: content.slug } };

/** The kinds of content, and who knows where they live. */
export const contentResolvers = createResolvers();
contentResolvers.register('content_article', articleTarget);
contentResolvers.register('content_collection', ({ slug }) => ({ name: 'collection', params: { slug } }));
contentResolvers.register('content_feature', ({ slug }) => ({ name: 'feature', params: { slug } }));
contentResolvers.register('content_gallery', galleryTarget);
contentResolvers.register('content_product', productTarget);
contentResolvers.register('content_product_series', productTarget);
contentResolvers.register('content_updating_story', liveTarget);
contentResolvers.register('content_video', videoTarget);
contentResolvers.register('content_review', reviewTarget);

/** What is not content itself but has a page: subjects and people. */
const AROUND_CONTENT: Readonly<Record<string, Resolve>> = {
  content_topic: ({ slug }) => topicTarget(slug),
  content_author: ({ slug }) => ({ name: 'profile', params: { username: slug } }),
  content_tag: ({ slug }) => ({ name: 'tag', params: { slug } }),
};

/** Content of an unknown kind has the address of an article. */
export function contentTarget(content: PlacedContent): Target {
  const around = Object.hasOwn(AROUND_CONTENT, content.typeName) ? AROUND_CONTENT[content.typeName] : undefined;
  return (contentResolvers.of(content.typeName) ?? around ?? articleTarget)(content);
}

export const contentPath = (content: PlacedContent): string => targetPath(contentTarget(content));

function topicTarget(slug: string, pageNumber = 1, form?: StoryForm): Target {
  const params = { slug, form, pageNumber: String(pageNumber) };
  return { name: isAutoTopic(slug) ? 'auto-topic' : 'topic', params };
}

/** Of all its stories, or of those of one form. */
export const topicPath = (slug: string, pageNumber = 1, form?: StoryForm): string =>
  targetPath(topicTarget(slug, pageNumber, form));

/** A link to a page by its name and params, or to content. */
export const linkTo = (to: Target | PlacedContent): string => ('name' in to ? targetPath(to) : contentPath(to));
