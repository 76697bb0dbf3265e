/**
 * Lighthouse as a phone sees the pages, several times each: the score of a page is the median. An empty page is measured
 * in the same rounds: what that loses is lost to the machine.
 */
import { execFile } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CHROMIUM, CHROMIUM_FLAGS } from '../scripts/chromium.ts';
import { PAGES } from './demo-pages.ts';
import type { BenchContext, Measurement, Part } from './measurement.ts';
import { median } from './rounds.ts';
import { launch } from './server-process.ts';

const RUNS = 5;
/** Now and then Chromium records no beginning of the page, and Lighthouse has nothing to measure. */
const LOST_TRACES = 3;
const RUN_WITHIN_MS = 90_000;
const REPORT_BYTES = 64 * 1024 * 1024;
/** It starts each time with a profile that Lighthouse makes new. */
const CHROME_FLAGS = ['--headless', ...CHROMIUM_FLAGS];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type PageName = (typeof PAGES)[number]['name'];

/** Of what does not depend on the machine a page has all points. */
const ALL_POINTS = 100;

interface Budget {
  performance: number;
  /** What a phone may take of it at most, in milliseconds. */
  times?: { 'largest-contentful-paint': number; 'total-blocking-time': number };
}

/** The pages that most readers come to. */
const ENTRANCE: Budget = {
  performance: 98,
  times: { 'largest-contentful-paint': 1600, 'total-blocking-time': 100 },
};
const OTHER: Budget = { performance: 95 };

const BUDGETS: Readonly<Record<PageName, Budget>> = {
  front: ENTRANCE,
  article: ENTRANCE,
  review: OTHER,
  'best list': ENTRANCE,
  gallery: ENTRANCE,
  topic: OTHER,
  error: OTHER,
};

/** Search engines are to pass an error over, and the console of a browser tells of it: by those categories it is a fault. */
const categoriesOf = (page: PageName): readonly Category[] =>
  page === 'error' ? ['performance', 'accessibility'] : CATEGORIES;

const category = z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string() })) });
const reportSchema = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
});
type Report = z.output<typeof reportSchema>;

export const measureLighthouse: Part = async (context) => {
  const server = await launch({ dataDir: context.folder, port: await freePort() });
  const empty = createHttpServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EMPTY_PAGE),
  );
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  const { port } = empty.address() as AddressInfo;
  try {
    const addresses = PAGES.map(({ name, path }) => [name, server.origin + path] as const);
    const reports = await inRounds([[EMPTY, `http://127.0.0.1:${port}/`], ...addresses]);
    const reportsOf = (name: PageName | typeof EMPTY): readonly Report[] => reports.get(name) ?? [];
    return [
      scoreOf(EMPTY, 'performance', reportsOf(EMPTY)),
      ...PAGES.flatMap(({ name }) => measuredOf(name, reportsOf(name), context)),
    ];
  } finally {
    empty.close();
    await server.stop();
  }
};

function measuredOf(page: PageName, reports: readonly Report[], context: BenchContext): Measurement[] {
  const categories = categoriesOf(page);
  tellFailures(page, categories, reports, context);
  const { performance, times } = BUDGETS[page];
  return [
    ...categories.map((category) =>
      scoreOf(page, category, reports, category === 'performance' ? performance : ALL_POINTS),
    ),
    ...TIMES.map((audit) => timeOf(page, audit, reports, times?.[audit])),
    shiftOf(page, reports),
  ];
}

const EMPTY = 'empty page';
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1></html>';

/** Every page once in each round, so that whatever else the machine does is shared by all. */
async function inRounds(pages: readonly (readonly [name: string, url: string])[]): Promise<Map<string, Report[]>> {
  const reports = new Map<string, Report[]>(pages.map(([name]) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) for (const [name, url] of pages) reports.get(name)?.push(await audited(url));
  return reports;
}

async function audited(url: string, tries = LOST_TRACES): Promise<Report> {
  try {
    return await audit(url);
  } catch (error) {
    if (tries > 1 && String(error).includes('NO_NAVSTART')) return audited(url, tries - 1);
    throw error;
  }
}

async function audit(url: string): Promise<Report> {
  const args = [
    fileURLToPath(import.meta.resolve('lighthouse/cli/index.js')),
    url,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    '--ignore-status-code',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    timeout: RUN_WITHIN_MS,
    maxBuffer: REPORT_BYTES,
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  return reportSchema.parse(JSON.parse(stdout));
}

const numberOf = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN;

function scoreOf(page: string, name: Category, reports: readonly Report[], least?: number): Measurement {
  const scores = reports.map(({ categories }) => (categories[name].score ?? Number.NaN) * 100);
  const paint = median(reports.map((each) => numberOf(each, 'first-contentful-paint')));
  return {
    part: 'lighthouse',
    name: `${page}, ${name}`,
    value: median(scores),
    unit: 'points',
    ...(least !== undefined && { budget: { least } }),
    ...(name === 'performance' && { note: `of ${scores.join(', ')}; first paint ${Math.round(paint)} ms` }),
  };
}

const TIMES = ['largest-contentful-paint', 'total-blocking-time'] as const;

function timeOf(page: string, audit: string, reports: readonly Report[], most: number | undefined): Measurement {
  const times = reports.map((report) => numberOf(report, audit));
  return {
    part: 'lighthouse',
    name: `${page}, ${audit.replaceAll('-', ' ')}`,
    value: median(times),
    unit: 'ms',
    ...(most !== undefined && { budget: { most } }),
    note: `of ${times.map((time) => Math.round(time)).join(', ')}`,
  };
}

const shiftOf = (page: string, reports: readonly Report[]): Measurement => ({
  part: 'lighthouse',
  name: `${page}, layout shift`,
  value: Math.max(...reports.map((report) => numberOf(report, 'cumulative-layout-shift'))),
  unit: '',
  budget: { most: 0 },
});

/** Which audits of a category that is not full cost the points. */
function tellFailures(
  page: string,
  categories: readonly Category[],
  [first]: readonly Report[],
  { say }: BenchContext,
): void {
  if (!first) return;
  for (const name of categories)
    for (const { id } of first.categories[name].auditRefs) {
      const { score = null, title, displayValue = '' } = first.audits[id] ?? {};
      if (score !== null && score < 0.9) say(`  ${page}, ${name}: ${id} ${score} (${title}) ${displayValue}`);
    }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}
