import { describe, expect, it } from 'vitest';
import { scriptPage, someScript } from '../testing/scripts.ts';
import { planTag } from './plan.ts';
import { policySources, tagProblems } from './policy-sources.ts';
import type { LinkTag, Tag } from './tag.ts';
import { declareGatedScripts, gatedScripts, scriptFeatures, sourceProblems } from './third-parties.ts';

const style: LinkTag = {
  tagId: 'style',
  owner: 'platform',
  host: 'styles.example',
  gdprCategory: 'C0001',
  rel: 'stylesheet',
  href: 'https://styles.example/a.css',
};

describe('a policy’s sources', () => {
  it('are those of the declared tags, each once, by what they are for', () => {
    const talksTo = {
      connect: ['api.example'],
      images: ['pixel.example'],
      frames: ['frames.example'],
      scripts: ['more.example'],
    };
    const tags: Tag[] = [
      someScript({ talksTo }),
      someScript({ tagId: 'b', host: 'a.example', src: 'https://a.example/x.js' }),
      someScript({ tagId: 'c' }),
      someScript({ tagId: 'own', host: 'self', src: '/assets/a.js' }),
      style,
      { ...style, tagId: 'pre', rel: 'preconnect', host: 'pre.example' },
    ];
    expect(policySources(tags)).toEqual({
      'script-src': ['https://a.example/x.js', 'https://tags.example/counter.js', 'https://more.example'],
      'style-src': ['https://styles.example/a.css'],
      'img-src': ['https://pixel.example'],
      'connect-src': ['https://a.example', 'https://api.example', 'https://tags.example'],
      'frame-src': ['https://frames.example'],
    });
  });

  it('name every address that a script may come from whole, without its query, and nothing that would end it', () => {
    const [tag] = declareGatedScripts({
      biddingLibrary: {
        src: 'https://bids.example/a;b,c.js?x=1',
        restrictedSrc: 'https://bids.example/quiet.js',
        variantSrc: 'https://bids.example/b.js',
      },
    });
    expect(policySources(tag ? [tag] : [])['script-src']).toEqual([
      'https://bids.example/a%3Bb%2Cc.js',
      'https://bids.example/b.js',
      'https://bids.example/quiet.js',
    ]);
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
  it('are these, each with its category', () => {
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
      ['audience', 'C0002'],
      ['analytics', 'C0002'],
      ['pixel', 'C0004'],
      ['remarketing', 'C0004'],
      ['survey', 'C0003'],
      ['affiliateTools', 'C0004'],
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

  it('have the bidding library at its other address for those in that experiment', () => {
    const [tag] = declareGatedScripts({
      biddingLibrary: { src: 'https://bids.example/a.js', variantSrc: 'https://bids.example/b.js' },
    });
    if (!tag) throw new Error('it was declared');
    const srcFor = (bucket: string) =>
      planTag(tag, scriptPage({ experiments: [{ id: 'adlib_variant', version: '1', bucket }] }));
    expect(srcFor('test')).toMatchObject({ tag: { attributes: { src: 'https://bids.example/b.js' } } });
    expect(srcFor('control')).toMatchObject({ tag: { attributes: { src: 'https://bids.example/a.js' } } });
  });

  it('come from one secure host each, or from this machine', () => {
    const src = 'https://ads.example/a.js';
    expect(sourceProblems({ adServerTag: { src, restrictedSrc: 'https://ads.example/b.js' } })).toEqual([]);
    expect(sourceProblems({ adServerTag: { src: 'http://127.0.0.1:9/a.js' }, searchAds: { src: '/a.js' } })).toEqual(
      [],
    );
    for (const source of [
      { src: 'http://ads.example/a.js' },
      { src: 'ads.example/a.js' },
      { src: '//ads.example/a.js' },
      { src: '' },
      { src, restrictedSrc: 'https://other.example/b.js' },
      { src, variantSrc: 'https://other.example/b.js' },
      { src: 'http://127.0.0.1.evil.example/a.js' },
      { src: 'https://127.0.0.1:9/a.js' },
    ])
      expect(sourceProblems({ adServerTag: source }), source.src).toEqual([
        'adServerTag has an address that is not of one secure host',
      ]);
  });

  it('are of this list, and talk to hosts', () => {
    expect(sourceProblems({ miner: { src: '/a.js' } })).toEqual(['miner is no script that a publication can have']);
    expect(sourceProblems({ searchAds: { src: '/a.js', talksTo: { connect: ['*'] } } })).toEqual([
      'searchAds names "*", which is no host',
    ]);
  });

  it('say which features decide about them', () => {
    const sources = {
      searchAds: { src: '/a.js' },
      adServerTag: { src: '/b.js' },
      performanceTimings: { src: '/c.js' },
    };
    expect(scriptFeatures(sources).toSorted()).toEqual(['adService', 'timings']);
    expect(scriptFeatures({ consentManager: { src: '/a.js' } })).toEqual([]);
  });

  it('of this machine are named in a policy as they are asked for', () => {
    const tags = declareGatedScripts({ searchAds: { src: 'http://127.0.0.1:4000/a.js' } });
    expect(policySources(tags)['script-src']).toEqual(['http://127.0.0.1:4000/a.js']);
    expect(tags.map((tag) => planTag(tag, scriptPage()).does)).toEqual(['add']);
  });

  it('of advertising are not loaded where the ad service is off', () => {
    const tags = declareGatedScripts({ adServerTag: { src: 'https://ads.example/a.js' } });
    const isOn = (name: string): boolean => name !== 'adService';
    expect(tags.map((tag) => planTag(tag, scriptPage({ isOn })).does)).toEqual(['skip']);
  });
});
