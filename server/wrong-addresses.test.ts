import { beforeAll, describe, expect, test } from 'vitest';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

let demo: SiteOnDemo;
const atEnd = suiteEnd();
beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
});

async function step(path: string): Promise<string> {
  const { status, headers } = await demo.get(path);
  return `${status} ${headers.get('location') ?? ''}`.trim();
}

describe('content that is asked for', () => {
  test.each([
    ['under another topic', '/tech/gaming/voice-clone-call-labels/', '/news/ai/voice-clone-call-labels/'],
    ['under another section', '/culture/voice-clone-call-labels/', '/news/ai/voice-clone-call-labels/'],
    ['as the sister brand’s', '/roadshow/news/voice-clone-call-labels/', '/news/ai/voice-clone-call-labels/'],
    ['as the other brand’s', '/news/arden-touring-winter-range/', '/roadshow/news/arden-touring-winter-range/'],
    ['as news, and is live coverage', '/news/halo-keynote-live/', '/news-live/halo-keynote-live/'],
    ['as live coverage, and is news', '/news-live/voice-clone-call-labels/', '/news/ai/voice-clone-call-labels/'],
    ['as a review, and is a list', '/reviews/best-laptops-review/', '/tech/computing/best-laptops/'],
    ['as an article, and is a review', '/news/harrow-pro-16/', '/reviews/harrow-pro-16-review/'],
    ['as an article, and is a gallery', '/tech/mobile/house-on-a-meter/', '/pictures/house-on-a-meter/'],
    ['as an article, and is a video', '/news/two-phones-six-rounds/', '/videos/two-phones-six-rounds/'],
    ['as the other kind of review', '/reviews/pomelo-duo-preview/', '/reviews/pomelo-duo-review/'],
    ['as the other kind of coverage', '/deals-live/halo-keynote-live/', '/news-live/halo-keynote-live/'],
    ['in other letters', '/News/AI/Voice-Clone-Call-Labels/', '/news/ai/voice-clone-call-labels/'],
    [
      'in other letters under another topic',
      '/Tech/Mobile/Voice-Clone-Call-Labels',
      '/news/ai/voice-clone-call-labels/',
    ],
    [
      'without its slash under another topic',
      '/tech/mobile/voice-clone-call-labels',
      '/news/ai/voice-clone-call-labels/',
    ],
    ['with two slashes at its start', '//news/ai/voice-clone-call-labels', '/news/ai/voice-clone-call-labels/'],
    ['with its dashes encoded', '/news/ai/voice%2Dclone%2dcall-labels/', '/news/ai/voice-clone-call-labels/'],
    ['as a feed with a slash too many', '//RSS//news', '/rss/news/'],
    ['by a person’s name in capitals', '/profiles/KeikoMori/', '/profiles/keikomori/'],
    ['as a topic of the other brand', '/topics/auto', '/roadshow/auto/'],
    ['by a friendly address without its slash', '/repair', '/collections/repair-files/'],
  ])('%s is one step away, with its query', async (_how, path, address) => {
    expect(await step(`${path}?a=1&a=2`)).toBe(`301 ${address}?a=1&a=2`);
    expect(await step(address)).toBe('200');
  });

  test.each([
    '/news/no-such-story/',
    '/pictures/house-on-a-meter/999/',
    '/reviews/no-such-thing-review/',
    '/news-live/x/',
    '/rss/feed.xml',
    '/rss/news/feed.xml',
    '/topics/phones.html',
  ])('and is not there is not found: %s', async (path) => {
    expect(await step(path)).toBe('404');
  });
});
