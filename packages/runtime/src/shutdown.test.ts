import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createShutdown } from './shutdown.ts';

function setUp(graceMs = 60_000) {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const exited = Promise.withResolvers<number>();
  const codes: number[] = [];
  const exit = (code: number) => {
    codes.push(code);
    exited.resolve(code);
  };
  const signals = new EventEmitter();
  const shutdown = createShutdown({ logger, graceMs, exit });
  shutdown.listen(signals);
  return { shutdown, signals, lines, codes, exited: exited.promise };
}

function setUpOpened(graceMs?: number) {
  const parts = setUp(graceMs);
  parts.shutdown.opened();
  return parts;
}

describe('shutdown', () => {
  it('of a process that is still starting waits for nothing', () => {
    const { shutdown, signals, codes } = setUp();
    shutdown.add('database', () => new Promise(() => {}));
    signals.emit('SIGTERM');
    expect(codes).toEqual([0]);
  });

  it.each(['SIGTERM', 'SIGINT'])('%s closes what was opened last first, and exits with 0', async (signal) => {
    const { shutdown, signals, exited } = setUpOpened();
    const closed: string[] = [];
    for (const name of ['database', 'bus', 'server']) {
      shutdown.add(name, async () => {
        await Promise.resolve();
        closed.push(name);
      });
    }
    signals.emit(signal);
    expect(await exited).toBe(0);
    expect(closed).toEqual(['server', 'bus', 'database']);
  });

  it('waits for what is in flight before it goes on', async () => {
    const { shutdown, signals, codes, exited } = setUpOpened();
    const inFlight = Promise.withResolvers<void>();
    let databaseOpen = true;
    shutdown.add('database', async () => {
      databaseOpen = false;
    });
    const closing = Promise.withResolvers<void>();
    shutdown.add('server', () => {
      closing.resolve();
      return inFlight.promise;
    });
    signals.emit('SIGTERM');
    await closing.promise;
    expect({ databaseOpen, codes }).toEqual({ databaseOpen: true, codes: [] });
    inFlight.resolve();
    expect(await exited).toBe(0);
    expect(databaseOpen).toBe(false);
  });

  it('closes everything exactly once', async () => {
    const { shutdown } = setUpOpened();
    let times = 0;
    shutdown.add('server', async () => {
      times += 1;
    });
    expect(await Promise.all([shutdown.run('a'), shutdown.run('b')])).toEqual([0, 0]);
    expect(await shutdown.run('c')).toBe(0);
    expect(times).toBe(1);
  });

  it('a second signal ends at once', async () => {
    const { shutdown, signals, codes } = setUpOpened();
    shutdown.add('server', () => new Promise(() => {}));
    signals.emit('SIGTERM');
    signals.emit('SIGINT');
    expect(codes).toEqual([1]);
  });

  it('a closer that fails is logged, the others still close, and the exit code is 1', async () => {
    const { shutdown, signals, lines, exited } = setUpOpened();
    let databaseOpen = true;
    shutdown.add('database', async () => {
      databaseOpen = false;
    });
    shutdown.add('bus', () => Promise.reject(new Error('no')));
    signals.emit('SIGTERM');
    expect(await exited).toBe(1);
    expect(databaseOpen).toBe(false);
    expect(lines.join('')).toContain('bus did not close');
  });

  it('after the deadline it ends with 1 and names what is still open', async () => {
    const { shutdown, signals, lines, exited } = setUpOpened(1);
    shutdown.add('database', async () => {});
    shutdown.add('server', () => new Promise(() => {}));
    signals.emit('SIGTERM');
    expect(await exited).toBe(1);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ open: ['database', 'server'] });
  });
});
