import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddressName } from '../../addresses.ts';
import type { PlacedContent } from '../../placed-content.ts';
import { sponsoredIds, verticals } from '../../sections.ts';
import { targetPath } from '../../target.ts';
import { article } from './article.ts';

const [SPONSORED_ID = ''] = sponsoredIds;

const content = (about: Partial<PlacedContent> = {}): PlacedContent => ({
  kind: 'article',
  slug: 'x',
  topicPath: [],
  ...about,
});
const name = (about: Partial<PlacedContent>): string => article.target(content(about)).name;
const path = (about: Partial<PlacedContent>): string => targetPath(article.target(content(about)));

describe('an article lives where the first of eight steps puts it:', () => {
  const everything = {
    section: 'commercial',
    type: 'Editors Choice',
    topicPath: ['auto'],
    canonicalUrl: '/personal-finance/crypto/x/',
  };

  it.each<[string, Partial<PlacedContent>, string]>([
    ['1 the welcome slug, before being paid for', { ...everything, slug: 'welcome' }, 'welcome'],
    ['2 paid for, before an editors’ choice', { ...everything, topicPath: [] }, 'sponsored-article'],
    ['3 an editors’ choice, before the sister brand', { ...everything, section: 'news' }, 'editors-choice-article'],
    ['4 the sister brand, before a deal', { type: 'Deals', topicPath: ['auto', 'suvs'] }, 'auto-article'],
    ['5 a deal, before its section', { type: 'Deals', topicPath: ['tech', 'mobile'] }, 'deal-article'],
    [
      '6 the second system, before its section',
      { type: 'Money WordPress', topicPath: ['tech', 'crypto'] },
      'money-article-crypto-slug',
    ],
    ['7 its section, before how-to', { section: 'how_to', topicPath: ['tech', 'mobile'] }, 'tech-article-topic'],
    ['8 longform, before how-to', { section: 'how_to', type: 'Longform' }, 'article-longform'],
    ['8 how-to', { section: 'how_to' }, 'how-to-article'],
    ['8 else a plain article', {}, 'article'],
  ])('%s', (_step, about, expected) => {
    expect(name(about)).toBe(expected);
  });
});

describe('content is paid for', () => {
  it.each<[string, Partial<PlacedContent>]>([
    ['by its section', { section: 'commercial' }],
    ['by the list of ids', { id: SPONSORED_ID }],
    ['by the studio in its author’s name', { author: { username: 'masthead-studio-two' } }],
  ])('%s', (_why, about) => {
    expect(name(about)).toBe('sponsored-article');
  });

  it('in no other way', () => {
    expect(name({ section: 'news', id: 'another', author: { username: 'jdoe' } })).toBe('article');
  });

  it('fourteen ids are listed', () => {
    expect(sponsoredIds.size).toBe(14);
  });

  it.each<[Partial<PlacedContent>, string]>([
    [{}, '/paid-content/news/x/'],
    [{ type: 'Longform' }, '/paid-content/features/x/'],
    [{ topicPath: ['auto'] }, '/paid-content/roadshow/news/x/'],
    [{ type: 'Longform', topicPath: ['auto'] }, '/paid-content/roadshow/features/x/'],
  ])('and %j lives at %s', (about, expected) => {
    expect(path({ section: 'commercial', ...about })).toBe(expected);
  });
});

describe('a deal is what its type begins with', () => {
  it.each(['Deals', 'deals', 'DEALS', 'Deals - Precap'])('%s', (type) => {
    expect(path({ type })).toBe('/deals/x/');
  });
  it.each(['Best Deals', 'Deal', ''])('not %s', (type) => {
    expect(name({ type })).toBe('article');
  });
});

describe('longform is what its type begins with', () => {
  it.each(['Longform', 'longform', 'longform - special', 'Longform Special'])('%s', (type) => {
    expect(name({ type })).toBe('article-longform');
  });
  it.each(['Explainer longform', 'Long'])('not %s', (type) => {
    expect(name({ type })).toBe('article');
  });
});

