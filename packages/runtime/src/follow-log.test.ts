import { describe, expect, it, onTestFinished } from 'vitest';
import { followLog, type LogPart } from './follow-log.ts';
import { createLogger } from './logger.ts';

/** A log in memory that can be broken, shortened and watched. */
function testLog() {
  const log = {
    entries: [] as string[],
    /** How many of the oldest are forgotten. */
    forgotten: 0,
    broken: false,
    reads: 0,
    async read(after: number | undefined): Promise<LogPart<string>> {
      log.reads += 1;
      // What is read is what was there when it was asked for.
      const [all, last] = [[...log.entries], log.entries.length];
      await Promise.resolve();
      if (log.broken) throw new Error('The log is away');
      if (after === undefined) return { entries: [], last, missed: false, more: false };
      if (after < log.forgotten || after > last) return { entries: [], last, missed: true, more: false };
      const part = all.slice(after, after + 2);
      return { entries: part, last: after + part.length, missed: false, more: after + part.length < last };
    },
  };
  return log;
}

function follow(log: ReturnType<typeof testLog>, lookEveryMs = 60_000) {
  const told: string[] = [];
  const lines: string[] = [];
  const follower = followLog<string>({
    read: log.read,
    heard: async (entry) => {
      await Promise.resolve();
      told.push(entry);
    },
    missed: () => void told.push('missed'),
    logger: createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
    lookEveryMs,
  });
  onTestFinished(() => follower.close());
  return { ...follower, told, lines };
}

describe('who follows a log', () => {
  it('hears what comes after it began, each once and in order, however often it is said that there is news', async () => {
    const log = testLog();
    log.entries.push('before');
    const follower = follow(log);
    await follower.start();
    const checks: Promise<void>[] = [];
    for (let number = 0; number < 50; number += 1) {
      log.entries.push(`entry ${number}`);
      checks.push(follower.check(), follower.check());
      if (number % 7 === 0) await checks.at(-1);
    }
    await Promise.all(checks);
    expect(follower.told).toEqual(log.entries.slice(1));
  });

  it('has been told everything that was there when it was asked, once a check is done', async () => {
    const log = testLog();
    const follower = follow(log);
    await follower.start();
    const running = follower.check();
    log.entries.push('while it reads');
    await follower.check();
    expect(follower.told).toEqual(['while it reads']);
    await running;
  });

  it('hears later what could not be read, and says so once', async () => {
    const log = testLog();
    const follower = follow(log, 5);
    await follower.start();
    log.broken = true;
    log.entries.push('one', 'two');
    await follower.check();
    await follower.check();
    expect(follower.told).toEqual([]);
    log.broken = false;
    await expect.poll(() => follower.told).toEqual(['one', 'two']);
    expect(follower.lines).toHaveLength(1);
  });

  it('looks by itself when nobody says that there is news', async () => {
    const log = testLog();
    const follower = follow(log, 5);
    await follower.start();
    log.entries.push('unsaid');
    await expect.poll(() => follower.told).toEqual(['unsaid']);
  });

  it('is told that it missed something when the log no longer has it, or is another one', async () => {
    const log = testLog();
    const follower = follow(log);
    await follower.start();
    log.entries.push('one', 'two', 'three');
    log.forgotten = 2;
    await follower.check();
    expect(follower.told).toEqual(['missed']);
    log.entries.length = 1;
    log.forgotten = 0;
    await follower.check();
    expect(follower.told).toEqual(['missed', 'missed']);
    log.entries.push('after');
    await follower.check();
    expect(follower.told).toEqual(['missed', 'missed', 'after']);
  });

  it('that could not begin does not know what it missed', async () => {
    const log = testLog();
    log.broken = true;
    const follower = follow(log);
    await follower.start();
    log.entries.push('unheard');
    log.broken = false;
    await follower.check();
    expect(follower.told).toEqual(['missed']);
  });

  it('hears nothing more once it is closed', async () => {
    const log = testLog();
    const follower = follow(log, 1);
    await follower.start();
    await follower.close();
    const { reads } = log;
    log.entries.push('late');
    await follower.check();
    expect([follower.told, log.reads]).toEqual([[], reads]);
  });
});
