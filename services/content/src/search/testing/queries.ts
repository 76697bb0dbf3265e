/** What readers type and what they expect to see first: the same on every engine. */
import type { SearchFilters } from '../matches.ts';
import { DAY_MS, NOW } from './corpus.ts';

export interface ExpectedResults {
  query: string;
  filters?: SearchFilters;
  /** The first results, in their order. */
  first: readonly string[];
  /** All of them, when it matters that there are no others. */
  total?: number;
  corrected?: string;
  /** No story has all words, and these are not in the first. */
  missing?: readonly string[];
}

const daysAgo = (days: number): number => NOW - days * DAY_MS;

export const EXPECTED: readonly ExpectedResults[] = [
  // One word: headlines, then names, deks and bodies; the fresher first.
  { query: 'halo', first: ['halo-fold-leaks', 'halo-5-review', 'halo-5-arrives', 'halo-4-review', 'best-phones'] },
  { query: 'router', first: ['mesh-routers', 'router-place'], total: 2 },
  { query: 'oled', first: ['oled-tvs', 'tv-settings'], total: 2 },
  { query: 'orbit', first: ['orbit-review', 'game-deals', 'orbit-news'], total: 3 },
  { query: 'solar', first: ['balcony-solar'], total: 1 },
  { query: 'landlord', first: ['balcony-solar', 'tax-software'], total: 2 },
  { query: 'taiwan', first: ['halo-fold-leaks'], total: 1 },
  // Forms of a word, capitals, marks and apostrophes.
  { query: 'tv', first: ['oled-tvs', 'tv-settings'] },
  { query: 'mattress', first: ['mattresses'], total: 1 },
  { query: 'explain', first: ['home-charging', 'bitcoin'], total: 2 },
  { query: 'HALO FOLD', first: ['halo-fold-leaks'], total: 1 },
  { query: 'cafe electrique', first: ['coffee-machine'], total: 1 },
  { query: 'Café Électrique', first: ['coffee-machine'], total: 1 },
  { query: 'naive update', first: ['coffee-machine'], total: 1 },
  { query: "today's deals", first: ['game-deals'], total: 1 },
  { query: 'wi-fi', first: ['router-place'], total: 1 },
  { query: 'lecki', first: ['brindle-book-review', 'best-laptops', 'laptop-battery'], total: 3 },
  // Several words: all of them, in a headline before elsewhere, as a phrase before apart.
  { query: 'halo 5', first: ['halo-5-review', 'halo-5-arrives', 'best-phones', 'phone-cases'], total: 4 },
  { query: 'halo 5 review', first: ['halo-5-review'], total: 1 },
  { query: 'best phones', first: ['best-phones', 'best-phones-2024', 'halo-5-review'], total: 3 },
  { query: 'best phones 2024', first: ['best-phones-2024'], total: 1 },
  { query: 'battery life', first: ['halo-5-review', 'laptop-battery', 'halo-4-review'], total: 3 },
  { query: 'laptop battery', first: ['laptop-battery', 'brindle-book-review'], total: 2 },
  {
    query: 'electric car',
    first: ['winter-range', 'arden-review', 'state-of-the-art', 'home-charging', 'diesel-history'],
    total: 5,
  },
  { query: 'noise cancelling', first: ['headphones', 'carrow-review', 'speakers'], total: 3 },
  { query: 'artificial intelligence', first: ['ai-law', 'ai-notes', 'local-models'], total: 3 },
  { query: 'state of the art', first: ['state-of-the-art'], total: 1 },
  { query: 'what is the best laptop for a student?', first: ['best-laptops'], total: 1 },
  { query: 'pay in full', first: ['credit-cards', 'interest-rates'], total: 2 },
  { query: 'camera night', first: ['night-cameras', 'pell-9-review'], total: 2 },
  { query: 'review battery', first: ['halo-5-review', 'brindle-book-review', 'halo-4-review'], total: 3 },
  { query: 'arden 3 touring winter', first: ['winter-range'], total: 1 },
  // Names of people, products, topics and tags.
  { query: 'maya lindqvist', first: ['best-phones', 'halo-5-review', 'halo-4-review', 'best-phones-2024'], total: 4 },
  { query: 'Yuki Tanaka', first: ['ai-law', 'ai-notes', 'state-of-the-art', 'local-models'], total: 4 },
  { query: 'pell 9', first: ['pell-9-review', 'best-phones'], total: 2 },
  { query: 'foldables', first: ['halo-fold-leaks'], total: 1 },
  { query: 'okafor halo', first: ['halo-fold-leaks', 'halo-5-arrives'], total: 2 },
  // Filters.
  { query: 'halo', filters: { typeNames: ['content_review'] }, first: ['halo-5-review', 'halo-4-review'], total: 2 },
  { query: 'electric', filters: { topic: 'home' }, first: ['home-charging'], total: 1 },
  { query: 'best', filters: { topic: 'tech' }, first: ['best-phones', 'best-laptops', 'best-phones-2024'] },
  { query: 'best', filters: { topic: 'laptops' }, first: ['best-laptops'], total: 1 },
  { query: 'phones', filters: { to: daysAgo(365) }, first: ['best-phones-2024', 'halo-4-review'], total: 2 },
  {
    query: 'review',
    filters: { from: daysAgo(20) },
    first: ['brindle-book-review', 'carrow-review', 'halo-5-review'],
    total: 3,
  },
  {
    query: 'review',
    filters: { typeNames: ['content_review'], topic: 'tech', from: daysAgo(29), to: daysAgo(19) },
    first: ['halo-5-review', 'orbit-review'],
    total: 2,
  },
  // Typos.
  { query: 'matresses', first: ['mattresses'], corrected: 'mattresses' },
  { query: 'bitcion', first: ['bitcoin'], corrected: 'bitcoin' },
  { query: 'hedphones', first: ['headphones'], corrected: 'headphones' },
  { query: 'electirc car', first: ['winter-range', 'arden-review'], corrected: 'electric car' },
  { query: 'Lindquist review', first: ['halo-5-review', 'halo-4-review'], corrected: 'lindqvist review' },
  { query: 'best labtops', first: ['best-laptops'], corrected: 'best laptops' },
  // Not all of it: what comes nearest, and what it lacks.
  { query: 'halo typewriter', first: ['halo-fold-leaks', 'halo-5-review', 'halo-5-arrives'], missing: ['typewriter'] },
  { query: 'Mattresses for Typewriters', first: ['mattresses'], total: 1, missing: ['Typewriters'] },
  {
    query: 'bitcion typewriter',
    first: ['bitcoin'],
    total: 1,
    corrected: 'bitcoin typewriter',
    missing: ['typewriter'],
  },
  { query: 'bitcoin mattresses', first: ['mattresses', 'bitcoin'], missing: ['bitcoin'] },
  // Words joined and split, and what a price or a year asks.
  { query: 'wifi', first: ['router-place'], total: 1 },
  { query: 'wi fi', first: ['router-place'], total: 1 },
  { query: 'robotvacuum', first: ['robot-vacuums'], total: 1 },
  { query: 'halo5', first: ['halo-5-review', 'halo-5-arrives'] },
  { query: 'halo5 review', first: ['halo-5-review'] },
  { query: 'head phones', first: ['headphones'] },
  { query: 'speakers under $400', first: ['speakers'], total: 1 },
  { query: 'bookshelf speakers under 300', first: ['speakers'], total: 1 },
  { query: 'best laptops 2026', first: ['best-laptops'], total: 1 },
  // Nothing.
  { query: 'typewriter', first: [], total: 0 },
  { query: 'vnp', first: [], total: 0 },
];
