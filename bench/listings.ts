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

const lastPage = (stories: number): number => Math.floor(stories / STORIES_PER_PAGE) - 5;

/** Addresses by newsroom size: the last page is another one in each. */
const PAGES: Readonly<Record<string, (stories: number) => string>> = {
  'front page': () => '/',
  'river, page 100': () => '/100/',
  'river, last page': (stories) => `/${lastPage(stories)}/`,
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
    const sites = { small: await openUncachedSite(small), large: await openUncachedSite(large) };
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

async function compare(name: string, sites: Record<'small' | 'large', Site>): Promise<Measurement> {
  const pathAt = (stories: number): string => PAGES[name]?.(stories) ?? '/';
  const { small, large } = await interleave(
    { small: () => drainFirst(sites.small, pathAt(SMALL)), large: () => drainFirst(sites.large, pathAt(LARGE)) },
    ROUNDS,
  );
  return {
    part: 'listings',
    name: `${name}, ${LARGE} / ${SMALL} stories`,
    value: ratioOf(large, small),
    unit: '×',
    budget: { most: 2 },
    note: `${median(large).toFixed(2)} ms against ${median(small).toFixed(2)} ms; ${spreadOf(large, small)}`,
  };
}
