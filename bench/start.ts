/** From the start of the process to its ready line, on a data folder that is there already. */
import type { Measurement, Part } from './measurement.ts';
import { median } from './rounds.ts';
import { cpuMsOf, launch } from './server-process.ts';

const RUNS = 5;
const NPM_RUNS = 3;
const BUDGET = { most: 2 };

export const measureStart: Part = async ({ folder }) => {
  await startOnce(folder, false);
  const alone = await repeat(RUNS, () => startOnce(folder, false));
  const npm = await repeat(NPM_RUNS, () => startOnce(folder, true));
  const cpu = alone.map(({ cpuSeconds }) => cpuSeconds);
  return [
    report('server/dist/main.js to its ready line', alone),
    // On a machine that others use, this says more than the time on the wall.
    { part: 'start', name: '  the same by CPU', value: median(cpu), unit: 's' },
    report('npm start, second start', npm),
  ];
};

interface Start {
  seconds: number;
  /** Of the process that was started itself, not of those under it. */
  cpuSeconds: number;
}

async function startOnce(dataDir: string, npm: boolean): Promise<Start> {
  const server = await launch({ dataDir, npm });
  const cpuSeconds = (await cpuMsOf(server.pid)) / 1000;
  await server.stop();
  if (/Installing|Building/.test(server.said)) throw new Error('The sources changed while the start was measured');
  return { seconds: server.readyMs / 1000, cpuSeconds };
}

async function repeat(times: number, start: () => Promise<Start>): Promise<Start[]> {
  const starts: Start[] = [];
  for (let run = 0; run < times; run += 1) starts.push(await start());
  return starts;
}

function report(name: string, starts: readonly Start[]): Measurement {
  const seconds = starts.map((each) => each.seconds);
  return {
    part: 'start',
    name,
    value: median(seconds),
    unit: 's',
    budget: BUDGET,
    note: `${seconds.length} runs, ${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)} s`,
  };
}
