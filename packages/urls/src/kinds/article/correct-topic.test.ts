import { expect, it } from 'vitest';
import type { Vertical } from '../../sections.ts';
import { correctTopic } from './correct-topic.ts';

it.each<[string, Vertical, string, string]>([
  ['the former brand’s prefix goes', 'personal-finance', 'cnet-money', 'money'],
  ['the former brand’s prefix goes first', 'home', 'cnet-home-internet', 'internet'],
  ['finance leaves out "insurance"', 'personal-finance', 'car-insurance', 'car'],
  ['only finance does', 'tech', 'car-insurance', 'car-insurance'],
  ['insurance itself stays', 'personal-finance', 'insurance', 'insurance'],
  ['culture leaves out "culture"', 'culture', 'internet-culture', 'internet'],
  ['only culture does', 'news', 'internet-culture', 'internet-culture'],
  ['health leaves out "health"', 'health', 'mental-health', 'mental'],
  ['only health does', 'science', 'mental-health', 'mental-health'],
  ['home leaves out "home" at the start', 'home', 'home-security', 'security'],
  ['home leaves it in the middle', 'home', 'smart-home-x', 'smart-home-x'],
  ['only home does', 'tech', 'home-entertainment', 'home-entertainment'],
  ['"and" is written out', 'home', 'energy-&-utilities', 'energy-and-utilities'],
])('%s', (_rule, section, slug, expected) => {
  expect(correctTopic(slug, section)).toBe(expected);
});
