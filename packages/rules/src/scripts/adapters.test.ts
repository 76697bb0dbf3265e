import { describe, expect, it } from 'vitest';
import { scriptPage } from '../testing/scripts.ts';
import { type AdapterSource, adapterFeatures, adapterProblems, declareAdapters } from './adapters.ts';
import { planTag } from './plan.ts';
import { policySources } from './policy-sources.ts';

const all = {
  audienceBeacon: { src: 'https://beacon.example/b', account: '1000' },
  chartbeat: {
    src: 'https://static.example/chartbeat.js',
    account: '65000',
    talksTo: { images: ['ping.example'] },
  },
  segment: { src: 'https://api.example/v1/batch', account: 'write-key' },
};

describe('services of others', () => {
  it('are declared when they are named, and otherwise not at all', () => {
    expect(declareAdapters({})).toEqual([]);
    expect(declareAdapters({ segment: all.segment }).map(({ tagId }) => tagId)).toEqual(['segment']);
    expect(adapterFeatures(all).toSorted()).toEqual(['analyticsTag', 'audienceTag']);
    expect(adapterFeatures({})).toEqual([]);
  });

  it('are in a policy by exactly what each needs', () => {
    const of = (name: keyof typeof all) => {
      const sources = Object.entries(policySources(declareAdapters({ [name]: all[name] })));
      return Object.fromEntries(sources.filter(([, hosts]) => hosts.length > 0));
    };
    expect(of('audienceBeacon')).toEqual({ 'img-src': ['https://beacon.example'] });
    expect(of('segment')).toEqual({ 'connect-src': ['https://api.example'] });
    expect(of('chartbeat')).toEqual({
      'script-src': ['https://static.example/chartbeat.js'],
      'connect-src': ['https://static.example'],
      'img-src': ['https://ping.example'],
    });
  });

  it('put no tag into a page, but for the one that brings a script', () => {
    expect(declareAdapters(all).map((tag) => planTag(tag, scriptPage()).does)).toEqual(['skip', 'add', 'skip']);
  });

  it('are taken as they are here', () => {
    expect(adapterProblems(all)).toEqual([]);
    expect(adapterProblems({ segment: { src: '/_tell', account: 'a' } })).toEqual([]);
    expect(adapterProblems({ segment: { src: 'http://127.0.0.1:9/v1/batch', account: 'a' } })).toEqual([]);
  });

  it.each<[string, AdapterSource, string]>([
    ['spy', all.segment, 'spy is no service that can be told what readers do'],
    ['segment', { ...all.segment, src: 'http://a.example/' }, 'segment has an address that is not of a secure host'],
    ['segment', { ...all.segment, src: '//a.example/' }, 'segment has an address that is not of a secure host'],
    [
      'segment',
      { ...all.segment, account: 'a b' },
      'segment has an account of other signs than letters, digits, dots and hyphens',
    ],
    [
      'segment',
      { ...all.segment, talksTo: { connect: ['a.example'] } },
      'segment has a domain or further hosts, which only chartbeat has',
    ],
    [
      'audienceBeacon',
      { ...all.audienceBeacon, domain: 'a.example' },
      'audienceBeacon has a domain or further hosts, which only chartbeat has',
    ],
    [
      'chartbeat',
      { ...all.chartbeat, talksTo: { connect: ['*.example'] } },
      'chartbeat names "*.example", which is no host',
    ],
  ])('%s as %j is refused with a sentence', (name, source, problem) => {
    expect(adapterProblems({ [name]: source })).toEqual([problem]);
  });
});
