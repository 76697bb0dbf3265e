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

const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** What a phone may take of a page, in milliseconds. */
const MOST = { 'largest-contentful-paint': 1600, 'total-blocking-time': 100 } as const;
/** The pages that readers come to; the others are measured without a budget for time. */
const TIMED: readonly string[] = ['front', 'article', 'best list', 'gallery'];
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

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
    const pages = PAGES.filter((page) => page.name !== 'error').map(({ name, path }) => [name, server.origin + path]);
    const reports = await inRounds([[EMPTY, `http://127.0.0.1:${port}/`], ...pages]);
    return [...reports].flatMap(([name, each]) => {
      if (name === EMPTY) return [scoreOf(name, 'performance', each)];
      tellFailures(name, each, context);
      return [
        ...CATEGORIES.map((category) => scoreOf(name, category, each)),
        ...timesOf(name, each),
        shiftOf(name, each),
      ];
    });
  } finally {
    empty.close();
    await server.stop();
  }
};

const EMPTY = 'empty page';
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1></html>';

/** Every page once in each round, so that whatever else the machine does is shared by all. */
async function inRounds(pages: readonly string[][]): Promise<Map<string, Report[]>> {
  const reports = new Map<string, Report[]>(pages.map(([name = '']) => [name, []]));
  for (let run = 0; run < RUNS; run += 1)
    for (const [name = '', url = ''] of pages) reports.get(name)?.push(await audited(url));
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

const hasBudget = (page: string, name: Category): boolean =>
  page !== EMPTY && (name !== 'performance' || TIMED.includes(page));

const numberOf = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN;

function scoreOf(page: string, name: Category, reports: readonly Report[]): Measurement {
  const scores = reports.map(({ categories }) => (categories[name].score ?? Number.NaN) * 100);
  const paint = median(reports.map((each) => numberOf(each, 'first-contentful-paint')));
  return {
    part: 'lighthouse',
    name: `${page}, ${name}`,
    value: median(scores),
    unit: 'points',
    ...(hasBudget(page, name) && { budget: { least: LEAST[name] } }),
    ...(name === 'performance' && { note: `of ${scores.join(', ')}; first paint ${Math.round(paint)} ms` }),
  };
}

const timesOf = (page: string, reports: readonly Report[]): Measurement[] =>
  Object.entries(MOST).map(([audit, most]) => {
    const times = reports.map((report) => numberOf(report, audit));
    return {
      part: 'lighthouse',
      name: `${page}, ${audit.replaceAll('-', ' ')}`,
      value: median(times),
      unit: 'ms',
      ...(TIMED.includes(page) && { budget: { most } }),
      note: `of ${times.map((time) => Math.round(time)).join(', ')}`,
    };
  });

const shiftOf = (page: string, reports: readonly Report[]): Measurement => ({
  part: 'lighthouse',
  name: `${page}, layout shift`,
  value: Math.max(...reports.map((report) => numberOf(report, 'cumulative-layout-shift'))),
  unit: '',
  budget: { most: 0 },
});

/** Which audits of a category that is not full cost the points. */
function tellFailures(page: string, [first]: readonly Report[], { say }: BenchContext): void {
  if (!first) return;
  for (const name of CATEGORIES)
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
