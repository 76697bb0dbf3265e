/** What listings and pages cost in a large newsroom against a small one: the same, or a budget is missed. */
import { join } from 'node:path';
import type { Site } from '../server/site-source.ts';
import { drainFirst, type Newsroom, openNewsroom, openUncachedSite } from './demo-site.ts';
import { growTo } from './many-stories.ts';
import type { Measurement, Part } from './measurement.ts';
import { interleave, median, ratioOf, spreadOf } from './rounds.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 9;
const STORIES_PER_PAGE = 4;

/** Addresses by the length of the river: its last page is another one in each newsroom. */
const PAGES: Readonly<Record<string, (river: number) => string>> = {
  'front page': () => '/',
  'river, page 100': () => '/100/',
  'river, last page': (river) => `/${Math.floor(river / STORIES_PER_PAGE) - 5}/`,
  'topic with leads': () => '/topics/phones/',
  'topic without leads': () => '/topics/gaming/',
  article: () => '/tech/mobile/halo-self-healing-screen-tested/',
};

export const measureListings: Part = async ({ folder, say }) => {
  const small = await newsroomOf(join(folder, 'small'), SMALL);
  const started = performance.now();
  const large = await newsroomOf(join(folder, 'large'), LARGE);
  say(`  ${LARGE} stories written in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  try {
    const sites = { small: await openSized(small), large: await openSized(large) };
    const measurements: Measurement[] = [];
    for (const name of Object.keys(PAGES)) measurements.push(await compare(name, sites));
    return measurements;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
};

async function newsroomOf(folder: string, stories: number): Promise<Newsroom> {
  const newsroom = await openNewsroom(folder);
  await growTo(newsroom.database, stories, 'short');
  return newsroom;
}

interface SizedSite {
  site: Site;
  river: number;
}

async function openSized(newsroom: Newsroom): Promise<SizedSite> {
  const { places } = await newsroom.database.db
    .selectFrom('listing_entries')
    .select((row) => row.fn.max('place').as('places'))
    .where('listing', '=', 'river')
    .executeTakeFirstOrThrow();
  return { site: await openUncachedSite(newsroom), river: places };
}

async function compare(name: string, sites: Record<'small' | 'large', SizedSite>): Promise<Measurement> {
  const ask = ({ site, river }: SizedSite) => drainFirst(site, PAGES[name]?.(river) ?? '/');
  const { small, large } = await interleave({ small: () => ask(sites.small), large: () => ask(sites.large) }, ROUNDS);
  return {
    part: 'listings',
    name: `${name}, ${LARGE} / ${SMALL} stories`,
    value: ratioOf(large, small),
    unit: '×',
    budget: { most: 2 },
    note: `${median(large).toFixed(2)} ms against ${median(small).toFixed(2)} ms; ${spreadOf(large, small)}`,
  };
}
