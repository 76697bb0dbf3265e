/** The script before the first paint, run as a browser runs it: it agrees with what consent says (packages/rules). */
import { runInNewContext } from 'node:vm';
import {
  allowAll,
  allows,
  choiceIn,
  makeChoice,
  privacyFrom,
  readCookies,
  refuseAll,
  serialiseChoice,
} from '@masthead/rules';
import { expect, it } from 'vitest';
import { AD_LIGHT_KEY, ADS_SCRIPT } from './ads-before-paint.ts';

const NOW = Date.parse('2026-11-15T17:00:00Z');

interface Reader {
  word: string;
  cookie?: string;
  health?: boolean;
  signals?: boolean;
  light?: boolean;
}

function adsFor({ word, cookie = '', health = false, signals = false, light = false }: Reader): string | undefined {
  const dataset: Record<string, string> = health ? { health: '' } : {};
  runInNewContext(ADS_SCRIPT, {
    document: { documentElement: { dataset }, currentScript: { dataset: { privacy: word } }, cookie },
    navigator: { globalPrivacyControl: signals },
    localStorage: { getItem: (key: string) => (light && key === AD_LIGHT_KEY ? '1' : null) },
  });
  return dataset.ads;
}

const cookies = {
  none: '',
  all: `a=1; masthead_consent=${serialiseChoice(allowAll(NOW))}`,
  nothing: `masthead_consent=${serialiseChoice(refuseAll(NOW))}; b=2`,
  'targeting alone': `masthead_consent=${serialiseChoice(makeChoice(['C0004'], NOW))}`,
  'all but targeting': `masthead_consent=${serialiseChoice(makeChoice(['C0002', 'C0003', 'C0005'], NOW))}`,
  'an older policy': `masthead_consent=${serialiseChoice({ ...allowAll(NOW), policy: 0 })}`,
  'nothing of an older policy': `masthead_consent=${serialiseChoice({ ...refuseAll(NOW), policy: 0 })}`,
  'what is no choice': 'masthead_consent=1.x',
};
const words = ['open', 'in', 'health', 'gpc', 'in+health', 'in+gpc', 'health+gpc', 'in+health+gpc'];

it.each(Object.entries(cookies))('with a choice of %s, places are there where targeting is allowed', (_, cookie) => {
  const choice = choiceIn(readCookies(cookie), NOW);
  for (const word of words) {
    const allowed = allows(choice, 'C0004', privacyFrom(word));
    expect([word, adsFor({ word, cookie })]).toEqual([word, allowed ? undefined : 'off']);
  }
});

it('a page about health has none where a law on that holds, and nowhere else', () => {
  expect(adsFor({ word: 'health', health: true, cookie: cookies.all })).toBe('off');
  expect(adsFor({ word: 'open', health: true })).toBeUndefined();
});

it('the browser’s own signal is heard', () => {
  expect(adsFor({ word: 'open', signals: true, cookie: cookies.all })).toBe('off');
});

it('who reads with few ads has few from the first paint on', () => {
  expect(adsFor({ word: 'open', light: true })).toBe('light');
  expect(adsFor({ word: 'in', light: true })).toBe('off');
});
