/** How times are taken on a machine that others use too: in many short interleaved rounds, as CPU time, and by their median. */

export type Work = () => unknown;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** CPU milliseconds of one run, all threads of this process together. */
async function cpuPerRun(work: Work, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let run = 0; run < times; run += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

/** So many runs of a work take about this long, so that clock ticks and collections even out within a round. */
const ROUND_MS = 60;
const WARM_UP_MS = 700;

/** Runs until the compiler has settled, and tells how many runs make a round. */
async function warmUp(work: Work): Promise<number> {
  const started = performance.now();
  let runs = 0;
  while (performance.now() - started < WARM_UP_MS) {
    await work();
    runs += 1;
  }
  return Math.max(1, Math.round((runs / WARM_UP_MS) * ROUND_MS));
}

export type Times<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/** CPU milliseconds per run of each work, round by round; every second round runs them in the opposite order. */
export async function interleave<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  rounds: number,
): Promise<Times<Name>> {
  const names = Object.keys(works) as Name[];
  const runs = new Map<Name, number>();
  for (const name of names) runs.set(name, await warmUp(works[name]));
  const times = emptyLists<Name, number>(names);
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      times[name].push(await cpuPerRun(works[name], runs.get(name) ?? 1));
  return times;
}

/** Median of the rounds' ratios: what slows a whole round down slows both of its sides down. */
export const ratioOf = (over: readonly number[], under: readonly number[]): number =>
  median(over.map((value, round) => value / (under[round] ?? Number.NaN)));

/** The middle half of the rounds' ratios, to judge how far the median can be trusted. */
export function spreadOf(over: readonly number[], under: readonly number[]): string {
  const ratios = over.map((value, round) => value / (under[round] ?? Number.NaN)).toSorted((a, b) => a - b);
  const at = (part: number): string => (ratios[Math.floor((ratios.length - 1) * part)] ?? Number.NaN).toFixed(2);
  return `half of ${ratios.length} rounds within ${at(0.25)}–${at(0.75)}`;
}

/** An empty list under each name. */
export function emptyLists<Name extends string, Item>(names: readonly Name[]): Record<Name, Item[]> {
  const lists: Partial<Record<Name, Item[]>> = {};
  for (const name of names) lists[name] = [];
  return lists as Record<Name, Item[]>;
}
