import { describe, expect, it } from 'vitest';
import { scriptPage, someScript } from '../testing/scripts.ts';
import { planTag } from './plan.ts';
import { policySources, tagProblems } from './policy-sources.ts';
import type { LinkTag, Tag } from './tag.ts';
import { declareGatedScripts, gatedScripts } from './third-parties.ts';

const style: LinkTag = {
  tagId: 'style',
  owner: 'platform',
  host: 'styles.example',
  gdprCategory: 'C0001',
  rel: 'stylesheet',
  href: 'https://styles.example/a.css',
};

describe('a policy’s hosts', () => {
  it('are those of the declared tags, each once, by what they are for', () => {
    const talksTo = { connect: ['api.example'], images: ['pixel.example'], frames: ['frames.example'] };
    const tags: Tag[] = [
      someScript({ talksTo }),
      someScript({ tagId: 'b', host: 'a.example', src: 'https://a.example/x.js' }),
      someScript({ tagId: 'c' }),
      someScript({ tagId: 'own', host: 'self', src: '/assets/a.js' }),
      style,
      { ...style, tagId: 'pre', rel: 'preconnect', host: 'pre.example' },
    ];
    expect(policySources(tags)).toEqual({
      'script-src': ['https://a.example', 'https://tags.example'],
      'style-src': ['https://styles.example'],
      'img-src': ['https://pixel.example'],
      'connect-src': ['https://a.example', 'https://api.example', 'https://tags.example'],
      'frame-src': ['https://frames.example'],
    });
  });

  it('are none where nothing is declared', () => {
    expect(Object.values(policySources([])).flat()).toEqual([]);
  });
});

describe('a build refuses a tag', () => {
  it.each([
    ['of no owner', { owner: JSON.parse('"nobody"') }, 'counter has no owner'],
    ['of no category', { gdprCategory: JSON.parse('null') }, 'counter has no consent category'],
    ['from any host', { host: '*' }, 'counter names "*", which is no host'],
    ['from a family of hosts', { host: '*.example.com' }, 'counter names "*.example.com", which is no host'],
    [
      'from more than a host',
      { host: "a.example 'unsafe-inline'" },
      `counter names "a.example 'unsafe-inline'", which is no host`,
    ],
    ['that talks to any host', { talksTo: { connect: ['https:'] } }, 'counter names "https:", which is no host'],
  ])('%s', (_, changes, problem) => {
    expect(tagProblems([someScript(changes)])).toEqual([problem]);
  });

  it('whose id is taken', () => {
    expect(tagProblems([someScript(), someScript()])).toEqual(['counter has an id that is taken']);
  });

  it('and takes one that is whole', () => {
    expect(tagProblems([someScript(), style, someScript({ tagId: 'own', host: 'self' })])).toEqual([]);
  });
});

describe('the scripts that consent decides on', () => {
  it('are these ten, each with its category (CS-06)', () => {
    expect(Object.entries(gatedScripts).map(([name, { gdprCategory }]) => [name, gdprCategory])).toEqual([
      ['consentManager', 'C0001'],
      ['biddingLibrary', 'C0004'],
      ['adServerTag', 'C0004'],
      ['headerBiddingExchange', 'C0004'],
      ['shoppingAds', 'C0004'],
      ['searchAds', 'C0004'],
      ['contextualAds', 'C0004'],
      ['recommendations', 'C0004'],
      ['adBlockRecovery', 'C0004'],
      ['performanceTimings', 'C0002'],
    ]);
  });

  it('are declared by where they come from, and otherwise not at all', () => {
    expect(declareGatedScripts({})).toEqual([]);
    const tags = declareGatedScripts({
      searchAds: { src: 'https://search.example/a.js' },
      performanceTimings: { src: '/assets/timings.js' },
    });
    expect(tags).toMatchObject([
      { tagId: 'searchAds', host: 'search.example', gdprCategory: 'C0004' },
      { tagId: 'performanceTimings', host: 'self', gdprCategory: 'C0002' },
    ]);
    expect(tagProblems(tags)).toEqual([]);
  });

  it('have the bidding library at its other address for those in that experiment (AB-15)', () => {
    const [tag] = declareGatedScripts({
      biddingLibrary: { src: 'https://bids.example/a.js', variantSrc: 'https://bids.example/b.js' },
    });
    if (!tag) throw new Error('it was declared');
    const srcFor = (bucket: string) =>
      planTag(tag, scriptPage({ experiments: [{ id: 'adlib_variant', version: '1', bucket }] }));
    expect(srcFor('test')).toMatchObject({ tag: { attributes: { src: 'https://bids.example/b.js' } } });
    expect(srcFor('control')).toMatchObject({ tag: { attributes: { src: 'https://bids.example/a.js' } } });
  });

  it('of advertising are not loaded where the ad service is off (AB-14)', () => {
    const tags = declareGatedScripts({ adServerTag: { src: 'https://ads.example/a.js' } });
    const isOn = (name: string): boolean => name !== 'adService';
    expect(tags.map((tag) => planTag(tag, scriptPage({ isOn })).does)).toEqual(['skip']);
  });
});
