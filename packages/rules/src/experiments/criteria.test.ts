import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../page-facts.ts';
import { pageFacts } from '../testing/facts.ts';
import {
  aboutTopics,
  and,
  butNot,
  type Criteria,
  type Criterion,
  describeCriteria,
  evaluate,
  HEADER_IN_BROWSER,
  inBrowser,
  noCrawler,
  onDevices,
  onRoutes,
  or,
  type Verdict,
  withHeader,
} from './criteria.ts';

const verdict = (criteria: Criteria, changes: Partial<PageFacts> = {}): Verdict =>
  evaluate(criteria, pageFacts(changes));

const MET = and();
const UNMET = or();
const UNKNOWN = aboutTopics('sleep');
const BROWSER = inBrowser(() => true);

describe('a criterion', () => {
  it('of routes looks at the name without its locale', () => {
    expect(verdict(onRoutes('video', 'review'), { route: 'review___en' })).toBe('met');
    expect(verdict(onRoutes('review'), { route: 'auto-review___en' })).toBe('unmet');
  });

  it('of topics is met by any of them', () => {
    expect(verdict(aboutTopics('vpn', 'sleep'), { topics: ['tech', 'vpn'] })).toBe('met');
    expect(verdict(aboutTopics('vpn'), { topics: ['tech'] })).toBe('unmet');
  });

  it('of topics is not decided before they are known', () => {
    expect(verdict(aboutTopics('vpn'), { topics: undefined })).toBe('unknown');
  });

  it('of devices', () => {
    expect(verdict(onDevices('mobile', 'tablet'), { device: 'tablet' })).toBe('met');
    expect(verdict(onDevices('mobile'), { device: 'tablet' })).toBe('unmet');
  });

  it('of a header looks for one of its values, or for any', () => {
    const headers = new Headers({ 'x-region': 'west' });
    expect(verdict(withHeader('X-Region'), { headers })).toBe('met');
    expect(verdict(withHeader('x-region', 'east', 'west'), { headers })).toBe('met');
    expect(verdict(withHeader('x-region', 'east'), { headers })).toBe('unmet');
    expect(verdict(withHeader('x-other'), { headers })).toBe('unmet');
  });

  it('of a header cannot run in the browser, and throws there', () => {
    expect(() => verdict(withHeader('x-region'), { headers: undefined })).toThrow(HEADER_IN_BROWSER);
    expect(() => verdict(and(MET, butNot(withHeader('x-region'))), { headers: undefined })).toThrow(HEADER_IN_BROWSER);
  });

  it.each(['Yeti/1.0', 'x YETI x', 'baiduspider', 'LineSpider', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])(
    'of crawlers fails for %s',
    (userAgent) => {
      expect(verdict(noCrawler, { userAgent })).toBe('unmet');
    },
  );

  it.each(['AhrefsBot/7', 'Mozilla/5.0 (iPhone)', ''])('of crawlers passes for %j', (userAgent) => {
    expect(verdict(noCrawler, { userAgent })).toBe('met');
  });

  it('of a function is decided in the browser alone', () => {
    expect(verdict(BROWSER)).toBe('browser');
    expect(verdict(() => true)).toBe('browser');
    expect(verdict(BROWSER, { headers: undefined })).toBe('met');
    expect(verdict(({ device }) => device === 'mobile', { headers: undefined })).toBe('unmet');
  });

  it('of a function that throws is not met', () => {
    const failing = (): boolean => {
      throw new Error('no storage');
    };
    expect(verdict(failing, { headers: undefined })).toBe('unmet');
    expect(verdict(butNot(inBrowser(failing)), { headers: undefined })).toBe('met');
  });
});

describe('criteria together', () => {
  it.each<[Criterion, Verdict]>([
    [and(MET, MET), 'met'],
    [and(MET, UNMET), 'unmet'],
    [and(UNKNOWN, BROWSER, UNMET), 'unmet'],
    [and(UNKNOWN, MET), 'unknown'],
    [and(UNKNOWN, BROWSER), 'browser'],
    [or(UNMET, MET), 'met'],
    [or(UNMET, UNMET), 'unmet'],
    [or(UNKNOWN, BROWSER, MET), 'met'],
    [or(UNKNOWN, UNMET), 'unknown'],
    [or(UNKNOWN, BROWSER), 'browser'],
    [butNot(MET), 'unmet'],
    [butNot(UNMET), 'met'],
    [butNot(UNKNOWN), 'unknown'],
    [butNot(BROWSER), 'browser'],
  ])('%j comes to %s', (criterion, expected) => {
    expect(verdict(criterion, { topics: undefined })).toBe(expected);
  });

  it('are asked in order, and no further than needed', () => {
    expect(verdict(and(UNMET, withHeader('x')), { headers: undefined })).toBe('unmet');
    expect(verdict(or(MET, withHeader('x')), { headers: undefined })).toBe('met');
  });

  const anyLeaf: fc.Arbitrary<Criterion> = fc.oneof(
    fc.constantFrom('vpn', 'sleep', 'tech').map((slug) => aboutTopics(slug)),
    fc.constantFrom('mobile', 'desktop').map((device) => onDevices(device === 'mobile' ? 'mobile' : 'desktop')),
  );
  const { criterion: anyCriterion } = fc.letrec<{ criterion: Criterion }>((tie) => ({
    criterion: fc.oneof(
      { depthSize: 'small' },
      anyLeaf,
      fc.array(tie('criterion'), { maxLength: 3 }).map((of) => and(...of)),
      fc.array(tie('criterion'), { maxLength: 3 }).map((of) => or(...of)),
      tie('criterion').map(butNot),
    ),
  }));

  it('that are decided without topics are decided the same with any', () => {
    const anyTopics = fc.subarray(['vpn', 'sleep', 'tech']);
    fc.assert(
      fc.property(anyCriterion, anyTopics, (criterion, topics) => {
        const before = verdict(criterion, { topics: undefined });
        const after = verdict(criterion, { topics });
        expect(['met', 'unmet']).toContain(after);
        if (before !== 'unknown') expect(after).toBe(before);
      }),
      { numRuns: 500 },
    );
  });
});

it('criteria are told in plain words', () => {
  const criteria = and(
    aboutTopics('vpn', 'apps'),
    or(onDevices('mobile'), withHeader('x-a')),
    butNot(onRoutes('video')),
  );
  expect(describeCriteria(criteria)).toBe('about vpn, apps; (on mobile or with the header x-a); except on video pages');
  expect(describeCriteria(and(noCrawler, BROWSER))).toBe('not for crawlers; as the browser decides');
  expect(describeCriteria(and(onDevices('mobile', 'tablet', 'desktop')))).toBe('on any device');
  expect([describeCriteria(and()), describeCriteria(() => true)]).toEqual(['on every page', 'as the browser decides']);
});
