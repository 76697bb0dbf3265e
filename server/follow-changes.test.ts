import { openBus } from '@masthead/storage';
import { silentLogger, startRedis } from '@masthead/storage/testing';
import { expect, onTestFinished, test } from 'vitest';
import { CHANGES, followChanges } from './follow-changes.ts';
import type { ChangeLog } from './service.ts';

function countingLog(): ChangeLog & { checks: number; followers: unknown[] } {
  const log = {
    checks: 0,
    followers: [] as unknown[],
    follow: (listener: unknown) => void log.followers.push(listener),
    async check() {
      log.checks += 1;
    },
  };
  return log;
}

async function ownBus(redisUrl?: string) {
  const bus = await openBus({ redisUrl, logger: silentLogger });
  onTestFinished(() => bus.close());
  return bus;
}

const listener = () => ({ heard: () => {}, missed: () => {} });

test('every service that listens follows the log, which is looked at once to begin with', async () => {
  const [log, listeners] = [countingLog(), [listener(), listener()]];
  await followChanges(await ownBus(), log, listeners);
  expect([log.followers, log.checks]).toEqual([listeners, 1]);
});

test('a message only says that there may be news, whatever is in it; it counts as told when the log was looked at', async () => {
  const [log, bus] = [countingLog(), await ownBus()];
  await followChanges(bus, log, []);
  for (const message of [null, 'front', { front: true }, [1, 'front', null]]) await bus.publish(CHANGES, message);
  expect(log.checks).toBe(5);
});

test('the log is looked at when messages may have been missed while Redis was away', async () => {
  const first = await startRedis();
  const [log, bus] = [countingLog(), await ownBus(first.url)];
  await followChanges(bus, log, []);
  const back = new Promise<void>((resolve) => void bus.onGap(resolve));
  await first.stop();
  const second = await startRedis(first.port);
  onTestFinished(() => second.stop());
  await back;
  expect(log.checks).toBe(2);
});
