import { type AddressName, addresses } from '@masthead/urls';
import { describe, expect, it } from 'vitest';
import { OWNERS } from '../owners.ts';
import { featurePage } from '../testing/feature-page.ts';
import { FEATURE_AREAS, featureProblems } from './decide.ts';
import type { FeaturePage } from './feature-page.ts';
import { type FeatureName, features, featuresOf, isFeatureName } from './table.ts';

const isOn = (name: FeatureName, changes: Partial<FeaturePage> = {}): boolean =>
  featuresOf(featurePage(changes)).isOn(name);

const names = Object.keys(features).filter(isFeatureName);

describe('the list of features', () => {
  it('has an owner, an area and a stage for each, and asks only for what there is', () => {
    expect(featureProblems(features)).toEqual([]);
    for (const name of names) {
      expect(OWNERS).toContain(features[name].owner);
      expect(FEATURE_AREAS).toContain(features[name].area);
    }
  });

  it('has one for every area', () => {
    const areas = new Set(names.map((name) => features[name].area));
    expect([...areas].sort()).toEqual([...FEATURE_AREAS].sort());
    expect(FEATURE_AREAS).toEqual(
      expect.arrayContaining([
        'broadband',
        'solar',
        'VPN',
        'sleep and mattresses',
        'home energy',
        'electric vehicles',
        'TV and laptop best lists',
        'shopping extension widgets',
        'listicles',
        'table of contents',
        'reviews redesign',
        'dynamic widgets',
        'ad caps',
        'deals and seasonal callouts',
      ]),
    );
  });

  it.each(names)('has %s, which an address can turn on and off', (name) => {
    expect(isOn(name, { query: new URLSearchParams({ enableFeatures: name }) })).toBe(true);
    expect(isOn(name, { query: new URLSearchParams({ disableFeatures: name }) })).toBe(false);
  });
});

describe('rules about pages', () => {
  it('disabled is always false', () => {
    expect(isOn('disabled')).toBe(false);
    expect(featuresOf(featurePage()).why('disabled').because).toBe('it is off for good');
  });

  it.each(['AHREFSBOT/7', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])('noCrawler leaves out %s', (userAgent) => {
    expect(isOn('noCrawler', { userAgent })).toBe(false);
  });

  it('noCrawler does not leave out those of experiments', () => {
    expect(isOn('noCrawler', { userAgent: 'Yeti' })).toBe(true);
  });

  it('notWebTesting is true except under that tool', () => {
    expect(isOn('notWebTesting')).toBe(true);
    expect(isOn('notWebTesting', { userAgent: 'Mozilla/5.0 Chrome/141 PTST/241016.1' })).toBe(false);
  });

  it('the sticky newsletter is off', () => {
    expect(isOn('stickyNewsletter')).toBe(false);
  });

  it('the Facebook shortcode is off on video pages', () => {
    expect(isOn('facebookShortcode')).toBe(true);
    expect(isOn('facebookShortcode', { route: 'video___en' })).toBe(false);
    expect(isOn('facebookShortcode', { pageType: 'video_page' })).toBe(false);
  });

  it('the live layout makes a live article', () => {
    expect(isOn('liveArticle', { pageLayout: 'Live Blog - Article Page' })).toBe(true);
    expect(isOn('liveArticle')).toBe(false);
  });
});

describe.each<FeatureName>(['audienceTag', 'pixelTag', 'remarketingTag', 'analyticsTag', 'surveyTag', 'affiliateTag'])(
  'the third-party feature %s',
  (name) => {
    it('is on for a news story', () => {
      expect(isOn(name)).toBe(true);
    });

    it.each<AddressName>([
      'sponsored-immersive',
      'article-live',
      'health-article',
      'health-article-topic',
      'health-article-longform',
      'health-article-replay',
      'money-article',
      'money-article-topic-alt',
      'money-article-subtopic',
      'money-article-subtopic-alt',
      'money-article-slug',
      'money-article-no-category-slug',
      'money-article-crypto-slug',
      'money-article-longform',
      'newsletter-generator',
      'vpn-paid-search',
      'hidden-marketplace',
    ])('is off on %s', (route) => {
      expect(isOn(name, { route: `${route}___en` })).toBe(false);
    });

    it.each<Partial<FeaturePage>>([
      { pageLayout: 'Sponsored Immersive Article' },
      { pageLayout: 'Live Blog - Article Page' },
      { tags: ['marketplace-pilot'] },
      { articleType: 'Explainer - Demand' },
    ])('is off for a story with %j', (changes) => {
      expect(isOn(name, changes)).toBe(false);
    });
  },
);

