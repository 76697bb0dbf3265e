/** Starts the thread that writes events when there is something to write, and gives it work. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from '@masthead/runtime';
import type { Ingested } from './ingest.ts';
import type { Order, Report, Task, ThreadData } from './messages.ts';

export interface IngestThread {
  /** Something is in the journals. Returns at once. */
  hint(): void;
  /** Rejects when it could not be done. */
  run(task: Task): Promise<void>;
  close(): Promise<void>;
}

interface ThreadParts {
  data: ThreadData;
  logger: Logger;
  onIngested(ingested: Ingested): void;
}

/** Between two looks at the journals: what came meanwhile is one transaction. */
const REST_MS = 200;
/** After it could not be done, as when the database was away when the thread began. */
const RETRY_MS = 1000;
const MOST_MEMORY_MB = 128;

interface Ordered {
  resolve(): void;
  reject(error: Error): void;
}

export function createIngestThread({ data, logger, onIngested }: ThreadParts): IngestThread {
  const ordered = new Map<number, Ordered>();
  let worker: Worker | undefined;
  let number = 0;
  let isHinted = false;
  let hinted: Promise<void> | undefined;
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;

  function started(): Worker {
    if (worker) return worker;
    const next = new Worker(new URL('./thread-main.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    next.on('message', hear);
    next.on('error', (error) => logger.error('The thread that stores events failed', { error }));
    next.on('exit', () => {
      if (worker === next) worker = undefined;
      for (const { reject } of ordered.values()) reject(new Error('The thread that stores events has ended'));
      ordered.clear();
    });
    // It alone keeps no process alive.
    next.unref();
    worker = next;
    return next;
  }

  function hear(report: Report): void {
    if (report.kind === 'ingested') {
      onIngested(report.ingested);
      return;
    }
    const order = ordered.get(report.number);
    ordered.delete(report.number);
    if (report.problem === undefined) order?.resolve();
    else order?.reject(new Error(report.problem));
  }

  function run(task: Task): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    number += 1;
    ordered.set(number, { resolve, reject });
    started().postMessage({ number, task } satisfies Order);
    return promise;
  }

  function hint(): void {
    isHinted = true;
    if (hinted || isClosed) return;
    isHinted = false;
    hinted = run({ kind: 'drain' }).then(
      () => restFor(REST_MS),
      (error: unknown) => {
        logger.warn('Events wait in the journal', { error });
        // Nothing else may come that would remind of them.
        isHinted = true;
        restFor(RETRY_MS);
      },
    );
  }

  function restFor(pauseMs: number): void {
    if (isClosed) return;
    rest = setTimeout(() => {
      hinted = undefined;
      if (isHinted) hint();
    }, pauseMs).unref();
  }

  return {
    hint,
    run,
    async close() {
      isClosed = true;
      clearTimeout(rest);
      if (!worker) return;
      const ended = once(worker, 'exit');
      worker.postMessage('close' satisfies Order);
      await ended;
    },
  };
}
