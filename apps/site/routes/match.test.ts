import { type AddressName, addresses, isAddressName, reservedWords, storyAddresses, verticals } from '@masthead/urls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher, makeRoutes } from './match.ts';

const match = createMatcher();
const found = (path: string) => {
  const result = match(path);
  return result && { name: result.route.name, params: result.params };
};
/** As the site has it: a match whose params are refused is none. */
const page = (path: string): string | undefined => {
  const result = match(path);
  return result && result.route.meta.validate?.(result.params) !== false ? result.route.address : undefined;
};

describe('the listings and their pages', () => {
  it.each<[string, AddressName, Record<string, string>]>([
    ['/', 'front-page', {}],
    ['/2/', 'front-page', { pageNumber: '2' }],
    ['/collections/best-tvs/', 'collection', { slug: 'best-tvs' }],
    ['/collections/best-tvs/2/', 'collection', { slug: 'best-tvs', pageNumber: '2' }],
    ['/feature/moon-week/2/', 'feature', { slug: 'moon-week', pageNumber: '2' }],
    ['/tags/iphone/3/', 'tag', { slug: 'iphone', pageNumber: '3' }],
    ['/topics/vpn/2/', 'topic', { slug: 'vpn', pageNumber: '2' }],
    ['/roadshow/suvs/', 'auto-topic', { slug: 'suvs' }],
    ['/features/', 'features', {}],
    ['/features/2/', 'features', { pageNumber: '2' }],
    ['/pictures/2/', 'pictures', { pageNumber: '2' }],
    ['/reviews/2/', 'reviews', { pageNumber: '2' }],
    ['/ai-atlas/2/', 'ai-atlas', { pageNumber: '2' }],
    ['/zero/2/', 'zero', { pageNumber: '2' }],
    ['/how-to/', 'how-to', {}],
    ['/videos/', 'videos', {}],
  ])('%s is %s', (path, name, params) => {
    expect(found(path)).toMatchObject({ name: `${name}___en`, params });
  });
});

describe('the stories', () => {
  it.each<[string, AddressName, Record<string, string>]>([
    ['/news/foo/', 'article', { slug: 'foo' }],
    ['/news/ai/foo/', 'news-article-topic', { topic: 'ai', slug: 'foo' }],
    ['/how-to/foo/', 'how-to-article', { slug: 'foo' }],
    ['/culture/foo/', 'culture-article', {}],
    ['/culture/entertainment/foo/', 'culture-article-topic', {}],
    ['/deals/foo/', 'deal-article', {}],
    ['/home/foo/', 'home-article', {}],
    ['/home/security/foo/', 'home-article-topic', {}],
    ['/home/internet/foo/', 'home-marketplace-article-topic', { topic: 'internet' }],
    ['/home/electric-vehicles/foo/', 'electric-vehicles-article', { slug: 'foo' }],
    ['/personal-finance/foo/', 'money-article', {}],
    ['/personal-finance/taxes/foo/', 'money-article-slug', {}],
    ['/personal-finance/banking/foo/', 'money-article-topic-alt', {}],
    ['/personal-finance/crypto/foo/', 'money-article-crypto-slug', { slug: 'foo' }],
    ['/personal-finance/banking/savings/foo/', 'money-article-subtopic-alt', { subtopic: 'savings' }],
    ['/personal-finance/insurance/car/foo/', 'money-article-subtopic', { topic: 'insurance', subtopic: 'car' }],
    ['/personal-finance/no-category/foo/', 'money-article-no-category-slug', {}],
    ['/science/space/foo/', 'science-article-topic', {}],
    ['/tech/mobile/foo/', 'tech-article-topic', {}],
    ['/health/foo/', 'health-article', {}],
    ['/health/sleep/foo/', 'health-article-topic', {}],
    ['/editors-choice/foo/', 'editors-choice-article', {}],
    ['/roadshow/news/foo/', 'auto-article', {}],
    ['/news-live/foo/', 'article-live', { type: 'news', slug: 'foo' }],
    ['/deals-live/foo/', 'article-live', { type: 'deals' }],
    ['/paid-content/news/foo/', 'sponsored-article', {}],
    ['/paid-content/roadshow/news/foo/', 'sponsored-auto-article', {}],
    ['/paid-content/features/foo/', 'sponsored-article-longform', {}],
    ['/paid-content/videos/foo/', 'video-sponsored', {}],
    ['/tech/mobile/features/foo/', 'tech-article-longform', { topic: 'mobile' }],
    ['/tech/features/foo/', 'tech-article-longform', {}],
    ['/news/features/foo/', 'article-longform', {}],
    ['/news/ai/features/foo/', 'news-article-longform', {}],
    ['/health/features/foo/', 'health-article-longform', {}],
    ['/deals/tech/features/foo/', 'deal-article-longform', {}],
    ['/personal-finance/banking/features/foo/', 'money-article-longform', {}],
    ['/roadshow/news/features/foo/', 'auto-article-longform', {}],
    ['/pictures/foo/', 'gallery', { slug: 'foo' }],
    ['/pictures/foo/3/', 'gallery', { pageNumber: '3' }],
    ['/roadshow/pictures/foo/2/', 'auto-gallery', {}],
    ['/reviews/orbit-phone-15-pro-review/', 'review', { slug: 'orbit-phone-15-pro', type: 'review' }],
    ['/reviews/a-review-preview/', 'review', { slug: 'a-review', type: 'preview' }],
    ['/roadshow/reviews/foo-review/', 'auto-review', {}],
    ['/replay/reviews/foo-review/', 'review-replay', {}],
    ['/replay/roadshow/reviews/foo-preview/', 'auto-review-replay', { type: 'preview' }],
    ['/videos/foo/', 'video', {}],
    ['/videos/share/foo/', 'video-share', { slug: 'foo' }],
    ['/videos/replay/foo/', 'video-replay', { slug: 'foo' }],
    ['/roadshow/videos/foo/', 'auto-video', {}],
    ['/roadshow/videos/share/foo/', 'auto-video-share', {}],
    ['/roadshow/videos/replay/foo/', 'auto-video-replay', {}],
    ['/replay/news/foo/', 'article-replay', {}],
    ['/replay/roadshow/news/foo/', 'auto-article-replay', {}],
    ['/replay/how-to/foo/', 'how-to-article-replay', {}],
    ['/replay/culture/entertainment/foo/', 'culture-article-topic-replay', {}],
    ['/replay/deals/foo/', 'deal-article-replay', {}],
    ['/replay/home/foo/', 'home-article-replay', {}],
    ['/replay/personal-finance/banking/savings/foo/', 'money-article-subtopic-alt-replay', {}],
    ['/replay/science/foo/', 'science-article-replay', {}],
    ['/replay/tech/mobile/foo/', 'tech-article-topic-replay', {}],
    ['/replay/health/sleep/foo/', 'health-article-topic-replay', {}],
  ])('%s is %s', (path, name, params) => {
    expect(found(path)).toMatchObject({ name: `${name}___en`, params });
    expect(page(path)).toBe(name);
  });
});

