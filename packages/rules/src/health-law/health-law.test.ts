import { addresses } from '@masthead/urls';
import { describe, expect, it } from 'vitest';
import type { Privacy } from '../consent/privacy.ts';
import { disclosureOf, HEALTH_ROUTES, HEALTH_TOPICS, isHealthPage } from './health-law.ts';

const LAW: Privacy = { optIn: false, healthLaw: true, globalPrivacyControl: false };
const NO_LAW: Privacy = { ...LAW, healthLaw: false };
const page = (route: string, ...topics: string[]) => ({ route: `${route}___en`, topics });

const DATA = {
  articleTitle: 'Sleeping badly',
  articleId: 'a1',
  topicSlugs: ['sleep'],
  tagSlugs: ['insomnia'],
  url: 'https://masthead.example/health/sleep/x/',
  deviceType: 'mobile',
  siteEdition: 'us',
};

describe('a page about health', () => {
  it.each([...HEALTH_ROUTES])('is one of the route %s', (route) => {
    expect(isHealthPage(page(route))).toBe(true);
  });

  it.each([...HEALTH_TOPICS])('is one about %s, wherever it stands', (topic) => {
    expect(isHealthPage(page('article', 'news', topic))).toBe(true);
  });

  it.each(['search', 'search-landing'])('is one of %s, whose address has what was looked for', (route) => {
    expect(isHealthPage(page(route))).toBe(true);
  });

  it('is none of anything else', () => {
    expect(isHealthPage(page('article', 'tech', 'healthcare-deals'))).toBe(false);
  });

  it('is one that nobody knows the topics of yet', () => {
    expect(isHealthPage({ route: 'article', topics: undefined })).toBe(true);
  });

  it('has every address whose name says so', () => {
    const named = Object.keys(addresses).filter((name) => name.startsWith('health-'));
    expect([...HEALTH_ROUTES].sort()).toEqual(named.sort());
  });
});

describe('under the health-data law', () => {
  it('no third party learns of a page about health: no tag, no title, no address', () => {
    const disclosure = disclosureOf(page('health-article'), LAW);
    expect(disclosure).toMatchObject({ thirdParties: false, referrerPolicy: 'no-referrer' });
    expect(disclosure.told(DATA)).toEqual({ deviceType: 'mobile', siteEdition: 'us' });
  });

  it.each([
    ['another page', page('article', 'tech'), LAW],
    ['no such law', page('health-article', 'sleep'), NO_LAW],
  ])('%s is as it always is', (_, facts, privacy) => {
    const disclosure = disclosureOf(facts, privacy);
    expect(disclosure).toMatchObject({ thirdParties: true, referrerPolicy: undefined });
    expect(disclosure.told(DATA)).toEqual(DATA);
  });
});
