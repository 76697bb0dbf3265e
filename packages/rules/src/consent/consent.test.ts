import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCookies } from '../cookies.ts';
import { allows, promptFor, refuseSale } from './allows.ts';
import { CATEGORIES, type CategoryName, CONSENT_CATEGORIES, categoryOf, isCategoryName } from './categories.ts';
import {
  allowAll,
  CONSENT_MAX_AGE,
  choiceCookie,
  choiceIn,
  makeChoice,
  parseChoice,
  refuseAll,
  serialiseChoice,
} from './choice.ts';
import { CURRENT_CHOICE } from './policy.ts';
import {
  isPrivacyKey,
  isRestricted,
  PRIVACY_LAWS,
  type Privacy,
  privacyFrom,
  privacyKey,
  privacyOf,
} from './privacy.ts';

const NOW = Date.parse('2026-11-15T17:00:00Z');
const OPEN: Privacy = { optIn: false, healthLaw: false, globalPrivacyControl: false };
const OPT_IN: Privacy = { ...OPEN, optIn: true };
const SIGNAL: Privacy = { ...OPEN, globalPrivacyControl: true };

const allowed = (choice: Parameters<typeof allows>[0], privacy: Privacy): string[] =>
  CATEGORIES.filter((category) => allows(choice, category, privacy));

describe('the categories of consent', () => {
  it('are five, and targeting also by its name', () => {
    expect(CONSENT_CATEGORIES).toEqual({
      C0001: 'critical',
      C0002: 'performance',
      C0003: 'functional',
      C0004: 'targeting',
      C0005: 'social',
    });
    expect([categoryOf('targeting'), categoryOf('C0002')]).toEqual(['C0004', 'C0002']);
    expect(['C0005', 'targeting', 'C0006', 'social', 4].map(isCategoryName)).toEqual([true, true, false, false, false]);
  });
});

describe('the law for a request', () => {
  const privacy = (headers: Record<string, string>): Privacy => privacyOf(new Headers(headers));

  it('is one of two', () => {
    expect(Object.keys(PRIVACY_LAWS)).toEqual(['gdpr', 'healthData']);
  });

  it.each([
    ['a flag', { 'cdn-gdpr': '1' }, true],
    ['a flag in a word', { 'cdn-gdpr': 'true' }, true],
    ['a country', { 'cdn-country': 'DE' }, true],
    ['a country in small letters', { 'cdn-country': 'gb' }, true],
    ['a country without it', { 'cdn-country': 'US' }, false],
    ['a flag that beats the country', { 'cdn-gdpr': '0', 'cdn-country': 'DE' }, false],
    ['a flag that says nothing', { 'cdn-gdpr': 'maybe', 'cdn-country': 'DE' }, true],
    ['no word', {}, false],
  ])('asks for consent first by %s', (_, headers, optIn) => {
    expect(privacy(headers)).toMatchObject({ optIn, healthLaw: false });
  });

  it.each([
    ['a flag', { 'cdn-health-law': '1' }, true],
    ['a region', { 'cdn-country': 'US', 'cdn-region': 'US-WA' }, true],
    ['a region without it', { 'cdn-country': 'US', 'cdn-region': 'US-NY' }, false],
    ['a flag that beats the region', { 'cdn-health-law': 'false', 'cdn-region': 'US-WA' }, false],
  ])('protects health data by %s', (_, headers, healthLaw) => {
    expect(privacy(headers)).toMatchObject({ healthLaw, optIn: false });
  });

  it.each([
    ['1', true],
    ['0', false],
    ['true', false],
  ])('hears the browser’s signal %s', (value, globalPrivacyControl) => {
    expect(privacy({ 'sec-gpc': value })).toMatchObject({ globalPrivacyControl });
  });

  it('restricts what measures when a law’s flag is on', () => {
    expect([OPEN, SIGNAL, OPT_IN, { ...OPEN, healthLaw: true }].map(isRestricted)).toEqual([false, false, true, true]);
  });

  it('is one of eight words, whatever headers say', () => {
    const word = fc.constantFrom('0', '1', 'true', 'DE', 'US-WA', 'x', '');
    const keys = new Set<string>();
    fc.assert(
      fc.property(word, word, word, word, (gdpr, health, country, gpc) => {
        const headers = { 'cdn-gdpr': gdpr, 'cdn-health-law': health, 'cdn-country': country, 'sec-gpc': gpc };
        keys.add(privacyKey(privacy(headers)));
      }),
      { numRuns: 300 },
    );
    expect(keys.size).toBeLessThanOrEqual(8);
    expect(privacyKey(OPEN)).toBe('open');
    expect(privacyKey({ optIn: true, healthLaw: true, globalPrivacyControl: true })).toBe('in+health+gpc');
  });
});

describe('without a choice', () => {
  it('nothing but the critical is allowed where consent comes first', () => {
    expect(allowed(undefined, OPT_IN)).toEqual(['C0001']);
    expect(promptFor(undefined, OPT_IN)).toBe('ask');
  });

  it('all is allowed elsewhere, until it is refused', () => {
    expect(allowed(undefined, OPEN)).toEqual([...CATEGORIES]);
    expect(promptFor(undefined, OPEN)).toBe('notice');
  });

  it('the browser’s signal refuses what would be sold or shared', () => {
    expect(allowed(undefined, SIGNAL)).toEqual(['C0001', 'C0002', 'C0003']);
  });
});

