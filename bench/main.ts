/** Measures the product against the budgets of docs/architecture.md; ends with 1 when one is missed, 2 when asked wrongly. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measurement, type Part, verdictOf } from './measurement.ts';
import { printTable } from './table.ts';

/** Each part is loaded only when it runs: React must not be there before its build is chosen. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  cpu: async () => (await import('./cpu.ts')).measureCpu,
  platform: async () => (await import('./platform.ts')).measurePlatform,
  cache: async () => (await import('./cache.ts')).measureCache,
  publish: async () => (await import('./publish.ts')).measurePublish,
  weight: async () => (await import('./weight.ts')).measureWeight,
  start: async () => (await import('./start.ts')).measureStart,
  images: async () => (await import('./images.ts')).measureImages,
  memory: async () => (await import('./memory.ts')).measureMemory,
  listings: async () => (await import('./listings.ts')).measureListings,
  accounts: async () => (await import('./accounts.ts')).measureAccounts,
  ads: async () => (await import('./ads.ts')).measureAds,
  events: async () => (await import('./events.ts')).measureEvents,
  audience: async () => (await import('./audience.ts')).measureAudience,
  counting: async () => (await import('./counting.ts')).measureCounting,
  search: async () => (await import('./search.ts')).measureSearch,
  live: async () => (await import('./live.ts')).measureLive,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
};
/** Live coverage takes the whole machine for a minute and a half. */
const ONLY_ON_REQUEST = ['lighthouse', 'live'];

const USAGE = `npm run bench -- [--only ${Object.keys(parts).join(',')}] [--lighthouse] [--json FILE] [--verbose]`;

interface Wanted {
  names: string[];
  json: string | undefined;
  verbose: boolean;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function readArguments(args: string[]): Wanted {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      json: { type: 'string' },
      lighthouse: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const names = values.only?.split(',') ?? Object.keys(parts).filter((name) => !ONLY_ON_REQUEST.includes(name));
  if (values.lighthouse && !names.includes('lighthouse')) names.push('lighthouse');
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}`);
  return { names, json: values.json, verbose: values.verbose };
}

/** What was measured; or undefined when the part itself failed, which is told and leaves the others running. */
async function measure(name: string, verbose: boolean): Promise<Measurement[] | undefined> {
  const folder = await mkdtemp(join(tmpdir(), `masthead-bench-${name}-`));
  const started = performance.now();
  try {
    const part = await parts[name]?.();
    return await part?.({ folder, verbose, say });
  } catch (error) {
    say(`  ${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
    say(`  ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}

const told = (names: readonly string[]): string => (names.length > 0 ? ` (${names.join(', ')})` : '');

const machine = () => ({
  node: process.version,
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
  load: loadavg().map((value) => Number(value.toFixed(2))),
});

async function bench({ names, json, verbose }: Wanted): Promise<number> {
  const before = machine();
  say(`Node ${before.node}, ${before.cores} cores (${before.cpu}), load ${before.load.join(' ')}`);
  const skipped = Object.keys(parts).filter((name) => !names.includes(name));
  say(`Measuring ${names.join(', ')}; not run: ${skipped.join(', ') || 'nothing'}`);
  const measurements: Measurement[] = [];
  const failed: string[] = [];
  for (const name of names) {
    const measured = await measure(name, verbose);
    if (measured) measurements.push(...measured);
    else failed.push(name);
  }
  printTable(measurements, say);
  if (json) await writeFile(json, `${JSON.stringify({ machine: before, measurements, failed }, undefined, 2)}\n`);
  const missed = measurements.filter((measurement) => verdictOf(measurement) === 'missed');
  const judged = measurements.filter(({ budget }) => budget).length;
  say(`${judged - missed.length} of ${judged} budgets kept, ${failed.length} parts failed${told(failed)}.`);
  return missed.length + failed.length === 0 ? 0 : 1;
}

function wantedOrUsage(): Wanted {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    return process.exit(2);
  }
}

process.exit(await bench(wantedOrUsage()));