describe('the other pages', () => {
  it.each<[string, AddressName, Record<string, string>]>([
    ['/welcome/', 'welcome', {}],
    ['/about/', 'about', {}],
    ['/shopping/', 'shopping', {}],
    ['/shopping/primeday/', 'shopping-primeday', {}],
    ['/shopping/welcome-priceblink/', 'shopping-welcome-priceblink', {}],
    ['/newsletter-generator/newsletter/daily/', 'newsletter-generator', { slug: 'daily' }],
    ['/awards/', 'awards', {}],
    ['/auto-buying-program/', 'auto-buying-program', {}],
    ['/voices/', 'voices', {}],
    ['/do-not-sell-or-share-my-personal-information/', 'do-not-sell', {}],
    ['/email/forward/', 'email-forward', {}],
    ['/home/internet/interstitial/', 'internet-interstitial', {}],
    ['/home/internet/plans/', 'internet-plans', {}],
    ['/newsletters/', 'newsletters', {}],
    ['/provider-reviews/', 'provider-reviews', {}],
    ['/home/energy-and-utilities/solar-estimator/', 'solar-lead-form', {}],
    ['/home/energy-and-utilities/solar-energy/savings/', 'solar-savings', {}],
    ['/tech/services-and-software/landing/best-free-vpn/', 'vpn-paid-search', { variation: 'best-free-vpn' }],
    ['/tech/services-and-software/rvmn-landing/best-vpn/', 'vpn-paid-search', { variation: 'best-vpn' }],
    ['/84-days/', 'sponsored-immersive', {}],
    ['/search/', 'search', {}],
    ['/user/settings/', 'user-settings', {}],
    ['/user/settings/saved/', 'user-settings', { tab: 'saved' }],
    ['/ab-test-summary/', 'ab-test-summary', {}],
    ['/landing/best-phones/', 'search-landing', { slug: 'best-phones' }],
    ['/landing/best-phones/abc.123~x/', 'search-landing', { slug: 'best-phones', token: 'abc.123~x' }],
    ['/_hidden/personal-finance/marketplace-cards/', 'hidden-marketplace', { slug: 'marketplace-cards' }],
    ['/_hidden/personal-finance/marketplace-savings/', 'hidden-marketplace', {}],
    ['/profiles/jdoe/', 'profile', { username: 'jdoe' }],
    ['/sitemaps/', 'sitemaps', {}],
    ['/sitemaps/articles/2024/', 'sitemap', { slug: 'articles', year: '2024' }],
    ['/sitemaps/articles/2024/3/', 'sitemap', { slug: 'articles', year: '2024', pageNumber: '3' }],
    ['/sitemaps/articles/7/', 'sitemap', { slug: 'articles', pageNumber: '7' }],
    ['/feature-summary/', 'feature-summary', {}],
    ['/icon-demo/', 'icon-demo', {}],
    ['/neon-demo/', 'neon-demo', {}],
  ])('%s is %s', (path, name, params) => {
    expect(found(path)).toMatchObject({ name: `${name}___en`, params });
  });

  it('/sitemaps/articles/7/ has no year', () => {
    expect(found('/sitemaps/articles/7/')?.params.year).toBeUndefined();
  });
});

