/**
 * Live coverage on a keynote night: thousands of readers on real sockets from other processes, one post a second; and
 * beside it, second by second, bare `ws` that sends the same bytes to as many readers.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openNewsroom } from './demo-site.ts';
import { tokenFor } from './desk-token.ts';
import { type CrowdMessage, type CrowdOrder, type CrowdReport, clockMs, type PostTimes } from './live-crowd.ts';
import type { Measurement, Part } from './measurement.ts';
import { cpuMsOf, launch, memoryOf } from './server-process.ts';

const READERS = Number(process.env.BENCH_READERS ?? 10_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const SLUG = 'halo-keynote-live';
/** Files that a process needs for itself. */
const OTHER_FILES = 600;
const SETTLING_MS = 3000;
const WORDS =
  'The company says that the new model keeps its charge for two days of mixed use, which our own first test, with the screen at half brightness and both radios on, neither proves nor refutes. ';

const LATENCY = { most: 1.5 };
const MEMORY = { most: 2 };

/** A service under test: where its readers are, what it costs, and how it is made to send. */
interface Side {
  name: 'product' | 'bare ws';
  pid: number;
  port: number;
  order: Omit<CrowdOrder, 'readers' | 'port'>;
  crowds: ChildProcess[];
  send(): Promise<void>;
}

interface Round {
  readers: number;
  report: CrowdReport;
  /** Of one core. */
  cpuPercent: number;
}

export const measureLive: Part = async ({ folder, say }) => {
  const newsroom = await openNewsroom(folder);
  const token = await tokenFor(newsroom, folder);
  const { id, channel_key: key } = await newsroom.database.db
    .selectFrom('stories')
    .innerJoin('live_coverage', 'live_coverage.story_id', 'stories.id')
    .select(['stories.id', 'channel_key'])
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow();
  await newsroom.close();
  const server = await launch({ dataDir: folder });
  const bare = fork(fileURLToPath(new URL('bare-live.ts', import.meta.url)));
  const [barePort] = await once(bare, 'message');
  const product: Side = {
    name: 'product',
    pid: server.pid,
    port: Number(new URL(server.origin).port),
    order: {
      path: '/api/live/socket',
      says: [
        JSON.stringify({ type: 'set_channels', channels: [{ name: id, key }] }),
        JSON.stringify({ type: 'subscribe', channel: id }),
      ],
    },
    crowds: [],
    send: () => post(`${server.origin}/api/desk/live/${id}/items`, token),
  };
  const other: Side = {
    name: 'bare ws',
    pid: bare.pid ?? 0,
    port: barePort,
    order: { path: '/', says: [] },
    crowds: [],
    send: async () =>
      void (await (await fetch(`http://127.0.0.1:${barePort}`, { headers: { connection: 'close' } })).text()),
  };
  const sides = [product, other];
  try {
    return await measureSides(sides, bare, say);
  } finally {
    for (const child of sides.flatMap(({ crowds }) => crowds)) child.disconnect();
    bare.disconnect();
    await server.stop();
  }
};

async function post(url: string, token: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      // A connection that waits for the next second may be closed at that very moment.
      connection: 'close',
    },
    body: JSON.stringify({ headline: 'Two days on one charge', body: `<p>${WORDS.repeat(3)}</p>` }),
  });
  if (response.status !== 201) throw new Error(`The desk answered ${response.status}: ${await response.text()}`);
  await response.text();
}

async function measureSides(sides: Side[], bare: ChildProcess, say: (line: string) => void): Promise<Measurement[]> {
  const memory = await memoryPerReader(sides, say);
  const [product] = sides;
  await product?.send();
  await delay(SETTLING_MS);
  const [bytes] = await Promise.all(sides.flatMap(({ crowds }) => crowds.map((crowd) => ask(crowd, { reset: true }))));
  bare.send(String(bytes));
  await once(bare, 'message');
  say(`  each message has ${Buffer.byteLength(String(bytes))} bytes`);
  const single = await measureRounds(sides);
  say(
    `  p99 ${[...single].map(([name, { report }]) => `${name} ${report.fromAcknowledged.p99.toFixed(0)} ms`).join(', ')}`,
  );
  say('  twice as many readers');
  const room = mostFiles() - OTHER_FILES - READERS;
  await gather(sides, Math.max(0, Math.min(READERS, room)));
  await Promise.all(sides.flatMap(({ crowds }) => crowds.map((crowd) => ask(crowd, { reset: true }))));
  const twice = await measureRounds(sides);
  return [...compare(single), ...memory, ...compare(twice)];
}

