/** An uncached article through the whole site function, against React alone rendering the same tree. */

import { buildParts } from './build-parts.ts';
import { drain, drainFirst, openNewsroom, openUncachedSite, read, storyAddresses } from './demo-site.ts';
import type { Measurement, Part } from './measurement.ts';
import { capturePage } from './page-capture.ts';
import { interleave, median, ratioOf, spreadOf } from './rounds.ts';
import { splitWorks } from './split.ts';

const ROUNDS = 41;
const SPLIT_ROUNDS = 15;
/** The page on which the budget was set. */
const LARGE_PAGE_BYTES = 107_000;

export const measureCpu: Part = async ({ folder, say }) => {
  const newsroom = await openNewsroom(folder);
  try {
    const [longest, second] = await storyAddresses(newsroom.database);
    if (!longest || !second) throw new Error('The demo newsroom has no two stories');
    const parts = await buildParts();
    const site = await openUncachedSite(newsroom);
    const grow = LARGE_PAGE_BYTES - Buffer.byteLength(await read(site, second.path));
    await repeatBody(newsroom, second.slug, 1 + Math.ceil(grow / second.bodyLength));
    site.purgeAll();
    const measurements: Measurement[] = [];
    for (const [label, { path, slug }] of [
      ['longest demo article', longest],
      ['107 KB article', second],
    ] as const) {
      say(`  ${label}: ${path}`);
      const page = await capturePage(site, path, parts);
      const works = { site: () => drain(site, path), first: () => drainFirst(site, path), react: page.render };
      measurements.push(...whole(label, page.document, await interleave(works, ROUNDS)));
      const split = await splitWorks({ newsroom, parts, page, path, slug });
      measurements.push(...shares(label, await interleave({ react: page.render, ...split }, SPLIT_ROUNDS)));
    }
    return measurements;
  } finally {
    await newsroom.close();
  }
};

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

type Times = Record<'site' | 'first' | 'react', readonly number[]>;

function whole(label: string, document: string, { site, first, react }: Times): Measurement[] {
  const times = `${median(site).toFixed(2)} ms against ${median(react).toFixed(2)} ms`;
  const size = `${(Buffer.byteLength(document) / 1024).toFixed(0)} KB`;
  return [
    {
      part: 'cpu',
      name: `first view after a change, ${label} / renderToString`,
      value: ratioOf(first, react),
      unit: '×',
      note: `${median(first).toFixed(2)} ms: content service, parsing, sanitising and navigation on top`,
    },
    {
      part: 'cpu',
      name: `uncached, ${label} / renderToString`,
      value: ratioOf(site, react),
      unit: '×',
      budget: { most: 1.5 },
      note: `${size}; ${times}; ${spreadOf(site, react)}`,
    },
  ];
}

/** Each step of a page on the scale of React alone. */
const shares = (
  label: string,
  { react, ...steps }: Record<'react', readonly number[]> & Record<string, readonly number[]>,
): Measurement[] =>
  Object.entries(steps).map(([name, times]) => ({
    part: 'cpu',
    name: `  ${name}, ${label}`,
    value: ratioOf(times, react),
    unit: '×',
    note: `${median(times).toFixed(3)} ms`,
  }));
