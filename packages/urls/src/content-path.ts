/** Where content of any kind lives. */
import { storyPath, topicPath } from './resolve.ts';
import { autoTopics } from './sections.ts';

export interface PlacedContent {
  typeName: string;
  slug: string;
  /** Slugs of the primary topic: its ancestors, then itself. */
  topicPath: readonly string[];
  type?: string | undefined;
  reviewType?: string | undefined;
}

const brandPrefix = ({ topicPath: [root = ''] }: PlacedContent): string => (autoTopics.has(root) ? '/roadshow' : '');
const liveType = (type = ''): string => (type.toLowerCase().startsWith('deals') ? 'deals' : 'news');

const PATHS: Readonly<Record<string, (content: PlacedContent) => string>> = {
  content_article: storyPath,
  content_review: (content) => `${brandPrefix(content)}/reviews/${content.slug}-${content.reviewType ?? 'review'}/`,
  content_gallery: (content) => `${brandPrefix(content)}/pictures/${content.slug}/`,
  content_video: (content) => `${brandPrefix(content)}/videos/${content.slug}/`,
  content_updating_story: ({ slug, type }) => `/${liveType(type)}-live/${slug}/`,
  content_topic: ({ slug }) => topicPath(slug),
  content_collection: ({ slug }) => `/collections/${slug}/`,
  content_feature: ({ slug }) => `/feature/${slug}/`,
  content_product: ({ slug }) => `/products/${slug}/`,
  content_author: ({ slug }) => `/profiles/${slug.toLowerCase()}/`,
};

/** Content of an unknown kind has the address of an article. */
export function contentPath(content: PlacedContent): string {
  const path = Object.hasOwn(PATHS, content.typeName) ? PATHS[content.typeName] : undefined;
  return (path ?? storyPath)(content);
}
