import { describe, expect, it } from 'vitest';
import { contentPath, type PlacedContent } from './content-path.ts';

const placed = (typeName: string, more: Partial<PlacedContent> = {}): PlacedContent => ({
  typeName,
  slug: 'x',
  topicPath: ['tech', 'mobile', 'phones'],
  ...more,
});
const AUTO = { topicPath: ['auto', 'suvs'] };

describe('content of each kind has its address', () => {
  it.each([
    [placed('content_article'), '/tech/mobile/x/'],
    [placed('content_article', AUTO), '/roadshow/news/x/'],
    [
      placed('content_article', { topicPath: ['personal-finance', 'banking', 'savings'] }),
      '/personal-finance/banking/x/',
    ],
    [placed('content_article', { topicPath: ['health', 'sleep'] }), '/health/sleep/x/'],
    [placed('content_review'), '/reviews/x-review/'],
    [placed('content_review', { reviewType: 'preview' }), '/reviews/x-preview/'],
    [placed('content_review', AUTO), '/roadshow/reviews/x-review/'],
    [placed('content_gallery'), '/pictures/x/'],
    [placed('content_gallery', AUTO), '/roadshow/pictures/x/'],
    [placed('content_video'), '/videos/x/'],
    [placed('content_video', AUTO), '/roadshow/videos/x/'],
    [placed('content_updating_story', { type: 'News' }), '/news-live/x/'],
    [placed('content_updating_story', { type: 'Deals' }), '/deals-live/x/'],
    [placed('content_updating_story'), '/news-live/x/'],
    [placed('content_topic'), '/topics/x/'],
    [placed('content_topic', { slug: 'suvs' }), '/roadshow/suvs/'],
    [placed('content_collection'), '/collections/x/'],
    [placed('content_feature'), '/feature/x/'],
    [placed('content_product'), '/products/x/'],
    [placed('content_author', { slug: 'JDoe' }), '/profiles/jdoe/'],
    [placed('something_else'), '/tech/mobile/x/'],
    [placed('constructor'), '/tech/mobile/x/'],
  ])('%j is at %s', (content, path) => {
    expect(contentPath(content)).toBe(path);
  });
});
