import { describe, expect, it } from 'vitest';
import { allows } from '../consent/allows.ts';
import { allowAll, makeChoice, refuseAll } from '../consent/choice.ts';
import { isRestricted, privacyOf } from '../consent/privacy.ts';
import { featuresOf } from '../features/table.ts';
import { disclosureOf } from '../health-law/health-law.ts';
import { featurePage } from '../testing/feature-page.ts';
import { createScriptRegistry } from './registry.ts';
import type { ScriptPage } from './tag.ts';
import { declareGatedScripts } from './third-parties.ts';

const NOW = Date.parse('2026-11-15T17:00:00Z');

const tags = declareGatedScripts({
  consentManager: { src: '/assets/consent.js' },
  adServerTag: { src: 'https://ads.example/a.js' },
  performanceTimings: { src: 'https://timings.example/a.js', restrictedSrc: 'https://timings.example/quiet.js' },
});

interface Visit {
  choice?: Parameters<typeof allows>[0];
  headers?: Record<string, string>;
  page?: Parameters<typeof featurePage>[0];
}

/** Everything that decides about scripts, put together as a site does it; tells what is loaded. */
function loadedFor({ choice, headers = {}, page = {} }: Visit): string[] {
  const facts = featurePage(page);
  const privacy = privacyOf(new Headers(headers));
  const scriptPage: ScriptPage = {
    isOn: featuresOf(facts).isOn,
    allows: (category) => allows(choice, category, privacy),
    restricted: isRestricted(privacy),
    thirdParties: disclosureOf(facts, privacy).thirdParties,
    experiments: facts.experiments,
  };
  const registry = createScriptRegistry(scriptPage, () => {});
  return tags.flatMap((tag) => {
    const outcome = registry.add(tag);
    return outcome.does === 'load' ? [String(outcome.tag.attributes.src)] : [];
  });
}

const OWN = '/assets/consent.js';
const ADS = 'https://ads.example/a.js';
const TIMINGS = 'https://timings.example/a.js';
const QUIET = 'https://timings.example/quiet.js';
const GDPR = { 'cdn-country': 'FR' };
const HEALTH_LAW = { 'cdn-region': 'US-WA' };

describe('a tag of others', () => {
  const names = ['audience', 'analytics', 'pixel', 'remarketing', 'survey', 'affiliateTools'] as const;
  const declared = declareGatedScripts(
    Object.fromEntries(names.map((name) => [name, { src: `https://${name}.example/a.js` }])),
  );
  const onPage = (page: Parameters<typeof featurePage>[0]): string[] => {
    const scriptPage = { allows: () => true, restricted: false, thirdParties: true, experiments: [] };
    const registry = createScriptRegistry({ ...scriptPage, isOn: featuresOf(featurePage(page)).isOn }, () => {});
    return declared.filter((tag) => registry.add(tag).does === 'load').map(({ tagId }) => tagId);
  };

  it('is on the page of a news story', () => {
    expect(onPage({ route: 'article___en' }).sort()).toEqual([...names].sort());
  });

  it.each<[string, Parameters<typeof featurePage>[0]]>([
    ['a partner’s immersive page', { pageLayout: 'Sponsored Immersive Article' }],
    ['live coverage', { route: 'article-live' }],
    ['a page about health', { route: 'health-article' }],
    ['a page about money', { route: 'money-article' }],
    ['the generator of newsletters', { route: 'newsletter-generator' }],
    ['a page that we pay for', { route: 'vpn-paid-search' }],
    ['a story of the marketplace’s pilot', { tags: ['marketplace-pilot'] }],
    ['a story on demand', { articleType: 'Explainer - Demand' }],
  ])('is not on %s', (_, page) => {
    expect(onPage(page)).toEqual([]);
  });
});

describe('what a page loads, by its features, its reader’s choice and the law', () => {
  it.each<[string, Visit, string[]]>([
    ['all of it, where nothing was refused', {}, [OWN, ADS, TIMINGS]],
    ['our own alone, where consent comes first', { headers: GDPR }, [OWN]],
    ['all of it in restricted form, after consent', { headers: GDPR, choice: allowAll(NOW) }, [OWN, ADS, QUIET]],
    ['no advertising without targeting', { choice: makeChoice(['C0002'], NOW) }, [OWN, TIMINGS]],
    ['our own alone, after a refusal', { choice: refuseAll(NOW) }, [OWN]],
    [
      'no advertising under the browser’s signal',
      { choice: allowAll(NOW), headers: { 'sec-gpc': '1' } },
      [OWN, TIMINGS],
    ],
    [
      'no advertising where it is suppressed',
      { page: { query: new URLSearchParams('adSuppress=all') } },
      [OWN, TIMINGS],
    ],
    [
      'no advertising in testA of serviceoff',
      { page: { experiments: [{ id: 'serviceoff', version: '1', bucket: 'testA' }] } },
      [OWN, TIMINGS],
    ],
    [
      'our own alone on a health page under that law',
      { headers: HEALTH_LAW, page: { route: 'health-article' } },
      [OWN],
    ],
    [
      'our own alone there, whatever the reader and the address say',
      {
        headers: HEALTH_LAW,
        choice: allowAll(NOW),
        page: { topics: ['sleep'], query: new URLSearchParams('enableFeatures=all') },
      },
      [OWN],
    ],
    ['all of it on other pages under that law', { headers: HEALTH_LAW }, [OWN, ADS, QUIET]],
  ])('%s', (_, visit, loaded) => {
    expect(loadedFor(visit).sort()).toEqual([...loaded].sort());
  });
});
