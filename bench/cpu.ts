/** An uncached article through the whole site function, against React alone rendering the same tree. */

import { buildParts } from './build-parts.ts';
import { drain, drainChanged, drainFirst, openNewsroom, openUncachedSite, read, storyAddresses } from './demo-site.ts';
import type { Measurement, Part } from './measurement.ts';
import { capturePage } from './page-capture.ts';
import { interleave, median, ratioOf, spreadOf } from './rounds.ts';
import { firstViewWorks, pageWorks } from './split.ts';

const ROUNDS = 41;
const SPLIT_ROUNDS = 15;
/** The page on which the budget was set. */
const LARGE_PAGE_BYTES = 107_000;

export const measureCpu: Part = async ({ folder, say }) => {
  const newsroom = await openNewsroom(folder);
  try {
    const [longest, ...others] = await storyAddresses(newsroom.database);
    if (!longest) throw new Error('The demo newsroom has no story');
    const parts = await buildParts();
    const site = await openUncachedSite(newsroom);
    const { story: second, bytes } = await firstBelow(LARGE_PAGE_BYTES, others, ({ path }) => read(site, path));
    await repeatBody(newsroom, second.slug, 1 + Math.ceil((LARGE_PAGE_BYTES - bytes) / second.bodyLength));
    site.changes.missed();
    const measurements: Measurement[] = [];
    for (const [label, story] of [
      ['longest demo article', longest],
      ['107 KB article', second],
    ] as const) {
      const { path, slug } = story;
      say(`  ${label}: ${path}`);
      const page = await capturePage(site, path, parts);
      const works = {
        site: () => drain(site, path),
        changed: () => drainChanged(site, story),
        nothingKnown: () => drainFirst(site, path),
        react: page.render,
      };
      const times = await interleave(works, ROUNDS);
      const input = { newsroom, site, parts, page, path, slug };
      const first = await interleave({ react: page.render, ...(await firstViewWorks(input)) }, SPLIT_ROUNDS);
      const made = await interleave({ react: page.render, site: works.site, ...pageWorks(input) }, SPLIT_ROUNDS);
      measurements.push(...firstView(label, times), ...shares(label, first));
      measurements.push(
        uncached(label, page.document, times),
        ...shares(label, withoutWhole(made)),
        sumOf(label, made),
      );
    }
    return measurements;
  } finally {
    await newsroom.close();
  }
};

/** The longest that can be made longer. */
async function firstBelow<Story>(most: number, stories: readonly Story[], pageOf: (story: Story) => Promise<string>) {
  for (const story of stories) {
    const bytes = Buffer.byteLength(await pageOf(story));
    if (bytes < most) return { story, bytes };
  }
  throw new Error(`No page of a story has less than ${most} bytes`);
}

async function repeatBody({ database }: Awaited<ReturnType<typeof openNewsroom>>, slug: string, times: number) {
  const { body } = await database.db
    .selectFrom('stories')
    .select('body')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable('stories')
    .set({ body: body.repeat(times) })
    .where('slug', '=', slug)
    .execute();
}

type Times = Record<'site' | 'changed' | 'nothingKnown' | 'react', readonly number[]>;

const FIRST_VIEW_BUDGET = 8;
const UNCACHED_BUDGET = 1.5;

const firstView = (label: string, { changed, nothingKnown, react }: Times): Measurement[] => [
  {
    part: 'cpu',
    name: `first view after a change, ${label} / renderToString`,
    value: ratioOf(changed, react),
    unit: '×',
    budget: { most: FIRST_VIEW_BUDGET },
    note: `${median(changed).toFixed(2)} ms; ${spreadOf(changed, react)}`,
  },
  {
    part: 'cpu',
    name: `  the same with nothing known, navigation and all, ${label}`,
    value: ratioOf(nothingKnown, react),
    unit: '×',
    note: `${median(nothingKnown).toFixed(2)} ms`,
  },
];

const uncached = (label: string, document: string, { site, react }: Times): Measurement => ({
  part: 'cpu',
  name: `uncached, ${label} / renderToString`,
  value: ratioOf(site, react),
  unit: '×',
  budget: { most: UNCACHED_BUDGET },
  note: `${(Buffer.byteLength(document) / 1024).toFixed(0)} KB; ${median(site).toFixed(2)} ms against ${median(react).toFixed(2)} ms; ${spreadOf(site, react)}`,
});

type Steps = Record<'react' | 'site', readonly number[]> & Record<string, readonly number[]>;

const withoutWhole = ({ site: _whole, ...steps }: Steps): Shares => steps;

/** The two steps that follow each other, in the same rounds as the whole: what nobody measured is what is missing of it. */
function sumOf(label: string, times: Steps): Measurement {
  const [load, render] = [times['match, pipeline, load, view'] ?? [], times['tree, render, document'] ?? []];
  const sum = load.map((value, round) => value + (render[round] ?? Number.NaN));
  return {
    part: 'cpu',
    name: `  load and render in one, ${label}`,
    value: ratioOf(sum, times.react),
    unit: '×',
    note: `of ${ratioOf(times.site, times.react).toFixed(2)} × in the same rounds`,
  };
}

type Shares = Record<'react', readonly number[]> & Record<string, readonly number[]>;

/** Each step of a page on the scale of React alone. */
const shares = (label: string, { react, ...steps }: Shares): Measurement[] =>
  Object.entries(steps).map(([name, times]) => ({
    part: 'cpu',
    name: `  ${name}, ${label}`,
    value: ratioOf(times, react),
    unit: '×',
    note: `${median(times).toFixed(3)} ms`,
  }));
