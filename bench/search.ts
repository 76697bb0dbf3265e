/** What search, suggestions and single calls of the content service cost in a large newsroom against a small one. */
import { join } from 'node:path';
import { indexStory } from '../services/content/src/search/index.ts';
import { type Newsroom, openNewsroom, SITE_KEY } from './demo-site.ts';
import { growTo } from './many-stories.ts';
import type { Measurement, Part } from './measurement.ts';
import { interleave, median, ratioOf, spreadOf } from './rounds.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 15;
const CALLS_A_ROUND = 5;
const PORTION = 2_000;

const results = (query: string): string => `search/${SITE_KEY}/results/web?searchQuery=${query}`;
const suggestions = (query: string): string => `search/${SITE_KEY}/autocomplete/web?searchQuery=${query}`;

const CALLS: Readonly<Record<string, string>> = {
  'search, a word in every story': results('test'),
  'search, a rare word': results('stablecoin'),
  'search, two words': results('laptop+review'),
  'search, a phrase': results('folding+phone'),
  'search, a typo': results('mattrress'),
  'search, in a topic': `${results('test')}&topic=phones`,
  'search, tenth page': `${results('test')}&offset=90`,
  'suggestions, one letter': suggestions('h'),
  'suggestions, four letters': suggestions('halo'),
  'page by slug': `composer/${SITE_KEY}/pages/article/halo-self-healing-screen-tested/web`,
  'listing, deep': `components/${SITE_KEY}/listing/door/river/web?offset=600`,
  'sitemap of a month': `sitemaps/${SITE_KEY}/articles/year/2026/month/10/web?limit=100`,
};

export const measureSearch: Part = async ({ folder, say }) => {
  const small = await indexedNewsroom(join(folder, 'small'), SMALL);
  const started = performance.now();
  const large = await indexedNewsroom(join(folder, 'large'), LARGE);
  say(`  ${LARGE} stories written and indexed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  try {
    const measurements: Measurement[] = [];
    for (const [name, call] of Object.entries(CALLS)) measurements.push(await compare(name, call, { small, large }));
    return measurements;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
};

async function indexedNewsroom(folder: string, stories: number): Promise<Newsroom> {
  const newsroom = await openNewsroom(folder);
  const known = new Set(await storyIds(newsroom));
  await growTo(newsroom.database, stories, 'short');
  const copies = (await storyIds(newsroom)).filter((id) => !known.has(id));
  for (let done = 0; done < copies.length; done += PORTION)
    await indexCopies(newsroom, copies.slice(done, done + PORTION));
  return newsroom;
}

async function storyIds({ database }: Newsroom): Promise<string[]> {
  const rows = await database.db.selectFrom('stories').select('id').orderBy('published_at').execute();
  return rows.map(({ id }) => id);
}

/** Copies are made by SQL; the search learns of them as it does of any story. */
async function indexCopies({ database }: Newsroom, ids: readonly string[]): Promise<void> {
  await database.transaction(async (db) => {
    const rows = await db.selectFrom('stories').selectAll().where('id', 'in', ids).execute();
    for (const { id, type_name, headline, dek, body, published_at, detail } of rows)
      await indexStory(db, {
        id,
        typeName: type_name,
        headline,
        dek: `${dek} test`,
        body,
        names: { authors: [], topics: [], products: [], tags: [] },
        topicSlugs: JSON.parse(detail).topicPath,
        publishedAt: published_at,
      });
  });
}

async function ask({ content }: Newsroom, call: string): Promise<void> {
  for (let time = 0; time < CALLS_A_ROUND; time += 1) {
    const response = await content.fetch(new Request(`http://content.internal/api/neutron/${call}`));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${call} answered ${response.status}`);
  }
}

async function compare(name: string, call: string, rooms: Record<'small' | 'large', Newsroom>): Promise<Measurement> {
  const { small, large } = await interleave(
    { small: () => ask(rooms.small, call), large: () => ask(rooms.large, call) },
    ROUNDS,
  );
  return {
    part: 'search',
    name: `${name}, ${LARGE} / ${SMALL} stories`,
    value: ratioOf(large, small),
    unit: '×',
    budget: { most: 2 },
    note: `${(median(large) / CALLS_A_ROUND).toFixed(2)} ms against ${(median(small) / CALLS_A_ROUND).toFixed(2)} ms; ${spreadOf(large, small)}`,
  };
}