describe('no page is', () => {
  it.each([
    ['a word where only a page number may stand', '/abc/'],
    ['a topic outside the section’s set', '/news/not-a-topic/foo/'],
    ['a topic of another section', '/culture/mobile/foo/'],
    ['a subtopic outside finance', '/tech/mobile/phones/foo/'],
    ['an unknown subtopic', '/personal-finance/banking/nothing/foo/'],
    ['a number where a slug must stand', '/topics/2/'],
    ['a review without its type', '/reviews/foo/'],
    ['an unknown type of live coverage', '/sports-live/foo/'],
    ['longform of a section without it', '/how-to/mobile/features/foo/'],
    ['a replay of longform', '/replay/tech/features/foo/'],
    ['an unknown variation', '/tech/services-and-software/landing/other/'],
    ['an unknown hidden page', '/_hidden/personal-finance/other/'],
    ['too many segments', '/a/b/c/d/'],
    ['the default locale as a prefix', '/en/news/foo/'],
    ['an address without its slash', '/topics/vpn'],
    ['a file', '/assets/main.js'],
    ['the API', '/api/neutron/x/'],
    ['a diagnostic', '/_node/status'],
    ['page zero', '/0/'],
    ['page zero of a topic', '/topics/vpn/0/'],
    ['a page with zeros before it', '/topics/vpn/02/'],
    ['the sister brand’s news as a topic', '/roadshow/news/'],
    ['the sister brand’s pictures as a topic', '/roadshow/pictures/'],
    ['the sister brand’s reviews as a topic', '/roadshow/reviews/'],
    ['the sister brand’s videos as a topic', '/roadshow/videos/'],
    ['share as a video', '/videos/share/'],
    ['replay as a video', '/videos/replay/'],
  ])('%s', (_why, path) => {
    expect(page(path)).toBeUndefined();
  });

  it('a reserved word as a slug, in any section or letter case', () => {
    const word = fc.constantFrom(...reservedWords).chain((text) => fc.constantFrom(text, text.toUpperCase()));
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(verticals), 'roadshow/news', 'how-to', 'deals'),
        word,
        (section, slug) => {
          expect(page(`/${section}/${slug}/`)).toBeUndefined();
        },
      ),
    );
  });
});

describe('the route table', () => {
  it('gives every route a name with its locale', () => {
    expect(makeRoutes().every(({ name, address }) => name === `${address}___en`)).toBe(true);
  });

  it('prefixes the addresses of another locale than the default one', () => {
    const routes = makeRoutes({ locales: ['en', 'fr'], defaultLocale: 'en' });
    const patternOf = (name: string) => routes.find((route) => route.name === name)?.pattern;
    expect(patternOf('topic___fr')).toBe(`/fr${patternOf('topic___en')}`);
    const inFrench = createMatcher({ locales: ['en', 'fr'], defaultLocale: 'en' });
    expect(inFrench('/fr/topics/vpn/')?.route.name).toBe('topic___fr');
    expect(inFrench('/topics/vpn/')?.route.name).toBe('topic___en');
  });

  it('hides no address behind another', () => {
    for (const name of Object.keys(addresses).filter(isAddressName)) {
      const paths = examplesOf(addresses[name].pattern);
      expect(paths.map(page), paths.join(' ')).toContain(name);
    }
  });

  it('shows the sister brand exactly at the addresses of its name', () => {
    const auto = makeRoutes().filter(({ meta }) => meta.brand === 'roadshow');
    expect(auto.map(({ address }) => address).toSorted()).toEqual(
      Object.keys(addresses)
        .filter((name) => /^(sponsored-)?auto-/.test(name))
        .toSorted(),
    );
  });

  it('keeps stories for a day, what is live for half a minute, the front page for five minutes', () => {
    for (const { address, meta } of makeRoutes())
      if (address in storyAddresses) expect(meta.maxAge, address).toBe(address === 'article-live' ? 30 : 86_400);
    expect(match('/')?.route.meta.maxAge).toBe(300);
  });

  it('sends replays and shared pages to the story’s own address', () => {
    for (const { address, meta } of makeRoutes().filter(({ meta: { variant } }) => variant))
      expect(`${meta.canonicalRoute}-${meta.variant}`).toBe(address);
  });
});

/** Addresses of a pattern: one for each word of its lists, and a letter for anything else. */
function examplesOf(pattern: string): string[] {
  const [list, words] = /:\w+\(([a-z0-9|-]+)\)/.exec(pattern) ?? [];
  if (list && words) return words.split('|').flatMap((word) => examplesOf(pattern.replace(list, word)));
  return [pattern.replaceAll(/\{[^}]*\{[^}]*\}[^}]*\}\?|\{[^}]*\}\?/g, '').replaceAll(/:\w+\([^)]*\)/g, 'x')];
}
