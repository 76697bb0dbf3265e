import { createLogger } from '@masthead/runtime';
import { openBus } from '@masthead/storage';
import { silentLogger, startRedis } from '@masthead/storage/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CHANGES, followChanges } from './follow-changes.ts';
import type { Changes } from './service.ts';

function listener(): Changes & { names: string[][]; gaps: number } {
  const heard = {
    names: [] as string[][],
    gaps: 0,
    heard: (names: readonly string[]) => void heard.names.push([...names]),
    missed: () => {
      heard.gaps += 1;
    },
  };
  return heard;
}

async function ownBus(redisUrl?: string) {
  const bus = await openBus({ redisUrl, logger: silentLogger });
  onTestFinished(() => bus.close());
  return bus;
}

describe('what changed', () => {
  test('reaches every service that listens, before it counts as told', async () => {
    const bus = await ownBus();
    const listeners = [listener(), listener(), listener()];
    await followChanges(bus, listeners, silentLogger);
    await bus.publish(CHANGES, ['story:1', 'front']);
    await bus.publish(CHANGES, ['flags']);
    for (const { names } of listeners) expect(names).toEqual([['story:1', 'front'], ['flags']]);
  });

  test('reaches the others when one of them fails, which is logged', async () => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
    const [whole, bus] = [listener(), await ownBus()];
    const failing = [
      { ...listener(), heard: () => Promise.reject(new Error('asleep')) },
      {
        ...listener(),
        heard: () => {
          throw new Error('awake');
        },
      },
    ];
    await followChanges(bus, [...failing, whole], logger);
    await bus.publish(CHANGES, ['front']);
    expect(whole.names).toEqual([['front']]);
    expect(lines).toHaveLength(2);
  });

  test('is names and nothing else, whatever was sent', async () => {
    const [box, bus] = [listener(), await ownBus()];
    await followChanges(bus, [box], silentLogger);
    for (const message of ['front', { front: true }, null, [1, 'front', null]]) await bus.publish(CHANGES, message);
    expect(box.names.flat()).toEqual(['front']);
  });

  test('that may have been missed while Redis was away is told to every service as a gap', async () => {
    const first = await startRedis();
    const bus = await ownBus(first.url);
    const listeners = [listener(), listener()];
    await followChanges(bus, listeners, silentLogger);
    const back = new Promise<void>((resolve) => void bus.onGap(resolve));
    await first.stop();
    const second = await startRedis(first.port);
    onTestFinished(() => second.stop());
    await back;
    for (const { gaps } of listeners) expect(gaps).toBe(1);
  });
});
