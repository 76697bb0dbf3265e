/**
 * What counting adds to a page view in the browser: CPU time of its main thread in scripts, of an article that is
 * counted and of the same where its reader refused, in turns. At full speed and times four: a throttled browser only
 * waits in between, and is disturbed by whatever else runs.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { refuseAll, serialiseChoice } from '@masthead/rules';
import { z } from 'zod';
import { type BrowserSession, startBrowser } from './browser-session.ts';
import { PAGES } from './demo-pages.ts';
import type { Part } from './measurement.ts';
import { median } from './rounds.ts';
import { launch } from './server-process.ts';

const ROUNDS = 12;
/** Until what is sent after a second and what waits for an idle moment has happened. */
const WATCHED_MS = 3000;
const THROTTLE = 4;
const MOST_MS = 5;

const created = z.object({ browserContextId: z.string() });
const opened = z.object({ targetId: z.string() });
const attached = z.object({ sessionId: z.string() });
const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

export const measureCounting: Part = async ({ folder, verbose, say }) => {
  const server = await launch({ dataDir: `${folder}/data`, settings: { COUNT_READERS: '1' } });
  const browser = await startBrowser(`${folder}/browser`);
  const address = server.origin + (PAGES.find(({ name }) => name === 'article')?.path ?? '/');
  const times = { counted: [] as number[], refused: [] as number[] };
  try {
    // The first page of all compiles what the others find.
    await scriptMs(browser, address, false);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of round % 2 === 0 ? (['counted', 'refused'] as const) : (['refused', 'counted'] as const))
        times[name].push(await scriptMs(browser, address, name === 'refused'));
  } finally {
    await browser.stop();
    await server.stop();
  }
  const added = times.counted.map((value, round) => value - (times.refused[round] ?? Number.NaN));
  if (verbose) say(`  added, round by round: ${added.map((value) => value.toFixed(1)).join(' ')} ms`);
  return [
    {
      part: 'counting',
      name: 'CPU added to a page view in the browser, 4 × slower',
      value: THROTTLE * median(added),
      unit: 'ms',
      budget: { most: MOST_MS },
      note: `of ${(THROTTLE * median(times.counted)).toFixed(0)} ms of scripts`,
    },
  ];
};

/** Of one view in a browser that was never here. */
async function scriptMs(browser: BrowserSession, address: string, isRefused: boolean): Promise<number> {
  const { browserContextId } = created.parse(await browser.send('Target.createBrowserContext'));
  const cookie = { name: 'masthead_consent', value: serialiseChoice(refuseAll(Date.now())), url: address };
  if (isRefused) await browser.send('Storage.setCookies', { browserContextId, cookies: [cookie] });
  const { targetId } = opened.parse(
    await browser.send('Target.createTarget', { url: 'about:blank', browserContextId }),
  );
  const { sessionId } = attached.parse(await browser.send('Target.attachToTarget', { targetId, flatten: true }));
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' }, sessionId);
  await browser.send('Page.enable', {}, sessionId);
  const loaded = browser.next('Page.loadEventFired', sessionId);
  await browser.send('Page.navigate', { url: address }, sessionId);
  await loaded;
  await delay(WATCHED_MS);
  const { metrics } = metricsSchema.parse(await browser.send('Performance.getMetrics', {}, sessionId));
  await browser.send('Target.disposeBrowserContext', { browserContextId });
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}