async function memoryPerReader(sides: Side[], say: (line: string) => void): Promise<Measurement[]> {
  const held = () => Promise.all(sides.map(({ pid }) => memoryOf(pid, 'VmRSS')));
  const before = await held();
  say(`  ${READERS} readers come`);
  await gather(sides, READERS);
  await delay(SETTLING_MS);
  const after = await held();
  const [product = 0, bare = 0] = after.map((value, side) => ((value - (before[side] ?? 0)) * 1024) / READERS);
  return [
    { part: 'live', name: 'memory per reader', value: product, unit: 'KB', note: `bare ws ${bare.toFixed(2)} KB` },
    { part: 'live', name: '  against bare ws', value: product / bare, unit: '×', budget: MEMORY },
  ];
}

/** Each side gets as many more readers, in a process of their own. */
async function gather(sides: Side[], readers: number): Promise<void> {
  for (const side of sides) {
    const crowd = fork(fileURLToPath(new URL('live-crowd.ts', import.meta.url)));
    side.crowds.push(crowd);
    const said = await ask(crowd, { ...side.order, port: side.port, readers });
    if (said !== 'joined') throw new Error(`Readers could not join ${side.name}: ${String(said)}`);
  }
}

async function ask(crowd: ChildProcess, message: CrowdMessage): Promise<unknown> {
  crowd.send(message);
  const [answer] = await once(crowd, 'message');
  return answer;
}

/** Every second a post on each side, half a second apart. */
async function measureRounds(sides: Side[]): Promise<Map<Side['name'], Round>> {
  const times = new Map(sides.map((side) => [side, [] as PostTimes[]]));
  const cpuBefore = await Promise.all(sides.map(({ pid }) => cpuMsOf(pid)));
  const started = clockMs();
  for (let second = 0; second < SECONDS; second += 1)
    for (const [index, side] of sides.entries()) {
      await delay(Math.max(0, started + second * 1000 + (index * 1000) / sides.length - clockMs()));
      const sent = clockMs();
      await side.send();
      times.get(side)?.push({ sent, acknowledged: clockMs() });
    }
  await delay(SETTLING_MS);
  const wall = clockMs() - started;
  const rounds = new Map<Side['name'], Round>();
  for (const [index, side] of sides.entries()) {
    const cpu = (await cpuMsOf(side.pid)) - (cpuBefore[index] ?? 0);
    const reports: CrowdReport[] = [];
    for (const crowd of side.crowds)
      reports.push((await ask(crowd, { measure: times.get(side) ?? [] })) as CrowdReport);
    const readers =
      side.crowds.length === 1 ? READERS : READERS + Math.min(READERS, mostFiles() - OTHER_FILES - READERS);
    rounds.set(side.name, { readers, report: joined(reports), cpuPercent: (cpu / wall) * 100 });
  }
  return rounds;
}

/** Of several crowds the slower one speaks. */
function joined(reports: readonly CrowdReport[]): CrowdReport {
  const most = (read: (report: CrowdReport) => number): number => Math.max(...reports.map(read));
  return {
    fromSent: { p50: most((one) => one.fromSent.p50), p99: most((one) => one.fromSent.p99) },
    fromAcknowledged: {
      p50: most((one) => one.fromAcknowledged.p50),
      p99: most((one) => one.fromAcknowledged.p99),
    },
    missing: reports.reduce((sum, { missing }) => sum + missing, 0),
  };
}

function compare(rounds: Map<Side['name'], Round>): Measurement[] {
  const [product, bare] = [rounds.get('product'), rounds.get('bare ws')];
  if (!product || !bare) throw new Error('A side was not measured');
  const crowd = `${product.readers} readers: `;
  const line = (name: string, read: (round: Round) => number, unit: Measurement['unit']): Measurement => ({
    part: 'live',
    name: crowd + name,
    value: read(product),
    unit,
    note: `bare ws ${read(bare).toFixed(2)} ${unit}`,
  });
  const p99 = ({ report }: Round): number => report.fromAcknowledged.p99;
  return [
    line('acknowledged post to reader, p50', ({ report }) => report.fromAcknowledged.p50, 'ms'),
    line('acknowledged post to reader, p99', p99, 'ms'),
    { part: 'live', name: '  p99 against bare ws', value: p99(product) / p99(bare), unit: '×', budget: LATENCY },
    line('sent post to reader, p50', ({ report }) => report.fromSent.p50, 'ms'),
    line('sent post to reader, p99', ({ report }) => report.fromSent.p99, 'ms'),
    line('CPU of one core', ({ cpuPercent }) => cpuPercent, '%'),
    { ...line('messages that did not arrive', ({ report }) => report.missing, ''), budget: { most: 0 } },
  ];
}

/** How many files, and so connections, a process may have open. */
const mostFiles = (): number => Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) || 1_000_000;
