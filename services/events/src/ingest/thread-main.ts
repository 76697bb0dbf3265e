/** The thread that writes events: with an SQLite file a write holds up whoever does it, and that must not be who answers readers. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createAdTokens } from '@masthead/ads/token';
import { createLogger, systemClock } from '@masthead/runtime';
import { forgetOld } from '../store/retention.ts';
import { openEventsDatabase } from '../store/store.ts';
import { createDrain } from './drain.ts';
import type { Order, Report, Task, ThreadData } from './messages.ts';

// On Linux this is about the thread alone; elsewhere it would hold up the whole process. Who answers readers goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const port = parentPort;
if (!port) throw new Error('This is the entrance of a thread');
// Both ends are ours, and of the same version.
const { place, root, own, logLevel, adKey } = workerData as ThreadData;
const logger = createLogger({ level: logLevel });
const database = await openEventsDatabase(place, logger);
const tell = (report: Report): void => port.postMessage(report);
const drain = createDrain({
  database,
  root,
  own,
  clock: systemClock,
  logger,
  adTokens: adKey === undefined ? undefined : createAdTokens(adKey),
  onIngested: (ingested) => tell({ kind: 'ingested', ingested }),
});

const work = (task: Task): Promise<void> =>
  task.kind === 'drain' ? drain.run() : forgetOld(database, task.keptDays, task.now);

port.on('message', async (order: Order) => {
  if (order === 'close') {
    await drain.close();
    await database.close();
    port.close();
    return;
  }
  const { number, task } = order;
  try {
    await work(task);
    tell({ kind: 'done', number });
  } catch (error) {
    tell({ kind: 'done', number, problem: error instanceof Error ? error.message : String(error) });
  }
});