describe('with a choice', () => {
  it.each([OPEN, OPT_IN])('what was refused is not allowed, and what was allowed is', (privacy) => {
    expect(allowed(makeChoice(['C0002', 'targeting'], NOW), privacy)).toEqual(['C0001', 'C0002', 'C0004']);
    expect(allowed(refuseAll(NOW), privacy)).toEqual(['C0001']);
    expect(allowed(allowAll(NOW), privacy)).toEqual([...CATEGORIES]);
    expect(promptFor(refuseAll(NOW), privacy)).toBeUndefined();
  });

  it('targeting can be asked for by its name', () => {
    const named: CategoryName = 'targeting';
    expect([allows(refuseAll(NOW), named, OPEN), allows(allowAll(NOW), named, OPEN)]).toEqual([false, true]);
  });

  it('the browser’s signal is still heard', () => {
    expect(allows(allowAll(NOW), 'C0004', SIGNAL)).toBe(false);
  });

  it('of an older policy, a refusal stays one and an agreement is asked for again', () => {
    const older = { ...makeChoice(['C0002'], NOW), policy: 0 };
    expect(allowed(older, OPT_IN)).toEqual(['C0001']);
    expect(allowed(older, OPEN)).toEqual(['C0001', 'C0002']);
    expect(promptFor(older, OPT_IN)).toBe('ask');
  });

  it('not to sell or share, everything else stays', () => {
    expect(refuseSale(allowAll(NOW), OPEN, NOW).allowed).toEqual(['C0001', 'C0002', 'C0003']);
    expect(refuseSale(undefined, OPEN, NOW).allowed).toEqual(['C0001', 'C0002', 'C0003']);
    expect(refuseSale(undefined, OPT_IN, NOW).allowed).toEqual(['C0001']);
  });
});

describe('a stored choice', () => {
  const anyChoice = fc
    .tuple(fc.subarray([...CATEGORIES]), fc.integer({ min: NOW - 300 * 86_400_000, max: NOW }))
    .map(([names, at]) => makeChoice(names, at));

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const text = serialiseChoice(choice);
        expect(text.length).toBeLessThanOrEqual(24);
        expect(parseChoice(text, NOW)).toEqual(choice);
      }),
    );
  });

  it('is one cookie for a year', () => {
    expect(choiceCookie(makeChoice(['C0002'], NOW), { secure: true })).toBe(
      `masthead_consent=1.1.${NOW / 1000}.11000; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    );
  });

  it.each([
    '',
    '1',
    '1.1.1763225999.1100',
    '1.1.1763225999.110000',
    '1.1.1763225999.11002',
    '2.1.1763225999.11000',
    '1.0.1763225999.11000',
    '1.1.-5.11000',
    '1.1.1763225999.01000',
    '1.1.99999999999.11000',
    '1.1.1763225999.11000 ',
    `1.1.${'9'.repeat(5000)}.11000`,
  ])('that is no choice of ours is none: %s', (text) => {
    expect(parseChoice(text, NOW)).toBeUndefined();
  });

  it('from the future, or after its year, is none', () => {
    const at = (instant: number): unknown => parseChoice(serialiseChoice(allowAll(instant)), NOW);
    expect(at(NOW + 2 * 86_400_000)).toBeUndefined();
    expect(at(NOW - CONSENT_MAX_AGE * 1000)).toBeUndefined();
    expect(at(NOW - CONSENT_MAX_AGE * 1000 + 1000)).toBeDefined();
  });

  it('never fails to be read, and never allows more for being forged where consent comes first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const choice = choiceIn(readCookies(`masthead_consent=${text}`), NOW);
        if (!choice) expect(allowed(choice, OPT_IN)).toEqual(['C0001']);
      }),
    );
  });

  it('that came several times is the newest', () => {
    const [older, newer] = [makeChoice(['C0002'], NOW - 5000), makeChoice(['C0003'], NOW)].map(serialiseChoice);
    for (const [one, other] of [
      [older, newer],
      [newer, older],
    ])
      expect(
        choiceIn(readCookies(`masthead_consent=${one}; masthead_consent=x; masthead_consent=${other}`), NOW),
      ).toEqual(makeChoice(['C0003'], NOW));
    expect(choiceIn(readCookies(''), NOW)).toBeUndefined();
  });
});

describe('the word for the laws and signals of a reader', () => {
  const anyPrivacy = fc.record({ optIn: fc.boolean(), healthLaw: fc.boolean(), globalPrivacyControl: fc.boolean() });

  it('says all of them, and is read back as it was written', () => {
    fc.assert(
      fc.property(anyPrivacy, (privacy) => {
        expect(privacyFrom(privacyKey(privacy))).toEqual(privacy);
        expect(isPrivacyKey(privacyKey(privacy))).toBe(true);
      }),
    );
  });

  it.each(['', 'gpc+in', 'in+in', 'open+in', 'IN', '<script>'])('is none of any other form: %s', (word) => {
    expect(isPrivacyKey(word)).toBe(false);
  });
});

it('a choice of today’s policy is known by how its cookie begins, and no older one is', () => {
  const cookie = choiceCookie(allowAll(NOW), { secure: true });
  expect(cookie.startsWith(CURRENT_CHOICE)).toBe(true);
  expect(cookie.replace('=1.1.', '=1.0.').startsWith(CURRENT_CHOICE)).toBe(false);
});
