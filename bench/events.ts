/** Events: how many a process takes in a second, against a bare server that appends the same bytes to a file with shared fsyncs. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import autocannon from 'autocannon';
import { type BareProcess, launchBareJournal } from './bare-process.ts';
import type { Measurement, Part } from './measurement.ts';
import { emptyLists, median, ratioOf, spreadOf } from './rounds.ts';
import { cpuMsOf, launch } from './server-process.ts';

const ROUNDS = 7;
const BATCHES = 3000;
const CONNECTIONS = 32;
const LEAST_PERCENT = 50;
/** What a page view tells before it is left, in one batch. */
const TOLD = [
  'page_viewed',
  'engaged_time',
  'scroll_depth',
  'scroll_depth',
  'web_vital',
  'web_vital',
  'experiment_exposed',
  'link_clicked',
] as const;

interface Side {
  url: string;
  pid: number;
  /** Resolves when nothing is left to do of what it took. */
  store(): Promise<void>;
}

interface Round {
  /** Events. */
  perSecond: number;
  cpuMs: number;
}

export const measureEvents: Part = async ({ folder }) => {
  // Named as a proxy, whoever asks here is not limited.
  const settings = { ROLES: 'events', TRUSTED_PROXIES: '127.0.0.1' };
  const product = await launch({ dataDir: join(folder, 'product'), settings });
  let bare: BareProcess | undefined;
  try {
    bare = await launchBareJournal(join(folder, 'bare.journal'));
    const sides = {
      product: { url: product.origin, pid: product.pid, store: () => stored(product.origin) },
      bare: { url: bare.origin, pid: bare.pid, store: async () => {} },
    };
    return resultsOf(await drive(sides));
  } finally {
    await product.stop();
    await bare?.stop();
  }
};

type Name = 'product' | 'bare';

async function drive(sides: Readonly<Record<Name, Side>>): Promise<Record<Name, Round[]>> {
  const names: readonly Name[] = ['product', 'bare'];
  const rounds = emptyLists<Name, Round>(names);
  for (const name of names) await load(sides[name]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) rounds[name].push(await load(sides[name]));
  return rounds;
}

/** Each batch is another: what was sent before costs less to store. */
function someBatch(): string {
  const now = Date.now();
  const view = randomUUID();
  const events = TOLD.map((name) => Object.assign(sampleEvent(name), { id: randomUUID(), at: now - 100, view }));
  return JSON.stringify({ ...sampleBatch(events, now), session: randomUUID(), visitor: null });
}

async function load({ url, pid, store }: Side): Promise<Round> {
  const before = await cpuMsOf(pid);
  const { requests, duration, ...failed } = await autocannon({
    url: `${url}/api/events`,
    amount: BATCHES,
    connections: CONNECTIONS,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    setupClient: (client) =>
      client.setRequests(
        Array.from({ length: Math.ceil(BATCHES / CONNECTIONS) + 1 }, () => ({
          path: '/api/events',
          body: someBatch(),
        })),
      ),
  });
  if (failed.errors + failed.timeouts + failed.non2xx > 0) throw new Error(`${url} failed: ${JSON.stringify(failed)}`);
  await store();
  const cpuMs = ((await cpuMsOf(pid)) - before) / requests.total;
  return { perSecond: (requests.total * TOLD.length) / duration, cpuMs };
}

/** What was taken is stored behind the answers: nobody else's round is to pay for it. */
async function stored(url: string): Promise<void> {
  for (;;) {
    const text = await (await fetch(`${url}/_node/metrics`)).text();
    const count = (outcome: string): number =>
      Number(new RegExp(`^masthead_events_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    if (count('stored') >= count('accepted')) return;
    await delay(50);
  }
}

function resultsOf({ product, bare }: Record<Name, Round[]>): Measurement[] {
  const [ours, theirs] = [product, bare].map((rounds) => rounds.map(({ perSecond }) => perSecond));
  const [cost, least] = [product, bare].map((rounds) => median(rounds.map(({ cpuMs }) => cpuMs)));
  if (!ours || !theirs || cost === undefined || least === undefined) return [];
  return [
    {
      part: 'events',
      name: 'events per second / bare',
      value: ratioOf(ours, theirs) * 100,
      unit: '%',
      budget: { least: LEAST_PERCENT },
      note: `${median(ours).toFixed(0)} against ${median(theirs).toFixed(0)} per s; ${spreadOf(ours, theirs)}`,
    },
    {
      part: 'events',
      name: '  server CPU for a batch, stored too',
      value: cost,
      unit: 'ms',
      note: `bare ${least.toFixed(3)} ms`,
    },
  ];
}
