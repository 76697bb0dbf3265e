/** Pictures: drawn as fast as sharp alone draws, sent as fast as files, in memory that stays flat, and how long the first one takes. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingOf, type Order, planFor } from '@masthead/image-url';
import autocannon from 'autocannon';
import { answerOf } from './answer.ts';
import type { BareDrawing } from './bare-drawing.ts';
import { launchBareFiles } from './bare-process.ts';
import { eachOf, fileOf, type ImageServer, launchImageServer, ORIGINAL } from './image-server.ts';
import type { Measurement, Part } from './measurement.ts';
import { emptyLists, median, ratioOf, spreadOf } from './rounds.ts';
import { cpuMsOf } from './server-process.ts';

const AT_ONCE = 8;

export const measureImages: Part = async ({ folder, say }) => {
  const server = await launchImageServer(folder);
  try {
    const parts = [firstByte, drawings, hits, memory];
    const measurements: Measurement[] = [];
    for (const part of parts) {
      const started = performance.now();
      measurements.push(...(await part(server, folder)));
      say(`  images, ${part.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
    return measurements;
  } finally {
    await server.stop();
  }
};

type Measure = (server: ImageServer, folder: string) => Promise<Measurement[]>;

const wide = (width: number): Order => ({ width, height: Math.round((width * 9) / 16), fit: 'crop', format: 'avif' });

const LEADS = 12;

/** A reader's first and second look at a lead picture that nobody has asked for before. */
const firstByte: Measure = async ({ pictures, fetch }) => {
  const times = emptyLists<'cold' | 'warm', number>(['cold', 'warm']);
  await fetch(pictures.at(-1) ?? '', wide(1200));
  for (const picture of pictures.slice(0, LEADS))
    for (const state of ['cold', 'warm'] as const) {
      const started = performance.now();
      await fetch(picture, wide(1200));
      times[state].push(performance.now() - started);
    }
  return (['cold', 'warm'] as const).map((state) => ({
    part: 'images',
    name: `a lead picture of 1200 px, ${state === 'cold' ? 'never drawn before' : 'drawn before'}`,
    value: median(times[state]),
    unit: 'ms',
    note: `${LEADS} pictures as AVIF, ${Math.min(...times[state]).toFixed(0)}–${Math.max(...times[state]).toFixed(0)} ms`,
  }));
};

const DRAWING_ROUNDS = 6;
const DRAWINGS = 32;

/** Through the service, and by sharp alone in as many processes, in turns. */
const drawings: Measure = async (server) => {
  const bare = await Promise.all(Array.from({ length: availableParallelism() }, startBareDrawing));
  const rates = emptyLists<'service' | 'bare', number>(['service', 'bare']);
  try {
    for (let round = 0; round < DRAWING_ROUNDS; round += 1) {
      const orders = roundOrders(server, round);
      const sides = {
        service: () => eachOf(orders, AT_ONCE, ({ picture, order }) => server.fetch(picture, order)),
        bare: () => drawBare(bare, orders),
      };
      for (const side of round % 2 === 0 ? (['service', 'bare'] as const) : (['bare', 'service'] as const))
        rates[side].push(await perSecond(sides[side], orders.length));
    }
  } finally {
    for (const child of bare) child.disconnect();
  }
  return [
    {
      part: 'images',
      name: 'drawings per second / sharp alone',
      value: ratioOf(rates.service, rates.bare),
      unit: '×',
      budget: { least: 0.9 },
      note: `${median(rates.service).toFixed(1)} against ${median(rates.bare).toFixed(1)} per s; ${spreadOf(rates.service, rates.bare)}`,
    },
  ];
};

interface Ordered {
  picture: string;
  order: Order;
}

/** Sizes that no round before has asked for. */
const roundOrders = ({ pictures }: ImageServer, round: number): Ordered[] =>
  Array.from({ length: DRAWINGS }, (_, index) => ({
    picture: pictures[(round * DRAWINGS + index) % pictures.length] ?? '',
    order: wide(480 + ((index * 16) % 512) + round),
  }));

async function startBareDrawing(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('bare-drawing.ts', import.meta.url)));
  await once(child, 'message');
  return child;
}

/** Each process takes the next one when it is done. */
async function drawBare(children: readonly ChildProcess[], orders: readonly Ordered[]): Promise<void> {
  const waiting = orders.values();
  const drawOn = async (child: ChildProcess): Promise<void> => {
    for (const { picture, order } of waiting) {
      const drawing = drawingOf(ORIGINAL, planFor(ORIGINAL, order));
      child.send({
        file: fileOf(picture),
        task: { kind: 'jpeg', drawing, format: 'avif', page: 0 },
      } satisfies BareDrawing);
      await once(child, 'message');
    }
  };
  await Promise.all(children.map(drawOn));
}

async function perSecond(work: () => Promise<void>, times: number): Promise<number> {
  const started = performance.now();
  await work();
  return (times * 1000) / (performance.now() - started);
}

const HIT_ROUNDS = 5;
const HIT_SECONDS = 2;
const CONNECTIONS = 20;
/** One is held in memory; of so many, each was forgotten when it is asked for again, and is read from the disk. */
const HITS = [
  { name: 'one picture, again and again', count: 1, width: 640 },
  { name: 'very many pictures in turns, from the disk', count: 600, width: 1400 },
];

