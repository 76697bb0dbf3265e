/**
 * What readers type as they think of it, and how good each answer would be: words joined and split, words that no story
 * has, names, prices, years, slips. `ndcg.test.ts` measures every engine by them.
 */
import type { SearchFilters } from '../matches.ts';

export interface GradedQuery {
  query: string;
  filters?: SearchFilters;
  /** Must come first: grade 3. A story by its id, another thing by `kind:key`. */
  best: readonly string[];
  /** Grade 2. */
  good?: readonly string[];
  /** Grade 1. */
  fair?: readonly string[];
}

export const GRADED: readonly GradedQuery[] = [
  // Words joined and split.
  { query: 'wifi', best: ['wifi-slow', 'wifi-7-explained'], good: ['router-place'], fair: ['hotel-wifi'] },
  { query: 'wi-fi', best: ['wifi-slow', 'wifi-7-explained'], good: ['router-place'], fair: ['hotel-wifi'] },
  { query: 'wi fi', best: ['wifi-slow', 'wifi-7-explained'], good: ['router-place'], fair: ['hotel-wifi'] },
  { query: 'slow wifi', best: ['wifi-slow'] },
  { query: 'wi-fi 7', best: ['wifi-7-explained'] },
  { query: 'smartlock', best: ['smart-lock-review', 'lock-recall', 'best-smart-locks'] },
  { query: 'smart lock', best: ['smart-lock-review', 'best-smart-locks', 'lock-recall'] },
  { query: 'smartlocks', best: ['best-smart-locks', 'lock-recall', 'smart-lock-review'] },
  { query: 'best smartlock', best: ['best-smart-locks'] },
  {
    query: 'halo12',
    best: ['halo-12-review', 'halo-12-vs-pell-10', 'product:halo-12'],
    good: ['halo-12-pro-review', 'product:halo-12-pro'],
  },
  { query: 'halo12 pro', best: ['product:halo-12-pro', 'halo-12-pro-review'] },
  {
    query: 'halo12 review',
    best: ['halo-12-review', 'product:halo-12'],
    good: ['halo-12-pro-review', 'product:halo-12-pro'],
  },
  { query: 'sound bar', best: ['soundbars'] },
  { query: 'ebike', best: ['ebike-review'] },
  { query: 'e bike', best: ['ebike-review'] },
  { query: 'pass keys', best: ['passkeys'] },
  { query: 'airfryer', best: ['air-fryer'] },
  { query: 'robotvacuum', best: ['robot-vacuums-2026', 'robot-vacuums'], good: ['robot-vacuums-2023'] },
  { query: 'head phones', best: ['headphones'], good: ['carrow-review'] },
  { query: 'noisecancelling headphones', best: ['headphones'], good: ['carrow-review'] },
  // Not all words occur: the nearest first.
  {
    query: 'robot vacuum with laser ladder',
    best: ['robot-vacuums-2026', 'robot-vacuums'],
    good: ['robot-vacuums-2023', 'sweep-s9-review', 'dusty-review'],
  },
  { query: 'halo 12 pro teleporter', best: ['product:halo-12-pro', 'halo-12-pro-review'] },
  { query: 'quiet portable air conditioner for caravans', best: ['air-conditioners'] },
  { query: 'how to stop a smart lock freezing overnight', best: ['best-smart-locks'], good: ['smart-lock-review'] },
  {
    query: 'sentry bolt battery replacement',
    best: ['product:sentry-bolt', 'smart-lock-review'],
    good: ['best-smart-locks'],
  },
  { query: 'best password managers for grandparents', best: ['password-managers'] },
  { query: 'kestrel buds waterproof', best: ['product:kestrel-buds', 'kestrel-review'], good: ['earbuds-under-100'] },
  { query: 'heat pump subsidy scotland', best: ['heat-pump-bill'] },
  {
    query: 'typewriter halo',
    best: ['halo-12-pro-review', 'halo-12-review', 'halo-12-vs-pell-10', 'halo-fold-leaks'],
    good: ['halo-5-review', 'halo-5-arrives'],
    fair: ['halo-4-review'],
  },
  // Names that stems eat.
  {
    query: 'ines',
    best: ['author:iokonjo'],
    good: ['wifi-slow', 'ines-profile', 'wifi-7-explained', 'author:icafe'],
    fair: ['mesh-routers', 'router-place'],
  },
  { query: 'ines okonjo', best: ['author:iokonjo'], good: ['wifi-slow', 'ines-profile', 'wifi-7-explained'] },
  { query: 'alan wells', best: ['author:awells'], good: ['h-g-wells', 'wells-routers'] },
  { query: 'wells', best: ['author:awells'], good: ['h-g-wells', 'wells-routers'] },
  { query: 'articles by sam delgado', best: ['author:sdelgado'], good: ['game-deals', 'orbit-news', 'ps6-rumours'] },
  { query: 'lindqvist halo 12', best: ['halo-12-review', 'halo-12-pro-review'] },
  // Products and topics by name.
  { query: 'sweep s9', best: ['product:sweep-s9', 'sweep-s9-review'], good: ['robot-vacuums-2026'] },
  { query: 'halo 12 pro', best: ['product:halo-12-pro', 'halo-12-pro-review'] },
  { query: 'kestrel buds review', best: ['product:kestrel-buds', 'kestrel-review'] },
  { query: 'dusty', best: ['product:dusty', 'dusty-review'], good: ['robot-vacuums-2026'] },
  { query: 'smart home', best: ['topic:smart-home'], good: ['lock-recall', 'smart-lock-review', 'best-smart-locks'] },
  {
    query: 'electric cars',
    best: ['topic:electric-cars', 'winter-range', 'ev-tax-credit-2026'],
    good: ['arden-review'],
  },
  { query: 'volta commuter price', best: ['product:volta-commuter', 'ebike-review'] },
  // Prices.
  {
    query: 'robot vacuum under 300',
    best: ['product:dusty', 'product:sweep-s1'],
    good: ['robot-vacuums-2026', 'robot-vacuums', 'dusty-review'],
  },
  {
    query: 'robot vacuum below $200',
    best: ['product:dusty'],
    good: ['robot-vacuums-2026', 'robot-vacuums', 'dusty-review'],
  },
  {
    query: 'robot vacuum over 1000 dollars',
    best: ['product:sweep-s9'],
    good: ['robot-vacuums-2026', 'robot-vacuums', 'sweep-s9-review'],
  },
  { query: 'earbuds under $100', best: ['product:pip-buds', 'earbuds-under-100'], good: ['kestrel-review'] },
  {
    query: 'earbuds between 150 and 250',
    best: ['product:kestrel-buds'],
    good: ['kestrel-review', 'earbuds-under-100'],
  },
  {
    query: 'laptop less than 700',
    best: ['product:fennel-13'],
    good: ['laptops-under-700', 'fennel-review', 'best-laptops'],
  },
  {
    query: 'phones up to 500 dollars',
    best: ['product:pell-9', 'product:blank-one'],
    good: ['best-phones'],
    fair: ['halo-12-vs-pell-10'],
  },
  { query: 'bookshelf speakers under 300', best: ['speakers'] },
  // Years.
  { query: 'best robot vacuum 2026', best: ['robot-vacuums-2026'], good: ['sweep-s9-review'] },
  { query: 'best robot vacuum 2023', best: ['robot-vacuums-2023'] },
  { query: 'best password manager 2026', best: ['password-managers'] },
  { query: 'best robot vacuum 2027', best: ['robot-vacuums-2026'], good: ['robot-vacuums-2023', 'sweep-s9-review'] },
  { query: 'electric car tax credit 2026', best: ['ev-tax-credit-2026'] },
  // Synonyms.
  { query: 'television', best: ['oled-tvs', 'television-buying'], good: ['tv-settings'], fair: ['topic:tvs'] },
  { query: 'notebook under 700', best: ['product:fennel-13'], good: ['laptops-under-700', 'fennel-review'] },
  {
    query: 'hoover',
    best: ['cordless-vacuums', 'robot-vacuums-2026', 'robot-vacuums'],
    good: ['robot-vacuums-2023', 'sweep-s9-review', 'dusty-review'],
  },
  { query: 'ev winter range', best: ['winter-range'] },
  // Slips, alone and with the rest.
  { query: 'kestral buds', best: ['product:kestrel-buds', 'kestrel-review'], good: ['earbuds-under-100'] },
  {
    query: 'robot vaccum',
    best: ['robot-vacuums-2026', 'robot-vacuums'],
    good: ['robot-vacuums-2023', 'sweep-s9-review', 'dusty-review'],
  },
  { query: 'pasword manager teleporter', best: ['password-managers'] },
  { query: 'ines okonja', best: ['author:iokonjo'], good: ['wifi-slow', 'ines-profile', 'wifi-7-explained'] },
  { query: 'smrt lock', best: ['smart-lock-review', 'best-smart-locks', 'lock-recall'] },
];
