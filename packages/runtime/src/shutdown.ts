/** Ends a process in order: what was opened last is closed first, once, within a deadline. */
import type { Logger } from './logger.ts';

type Signal = 'SIGTERM' | 'SIGINT';

/** `process`, or a stand-in for it. */
export interface SignalSource {
  on(signal: Signal, listener: () => void): unknown;
}

export interface Shutdown {
  /** `close` resolves when what is in flight has finished. */
  add(name: string, close: () => Promise<void>): void;
  listen(source: SignalSource): void;
  /**
   * All is open: from now on a signal closes it in order. Before, it ends the process at once, which serves nobody yet;
   * what it has half done is undone by the next start, as after a kill.
   */
  opened(): void;
  /** Runs the closers and gives the exit code; every further call gives the same promise. */
  run(reason: string): Promise<number>;
}

type ShutdownOptions = {
  readonly logger: Logger;
  readonly graceMs: number;
  readonly exit?: (code: number) => void;
};

type Closer = { readonly name: string; readonly close: () => Promise<void> };

export function createShutdown({ logger, graceMs, exit = (code) => process.exit(code) }: ShutdownOptions): Shutdown {
  const closers: Closer[] = [];
  let running: Promise<number> | undefined;
  let isOpen = false;
  let signalled = false;

  async function closeOne({ name, close }: Closer): Promise<boolean> {
    try {
      await close();
      return true;
    } catch (error) {
      logger.error(`${name} did not close`, { error });
      return false;
    }
  }

  async function closeAll(): Promise<number> {
    let clean = true;
    for (let next = closers.at(-1); next; next = closers.at(-1)) {
      clean = (await closeOne(next)) && clean;
      closers.splice(closers.indexOf(next), 1);
    }
    return clean ? 0 : 1;
  }

  async function closeInTime(reason: string): Promise<number> {
    logger.info('Shutting down', { reason });
    const deadline = Promise.withResolvers<number>();
    const timer = setTimeout(() => {
      logger.error(`Shutdown took more than ${graceMs} ms`, { open: closers.map(({ name }) => name) });
      deadline.resolve(1);
    }, graceMs);
    const code = await Promise.race([closeAll(), deadline.promise]);
    clearTimeout(timer);
    return code;
  }

  function run(reason: string): Promise<number> {
    running ??= closeInTime(reason);
    return running;
  }

  function onSignal(signal: Signal): void {
    if (signalled) {
      exit(1);
      return;
    }
    signalled = true;
    if (isOpen) void run(signal).then(exit);
    else exit(0);
  }

  return {
    add: (name, close) => {
      closers.push({ name, close });
    },
    listen: (source) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) source.on(signal, () => onSignal(signal));
    },
    opened: () => {
      isOpen = true;
    },
    run,
  };
}
