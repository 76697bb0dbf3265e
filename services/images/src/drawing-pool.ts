/** The worker pool: processes that draw, started when they are needed, as many as are used at once, replaced before they grow. */
import { type DrawProcess, LostProcessError, startDrawProcess } from './draw-process.ts';

/** A drawing that nobody waits for any longer. */
export class SlowDrawingError extends Error {
  override readonly name = 'SlowDrawingError';
}

type Work<Result> = (process: DrawProcess) => Promise<Result>;

export interface DrawingPool {
  /** Gives the work a process for itself; as many as are used at once are started. */
  use<Result>(work: Work<Result>): Promise<Result>;
  close(): Promise<void>;
}

interface Limits {
  /** Memory that drawings leave in pieces is only given back by an end. */
  drawingsEach?: number;
  longestMs?: number;
  idleMs?: number;
}

export function createDrawingPool({
  drawingsEach = 300,
  longestMs = 30_000,
  idleMs = 60_000,
}: Limits = {}): DrawingPool {
  const alive = new Set<DrawProcess>();
  const idle: DrawProcess[] = [];
  let closed = false;

  function start(): DrawProcess {
    const process = startDrawProcess(drawingsEach);
    alive.add(process);
    void process.ended.then(() => forget(process));
    return process;
  }

  function forget(process: DrawProcess): void {
    alive.delete(process);
    const place = idle.indexOf(process);
    if (place >= 0) idle.splice(place, 1);
  }

  function giveBack(process: DrawProcess): void {
    if (process.isWorn()) void process.end();
    else idle.push(process);
    quiet.refresh();
  }

  // A machine that has nothing to draw has its memory back.
  const quiet = setTimeout(() => {
    for (const process of idle.splice(0)) void process.end();
  }, idleMs).unref();

  async function run<Result>(process: DrawProcess, work: Work<Result>): Promise<Result> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void process.end();
    }, longestMs);
    try {
      return await work(process);
    } catch (error) {
      throw isLate ? new SlowDrawingError(`A drawing took more than ${longestMs} ms`, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      giveBack(process);
    }
  }

  return {
    async use(work) {
      if (closed) throw new LostProcessError('The processes that draw have ended');
      const waiting = idle.pop();
      if (!waiting) return run(start(), work);
      try {
        return await run(waiting, work);
      } catch (error) {
        // It may have ended while it waited, before anybody heard of it. A drawing can be begun again.
        if (error instanceof LostProcessError && !closed) return run(start(), work);
        throw error;
      }
    },
    async close() {
      closed = true;
      clearTimeout(quiet);
      await Promise.all([...alive].map((process) => process.end()));
    },
  };
}
