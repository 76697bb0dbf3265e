/** Pages from the page cache, per second, against a bare `node:http` server that sends the same bytes. */
import autocannon from 'autocannon';
import { answerOf } from './answer.ts';
import { type BareProcess, launchBare } from './bare-process.ts';
import { openNewsroom, storyAddresses } from './demo-site.ts';
import type { Measurement, Part } from './measurement.ts';
import { emptyLists, median, ratioOf, spreadOf } from './rounds.ts';
import { cpuMsOf, launch, type ServerProcess } from './server-process.ts';

const ROUNDS = 5;
/** Rounds are counted in requests, not in seconds: on a busy machine a second has too few to heat the code up, or to tell its CPU by. */
const WARM_UP_REQUESTS = 4000;
const ROUND = 2000;
const CONNECTIONS = 20;
/** A feature named in the address is never kept: the way past the page cache. */
const PAST_THE_CACHE = '?enableFeatures=bench';

interface Target {
  url: string;
  pid: number;
  encoding: 'identity' | 'gzip';
  /** Of one round. */
  requests: number;
}

/** One round of one target: what it sent, and what that cost it. */
interface Round {
  perSecond: number;
  cpuMs: number;
}

export const measureCache: Part = async ({ folder }) => {
  const path = await longestArticle(folder);
  const server = await launch({ dataDir: folder });
  const bare: BareProcess[] = [];
  try {
    const identity = await copyOf(server, path, 'identity');
    const gzip = await copyOf(server, path, 'gzip');
    bare.push(identity, gzip);
    const targets = {
      bareIdentity: { url: identity.origin, pid: identity.pid, encoding: 'identity', requests: ROUND },
      identity: { url: server.origin + path, pid: server.pid, encoding: 'identity', requests: ROUND },
      bareGzip: { url: gzip.origin, pid: gzip.pid, encoding: 'gzip', requests: ROUND },
      gzip: { url: server.origin + path, pid: server.pid, encoding: 'gzip', requests: ROUND },
      uncached: {
        url: server.origin + path + PAST_THE_CACHE,
        pid: server.pid,
        encoding: 'identity',
        requests: ROUND / 10,
      },
    } as const satisfies Record<string, Target>;
    return report(await drive(targets));
  } finally {
    await Promise.all([server.stop(), ...bare.map((each) => each.stop())]);
  }
};

async function longestArticle(dataDir: string): Promise<string> {
  const newsroom = await openNewsroom(dataDir);
  try {
    const [longest] = await storyAddresses(newsroom.database);
    if (!longest) throw new Error('The demo newsroom is empty');
    return longest.path;
  } finally {
    await newsroom.close();
  }
}

async function copyOf({ origin }: ServerProcess, path: string, encoding: Target['encoding']): Promise<BareProcess> {
  const answer = await answerOf(origin + path, encoding);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return launchBare(answer);
}

async function drive<Name extends string>(targets: Readonly<Record<Name, Target>>): Promise<Record<Name, Round[]>> {
  const names = Object.keys(targets) as Name[];
  const rounds = emptyLists<Name, Round>(names);
  for (const name of names) await load(targets[name], Math.min(WARM_UP_REQUESTS, 2 * targets[name].requests));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      rounds[name].push(await load(targets[name], targets[name].requests));
  return rounds;
}

async function load({ url, pid, encoding }: Target, amount: number): Promise<Round> {
  const before = await cpuMsOf(pid);
  const headers = { 'accept-encoding': encoding };
  const {
    requests,
    duration: seconds,
    ...failed
  } = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    headers,
  });
  if (failed.errors + failed.timeouts + failed.non2xx > 0) throw new Error(`${url} failed: ${JSON.stringify(failed)}`);
  return { perSecond: requests.total / seconds, cpuMs: ((await cpuMsOf(pid)) - before) / requests.total };
}

const rate = (rounds: readonly Round[]): number[] => rounds.map(({ perSecond }) => perSecond);
const cost = (rounds: readonly Round[]): number[] => rounds.map(({ cpuMs }) => cpuMs);

interface Compared {
  name: string;
  product: readonly Round[];
  bare: readonly Round[];
  least?: number;
  leastByCpu?: number;
}

function compare({ name, product, bare, least, leastByCpu }: Compared): Measurement[] {
  const percent = (values: readonly number[]): number[] => values.map((value) => value * 100);
  const speeds = `${median(rate(product)).toFixed(0)} against ${median(rate(bare)).toFixed(0)} per s`;
  const costs = `${median(cost(product)).toFixed(3)} ms against ${median(cost(bare)).toFixed(3)} ms of server CPU`;
  return [
    {
      part: 'cache',
      name: `${name}, requests per second / bare`,
      value: ratioOf(percent(rate(product)), rate(bare)),
      unit: '%',
      ...(least !== undefined && { budget: { least } }),
      note: `${speeds}; ${spreadOf(percent(rate(product)), rate(bare))}`,
    },
    {
      part: 'cache',
      name: `  the same by server CPU per request`,
      value: ratioOf(percent(cost(bare)), cost(product)),
      unit: '%',
      ...(leastByCpu !== undefined && { budget: { least: leastByCpu } }),
      note: `${costs}; ${spreadOf(percent(cost(bare)), cost(product))}`,
    },
  ];
}

/** Both go through one driver that takes its share of the machine; what the server itself spends is told by its CPU. */
const KEPT = { least: 60, leastByCpu: 75 };

const report = (rounds: Record<'bareIdentity' | 'identity' | 'bareGzip' | 'gzip' | 'uncached', Round[]>) => [
  ...compare({ name: 'cached, identity', product: rounds.identity, bare: rounds.bareIdentity, ...KEPT }),
  ...compare({ name: 'cached, gzip', product: rounds.gzip, bare: rounds.bareGzip, ...KEPT }),
  ...compare({ name: 'uncached, identity', product: rounds.uncached, bare: rounds.bareIdentity }),
];
