import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressName, addresses } from './addresses.ts';
import { isAddressName, storyPath, topicPath } from './resolve.ts';
import { autoTopics, isVertical, reservedWords, verticals } from './sections.ts';

/** The name of the first address that a path matches, as the route table reads it. */
function nameOf(pathname: string): AddressName | undefined {
  const names = Object.keys(addresses).filter(isAddressName);
  return names.find((name) => new URLPattern({ pathname: addresses[name].pattern }).test({ pathname }));
}

describe('the address of a story', () => {
  it.each([
    [
      'about a topic two below its vertical is under the topic between',
      ['tech', 'mobile', 'phones'],
      '/tech/mobile/x/',
    ],
    [
      'about a topic three below its vertical is under the first of them',
      ['tech', 'mobile', 'phones', 'cases'],
      '/tech/mobile/x/',
    ],
    ['about a topic below its vertical is under that topic', ['tech', 'mobile'], '/tech/mobile/x/'],
    ['about a vertical itself is at its top', ['tech'], '/tech/x/'],
    ['about a topic that has no route is at the top of its vertical', ['tech', 'telepathy'], '/tech/x/'],
    ['about another vertical’s topic is at the top of its own', ['science', 'mobile'], '/science/x/'],
    ['about AI is under news', ['news', 'ai'], '/news/ai/x/'],
    ['about the news is a plain article', ['news'], '/news/x/'],
    ['about the home', ['home', 'smart-home'], '/home/smart-home/x/'],
    ['about space', ['science', 'space'], '/science/space/x/'],
    ['about entertainment', ['culture', 'entertainment'], '/culture/entertainment/x/'],
    ['about cars is under roadshow', ['auto'], '/roadshow/news/x/'],
    ['about electric cars is under roadshow', ['auto', 'electric-vehicles'], '/roadshow/news/x/'],
    ['whose main topic is charging is under roadshow', ['charging'], '/roadshow/news/x/'],
    ['about nothing is a plain article', [], '/news/x/'],
    ['about an unknown vertical is a plain article', ['gardening', 'mobile'], '/news/x/'],
    ['about a word every object has is a plain article', ['constructor', 'name'], '/news/x/'],
  ])('%s', (_, topics, path) => {
    expect(storyPath({ slug: 'x', topicPath: topics })).toBe(path);
  });

  it('is one that its own route reads back, with its slug', () => {
    const words = [...Object.keys(verticals), ...Object.values(verticals).flat(), ...autoTopics, 'unknown'];
    const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,8}){0,3}$/);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 4 }), slug, (topics, text) => {
        const pathname = storyPath({ slug: text, topicPath: topics });
        const name = nameOf(pathname);
        if (!name) throw new Error(`${pathname} has no route`);
        expect(name).toContain('article');
        const match = new URLPattern({ pathname: addresses[name].pattern }).exec({ pathname });
        expect(match?.pathname.groups.slug).toBe(text);
      }),
    );
  });
});

describe('the address of a topic', () => {
  it.each([
    ['vpn', undefined, '/topics/vpn/'],
    ['vpn', 1, '/topics/vpn/'],
    ['vpn', 2, '/topics/vpn/2/'],
    ['auto', undefined, '/roadshow/auto/'],
    ['electric-vehicles', 3, '/roadshow/electric-vehicles/3/'],
    ['automation', undefined, '/topics/automation/'],
  ])('%s, page %s: %s', (slug, pageNumber, path) => {
    expect(topicPath(slug, pageNumber)).toBe(path);
    expect(nameOf(path)).toBe(autoTopics.has(slug) ? 'auto-topic' : 'topic');
  });
});

describe('the words of addresses', () => {
  it('those with a meaning of their own are reserved', () => {
    const words = ['features', 'news', 'pictures', 'replay', 'reviews', 'share', 'videos'];
    expect([...reservedWords].sort()).toEqual(words);
  });

  it('no reserved word is a topic of its own in an address', () => {
    for (const topic of [...Object.values(verticals).flat(), ...autoTopics])
      expect(reservedWords.has(topic)).toBe(false);
  });

  it.each(['tech', 'news', 'home', 'science', 'culture'])('%s is a vertical', (slug) => {
    expect(isVertical(slug)).toBe(true);
  });

  it.each(['', 'auto', 'mobile', 'toString', '__proto__'])('"%s" is no vertical', (slug) => {
    expect(isVertical(slug)).toBe(false);
  });

  it('a name is an address name only when it is in the table', () => {
    expect([isAddressName('front-page'), isAddressName('constructor'), isAddressName('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
