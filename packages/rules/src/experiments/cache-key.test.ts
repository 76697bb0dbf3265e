import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCookies } from '../cookies.ts';
import { someExperiment } from '../testing/experiments.ts';
import { pageFacts, visitOf } from '../testing/facts.ts';
import { assignBuckets, experimentsFor, settle, type Visit } from './assign.ts';
import { cacheKeyPart, variantsOf } from './cache-key.ts';
import { aboutTopics, noCrawler, onRoutes } from './criteria.ts';
import { experiments as allExperiments } from './table.ts';

const colour = someExperiment();
const size = someExperiment({ id: 'size', allocation: [{ percentage: 60, bucket: 'large' }] });
const videos = someExperiment({ id: 'videos', criteria: onRoutes('video') });
const sleep = someExperiment({ id: 'sleep', criteria: aboutTopics('sleep') });
const experiments = [size, videos, colour, sleep];
const NOW = Date.parse('2024-06-20T12:00:00Z');

const part = (changes: Partial<Visit> = {}): string =>
  cacheKeyPart(assignBuckets(visitOf({ experiments, ...changes })));

describe('a page’s cache is split', () => {
  it('by the buckets of experiments that can apply to it, in one order', () => {
    expect(part({ random: () => 0.99 })).toBe('colour:1:blue,size:1:large');
    expect(part({ random: () => 0.99, facts: pageFacts({ topics: ['sleep'] }) })).toBe(
      'colour:1:blue,size:1:large,sleep:1:blue',
    );
  });

  it('also by those that may turn out to apply, and by one key before and after', () => {
    const unknown = pageFacts({ topics: undefined });
    const before = assignBuckets(visitOf({ experiments, facts: unknown, random: () => 0.99 }));
    expect(cacheKeyPart(before)).toBe('colour:1:blue,size:1:large,sleep:1:blue');
    expect(cacheKeyPart(settle(before, pageFacts({ topics: ['sleep'] })))).toBe(cacheKeyPart(before));
  });

  it('not by who is outside: they see the page as it is', () => {
    expect(part({ random: () => 0 })).toBe('');
  });

  it('not by an experiment that is over, nor for crawlers where they are left out', () => {
    expect(part({ now: Date.parse('2024-07-01T00:00:00Z') })).toBe('');
    const facts = pageFacts({ userAgent: 'Googlebot/2.1' });
    expect(part({ experiments: [someExperiment({ criteria: noCrawler })], facts })).toBe('');
  });

  it('by no cookie that anybody can make up', () => {
    const cookies = readCookies('nemo_highlander_videos=videos:1:red; nemo_highlander_x=x:1:y; x-ab-buckets=a:1:b');
    expect(part({ cookies, random: () => 0 })).toBe('');
  });

  it('into no more forms than it says, whatever cookies come', () => {
    const anyValue = fc.constantFrom(
      'colour:1:red',
      'colour:1:blue',
      'colour:1:exclude',
      'colour:9:red',
      'size:1:large',
      'x',
    );
    const facts = pageFacts({ topics: [] });
    const most = variantsOf(experiments, facts, NOW);
    expect(most).toBe(3 * 2);
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyValue, anyValue, fc.constantFrom(0, 0.3, 0.99), (first, second, number) => {
        const cookies = readCookies(`nemo_highlander_colour=${first}; nemo_highlander_size=${second}`);
        seen.add(part({ cookies, facts, random: () => number }));
      }),
      { numRuns: 500 },
    );
    expect(seen.size).toBeLessThanOrEqual(most);
  });

  it('by the table’s experiments only where they belong', () => {
    const on = (changes: Parameters<typeof pageFacts>[0], date: string): string[] =>
      experimentsFor(allExperiments, pageFacts(changes), Date.parse(date))
        .map(({ id }) => id)
        .filter((id) => id !== 'serviceoff');
    expect(on({ topics: ['solar'] }, '2023-11-01T00:00:00Z')).toEqual(['nrg_contentCta', 'nrg_battText']);
    expect(on({ topics: ['phones'] }, '2023-11-01T00:00:00Z')).toEqual([]);
    expect(on({ route: 'internet-plans' }, '2024-06-20T00:00:00Z')).toEqual(['bb_ascend']);
    expect(on({ topics: ['internet'], device: 'mobile' }, '2024-06-20T00:00:00Z')).toEqual([
      'adcap_broadband',
      'bb_phone',
    ]);
    expect(on({ topics: ['internet'], device: 'tablet' }, '2024-06-20T00:00:00Z')).toEqual(['adcap_broadband']);
    expect(on({ route: 'review' }, '2024-06-20T00:00:00Z')).toEqual(['review_redesign']);
    expect(on({ route: 'sponsored-immersive' }, '2024-09-01T00:00:00Z')).toEqual([]);
    expect(on({ topics: undefined }, '2025-01-01T00:00:00Z')).toEqual([]);
  });
});