type Row = [FeatureName, on: Partial<FeaturePage>, off: Partial<FeaturePage>];
const inBucket = (id: string, bucket: string) => ({ experiments: [{ id, version: '1', bucket }] });
const at = (date: string) => ({ now: Date.parse(date) });

describe('a page of an area has its feature', () => {
  it.each<Row>([
    ['broadbandPlans', { topics: ['internet'] }, { topics: ['home'] }],
    ['broadbandPlans', { route: 'internet-plans' }, { route: 'internet-interstitial' }],
    ['broadbandPhoneNumber', { device: 'mobile', ...inBucket('bb_phone', 'v6') }, inBucket('bb_phone', 'v6')],
    ['solarEstimator', { topics: ['solar'] }, { topics: ['heat-pumps'] }],
    ['vpnComparison', { topics: ['vpn'], articleType: 'Best List' }, { topics: ['vpn'], articleType: 'News' }],
    ['vpnPartnerLogo', inBucket('vpn_cobranded', 'test'), inBucket('vpn_cobranded', 'control')],
    ['mattressRatings', { topics: ['mattresses'], articleType: 'Best List' }, { topics: ['mattresses'] }],
    ['mattressFinder', { topics: ['sleep'], ...inBucket('sleep_mps_modal', 'v1') }, { topics: ['sleep'] }],
    ['sleepLab', { threads: ['mattress-tests'] }, { collections: ['best-tvs'] }],
    ['energySavings', { topics: ['heat-pumps'] }, { topics: ['heat-pumps'], articleType: 'News' }],
    ['batteryHeading', inBucket('nrg_battText', 'header2'), inBucket('nrg_battText', 'control')],
    ['rangeTable', { topics: ['charging'] }, { topics: ['auto'] }],
    [
      'televisionBestList',
      { primaryTopic: 'tvs', articleType: 'Best List' },
      { topics: ['tvs'], articleType: 'Best List' },
    ],
    ['laptopBestList', { primaryTopic: 'laptops', articleType: 'Best List - Precap' }, { primaryTopic: 'laptops' }],
    ['shoppingExtension', { articleType: 'Deals' }, { articleType: 'Deals', device: 'mobile' }],
    ['listicleDrawer', { articleType: 'Best List' }, { articleType: 'Versus' }],
    [
      'listicleTruncation',
      { device: 'mobile', articleType: 'Best List' },
      { device: 'mobile', articleType: 'Best List', tracking: { articleSubType: 'Precap' } },
    ],
    ['tableOfContents', { articleType: 'Explainer' }, { articleType: 'Explainer', route: 'article-live' }],
    [
      'reviewsRedesign',
      { route: 'review', ...inBucket('review_redesign', 'test') },
      inBucket('review_redesign', 'test'),
    ],
    ['accounts', { flags: { accounts: true } }, { flags: { accounts: false } }],
    ['dynamicWidgets', { flags: { dynamicWidgets: true } }, {}],
    ['dealsList', { articleType: 'Deals' }, { articleType: 'News' }],
    [
      'mattressReviewPromo',
      { ...at('2023-06-01'), topics: ['mattresses'] },
      { ...at('2023-07-01'), topics: ['mattresses'] },
    ],
    ['blackFridayCallout', { ...at('2023-11-24'), articleType: 'Deals' }, { ...at('2023-11-24'), articleType: 'News' }],
    ['moneyCard', { ...at('2024-07-15'), route: 'money-article' }, { ...at('2024-07-15') }],
    ['adService', {}, inBucket('serviceoff', 'testA')],
    ['adService', { query: new URLSearchParams('adSuppress=x') }, { query: new URLSearchParams('adSuppress=all') }],
    ['adService', { suppressAds: false }, { suppressAds: true }],
    ['timings', {}, { userAgent: 'Googlebot' }],
    ['adCapBroadband', inBucket('adcap_broadband', 'test3'), inBucket('adcap_broadband', 'control')],
    ['adCapEnergy', inBucket('adcap_energy', 'test1'), inBucket('adcap_broadband', 'test1')],
  ])('%s', (name, on, off) => {
    expect(isOn(name, on)).toBe(true);
    expect(isOn(name, off)).toBe(false);
  });
});

describe('a rule about routes has every address whose name says so', () => {
  it.each<[FeatureName, RegExp]>([
    ['moneyPage', /^money-/],
    ['healthPage', /^health-/],
    ['videoPage', /^(auto-)?video(-|$)/],
  ])('%s', (name, pattern) => {
    const routes = Object.keys(addresses);
    expect(routes.filter((route) => isOn(name, { route }))).toEqual(routes.filter((route) => pattern.test(route)));
  });
});