interface Target {
  origin: string;
  paths: string[];
  pid: number;
}

/** One round of one target: what it sent, and what that cost it. */
interface Round {
  perSecond: number;
  cpuMs: number;
}

/** Pictures that were drawn, against a server that does no more than read files and send them. */
const hits: Measure = async (server, folder) => {
  const files = join(folder, 'bare');
  await mkdir(files);
  const measurements: Measurement[] = [];
  for (const { name, count, width } of HITS) {
    const paths = await drawAll(server, files, count, width);
    const bare = await launchBareFiles(files, await answerOf(server.origin + paths[0]));
    const targets = { service: { ...server, paths }, bare: { ...bare, paths: paths.map((_, index) => `/${index}`) } };
    const rounds = await hitRounds(targets).finally(() => bare.stop());
    measurements.push(...reportHits(name, rounds));
  }
  return measurements;
};

/** Draws so many pictures, puts each in a file under its number, and gives their paths. */
async function drawAll(server: ImageServer, files: string, count: number, width: number): Promise<string[]> {
  const pictures = Array.from({ length: count }, (_, index) => ({
    picture: server.pictures[index % server.pictures.length] ?? '',
    order: { ...wide(width + Math.floor(index / server.pictures.length)), format: 'jpeg' } as const,
    file: join(files, String(index)),
  }));
  await eachOf(pictures, AT_ONCE, async ({ picture, order, file }) =>
    writeFile(file, (await server.fetch(picture, order)).body),
  );
  return pictures.map(({ picture, order }) => server.addressOf(picture, order).slice(server.origin.length));
}

type Rounds = Record<'service' | 'bare', Round[]>;

async function hitRounds(targets: Readonly<Record<'service' | 'bare', Target>>): Promise<Rounds> {
  const rounds = emptyLists<'service' | 'bare', Round>(['service', 'bare']);
  for (let round = 0; round <= HIT_ROUNDS; round += 1)
    for (const side of round % 2 === 0 ? (['service', 'bare'] as const) : (['bare', 'service'] as const)) {
      const measured = await load(targets[side]);
      // The first round warms up.
      if (round > 0) rounds[side].push(measured);
    }
  return rounds;
}

async function load({ origin, paths, pid }: Target): Promise<Round> {
  const before = await cpuMsOf(pid);
  // Each begins elsewhere in the list, so that no two ask for the same at the same time.
  let connections = 0;
  const { requests, duration, errors, timeouts, non2xx } = await autocannon({
    url: origin,
    duration: HIT_SECONDS,
    connections: CONNECTIONS,
    headers: {},
    setupClient(client) {
      const start = Math.floor((connections * paths.length) / CONNECTIONS);
      connections += 1;
      client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path })));
    },
  });
  if (errors + timeouts + non2xx > 0) throw new Error(`${origin} failed: ${errors} ${timeouts} ${non2xx}`);
  return { perSecond: requests.total / duration, cpuMs: ((await cpuMsOf(pid)) - before) / requests.total };
}

function reportHits(name: string, { service, bare }: Rounds): Measurement[] {
  const of = (rounds: readonly Round[], what: keyof Round): number[] => rounds.map((round) => round[what]);
  const both = (what: keyof Round, digits: number): string =>
    `${median(of(service, what)).toFixed(digits)} against ${median(of(bare, what)).toFixed(digits)}`;
  return [
    {
      part: 'images',
      name: `${name}, requests per second / bare files`,
      value: ratioOf(of(service, 'perSecond'), of(bare, 'perSecond')),
      unit: '×',
      budget: { least: 0.6 },
      note: `${both('perSecond', 0)} per s; ${spreadOf(of(service, 'perSecond'), of(bare, 'perSecond'))}`,
    },
    {
      part: 'images',
      name: '  the same by server CPU per request',
      value: ratioOf(of(bare, 'cpuMs'), of(service, 'cpuMs')),
      unit: '×',
      note: `${both('cpuMs', 3)} ms of server CPU`,
    },
  ];
}

const RESIZES = 5_000;
const FIRST = 1_000;
const SAMPLE_EVERY = 20;
const SAMPLES = 10;

/** Very many different pictures: what the processes hold near the first thousand and near the end. */
const memory: Measure = async (server) => {
  const samples: number[] = [];
  await eachOf([...Array(RESIZES).keys()], AT_ONCE, async (index) => {
    const picture = server.pictures[index % server.pictures.length] ?? '';
    const formats = ['avif', 'webp', 'jpeg'] as const;
    const width = 64 + (index % 197);
    const height = 64 + (index % 193);
    await server.fetch(picture, { width, height, fit: 'crop', format: formats[index % formats.length] ?? 'jpeg' });
    if (index % SAMPLE_EVERY === 0) samples.push(await server.memory());
  });
  const near = (count: number): number => median(samples.slice(count / SAMPLE_EVERY - SAMPLES, count / SAMPLE_EVERY));
  const [early, late] = [near(FIRST), near(RESIZES)];
  return [
    {
      part: 'images',
      name: `memory after ${RESIZES} different pictures / after ${FIRST}`,
      value: late / early,
      unit: '×',
      budget: { most: 1.15 },
      note: `server and processes that draw: ${early.toFixed(0)} MB, then ${late.toFixed(0)} MB, ${Math.max(...samples).toFixed(0)} MB at most`,
    },
  ];
};