describe('in the sections', () => {
  const WITH_TOPICS = ['news', 'tech', 'home', 'health', 'science', 'culture'] as const;
  const topicOf = (section: (typeof WITH_TOPICS)[number]): string => verticals[section][0];

  it.each(WITH_TOPICS)('%s has a top and topics, and no third level', (section) => {
    const topic = topicOf(section);
    expect(path({ topicPath: [section] })).toBe(`/${section}/x/`);
    expect(path({ topicPath: [section, topic] })).toBe(`/${section}/${topic}/x/`);
    expect(path({ topicPath: [section, topic, 'deeper'] })).toBe(`/${section}/${topic}/x/`);
  });

  it.each(WITH_TOPICS)('%s has longform at its top and below its topics', (section) => {
    const topic = topicOf(section);
    const type = 'Longform';
    expect(path({ type, topicPath: [section] })).toBe(`/${section}/features/x/`);
    expect(path({ type, topicPath: [section, topic] })).toBe(`/${section}/${topic}/features/x/`);
    expect(path({ type, topicPath: [section, topic, 'deeper'] })).toBe(`/${section}/${topic}/features/x/`);
  });

  it.each([
    [['personal-finance'], '/personal-finance/x/', 'money-article'],
    [['personal-finance', 'banking'], '/personal-finance/banking/x/', 'money-article-topic-alt'],
    [['personal-finance', 'crypto'], '/personal-finance/crypto/x/', 'money-article-crypto-slug'],
    [['personal-finance', 'taxes'], '/personal-finance/taxes/x/', 'money-article-slug'],
    [['personal-finance', 'banking', 'savings'], '/personal-finance/banking/savings/x/', 'money-article-subtopic-alt'],
    [
      ['personal-finance', 'insurance', 'car-insurance'],
      '/personal-finance/insurance/car/x/',
      'money-article-subtopic',
    ],
  ])('finance %j lives at %s', (topicPath, expected, route) => {
    expect(path({ topicPath })).toBe(expected);
    expect(name({ topicPath })).toBe(route);
  });

  it.each([0, 1, 2])('finance has one route for longform with %i topics', (depth) => {
    const topicPath = ['personal-finance', 'banking', 'savings'].slice(0, depth + 1);
    expect(name({ type: 'Longform', topicPath })).toBe('money-article-longform');
  });

  it('a topic without a place in addresses is left out, and what is below it', () => {
    expect(path({ topicPath: ['tech', 'unheard-of'] })).toBe('/tech/x/');
    expect(path({ topicPath: ['personal-finance', 'unheard-of', 'savings'] })).toBe('/personal-finance/x/');
    expect(path({ topicPath: ['personal-finance', 'banking', 'unheard-of'] })).toBe('/personal-finance/banking/x/');
  });

  it('the sister brand is known under its former name too', () => {
    expect(name({ topicPath: ['cnet-auto', 'suvs'] })).toBe('auto-article');
  });

  it('topics are written as addresses write them', () => {
    expect(path({ topicPath: ['health', 'mental-health'] })).toBe('/health/mental/x/');
    expect(path({ topicPath: ['cnet-home', 'cnet-home-security'] })).toBe('/home/security/x/');
    expect(path({ topicPath: ['home', 'energy-&-utilities'] })).toBe('/home/energy-and-utilities/x/');
  });

  it.each(['home-internet', 'internet', 'home-energy-and-utilities'])('home’s %s leads to a marketplace', (topic) => {
    expect(article.target(content({ topicPath: ['home', topic] }))).toEqual({
      name: 'home-marketplace-article-topic',
      params: { topic: topic.replace(/^home-/, ''), slug: 'x' },
    });
  });

  it('home’s electric vehicles have a route of their own', () => {
    expect(name({ topicPath: ['home', 'home-electric-vehicles'] })).toBe('electric-vehicles-article');
  });
});

describe('stories of the second system', () => {
  const bridged = (canonicalUrl: string): string =>
    path({ type: 'Money WordPress', topicPath: ['personal-finance', 'taxes'], canonicalUrl });

  it.each([
    ['https://money.example/personal-finance/insurance/advice/x/', '/personal-finance/insurance/advice/x/'],
    ['https://money.example/personal-finance/credit-cards/advice/x/', '/personal-finance/credit-cards/advice/x/'],
    ['https://money.example/personal-finance/credit-cards/x/', '/personal-finance/credit-cards/x/'],
    ['/personal-finance/x/', '/personal-finance/x/'],
  ])('that call themselves %s live at %s', (canonicalUrl, expected) => {
    expect(bridged(canonicalUrl)).toBe(expected);
  });

  it.each(['', 'https://money.example/elsewhere/x/', 'not an address: \u0000', '//'])(
    'that call themselves "%s" live by their topics',
    (canonicalUrl) => {
      expect(bridged(canonicalUrl)).toBe('/personal-finance/taxes/x/');
    },
  );
});

it('whatever content says, its address is one of ours and matches its own pattern', () => {
  const word = fc.oneof(
    fc.constantFrom(
      ...Object.keys(verticals),
      ...Object.values(verticals).flat(),
      'auto',
      'savings',
      'features',
      'a/b',
    ),
    fc.string({ maxLength: 20 }),
  );
  const anything = fc.record({
    kind: fc.constant('article'),
    slug: fc.stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,6}){0,2}$/),
    id: fc.constantFrom(undefined, SPONSORED_ID, 'other'),
    topicPath: fc.array(word, { maxLength: 4 }),
    type: fc.oneof(fc.constantFrom('Longform', 'Deals', 'Money WordPress', 'Editors Choice', 'News'), fc.string()),
    section: fc.constantFrom(undefined, 'how_to', 'commercial', 'news'),
    canonicalUrl: fc.oneof(fc.string(), fc.webUrl(), fc.constant('/personal-finance/../../etc/x/')),
    author: fc.constantFrom(undefined, { username: 'studio' }),
  });
  fc.assert(
    fc.property(anything, (about) => {
      const target = article.target(about);
      expect(isAddressName(target.name)).toBe(true);
      expect(targetPath(target)).toMatch(/^(\/[a-z0-9-]+)+\/$/);
    }),
  );
});
