/** From the start of the process to its ready line, on a data folder that is there already. */
import type { Measurement, Part } from './measurement.ts';
import { median } from './rounds.ts';
import { launch } from './server-process.ts';

const RUNS = 5;
const NPM_RUNS = 3;
const BUDGET = { most: 2 };

export const measureStart: Part = async ({ folder }) => {
  await secondsToReady(folder, false);
  const alone = await repeat(RUNS, () => secondsToReady(folder, false));
  const npm = await repeat(NPM_RUNS, () => secondsToReady(folder, true));
  return [report('server/main.ts to its ready line', alone), report('npm start, second start', npm)];
};

async function secondsToReady(dataDir: string, npm: boolean): Promise<number> {
  const server = await launch({ dataDir, npm });
  await server.stop();
  if (/Installing|Building/.test(server.said)) throw new Error('The sources changed while the start was measured');
  return server.readyMs / 1000;
}

async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let run = 0; run < times; run += 1) values.push(await measure());
  return values;
}

const report = (name: string, seconds: readonly number[]): Measurement => ({
  part: 'start',
  name,
  value: median(seconds),
  unit: 's',
  budget: BUDGET,
  note: `${seconds.length} runs, ${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)} s`,
});
