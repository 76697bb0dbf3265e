import { randomUUID } from 'node:crypto';
import { createLogger, systemClock } from '@masthead/runtime';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type {} from '../testing/global-setup.ts';
import { startRedis } from '../testing/redis.ts';
import { openRateLimits } from './open.ts';
import type { OpenRateLimits } from './open-rate-limits.ts';

const open: OpenRateLimits[] = [];
afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});

async function limitsAt(redisUrl: string | undefined) {
  const opened = await openRateLimits({ redisUrl, clock: systemClock, logger: createLogger({ level: 'silent' }) });
  open.push(opened);
  return opened.limits;
}

/** Names differ, because all tests share one Redis. */
const threeAMinute = () => ({ name: `test-${randomUUID()}`, most: 3, perMs: 60_000 });

/** A client that is still connecting counts by itself: the tests of what is shared wait until it is there. */
async function connected(limits: Awaited<ReturnType<typeof limitsAt>>) {
  const other = await limitsAt(inject('redisUrl'));
  await expect
    .poll(async () => {
      const rule = { ...threeAMinute(), most: 1 };
      await limits(rule).take('a');
      return other(rule).check('a');
    })
    .toBeGreaterThan(0);
  return other;
}

describe.each(['in process', 'on Redis'])('a rate limit %s', (engine) => {
  const redisUrl = () => (engine === 'on Redis' ? inject('redisUrl') : undefined);

  it('lets so many pass and says to the next how long to wait, to each sender by itself', async () => {
    const limit = (await limitsAt(redisUrl()))(threeAMinute());
    const waits = [];
    for (let sent = 0; sent < 4; sent += 1) waits.push(await limit.take('a'));
    expect(waits).toEqual([undefined, undefined, undefined, expect.any(Number)]);
    expect(waits[3]).toBeGreaterThan(0);
    expect(waits[3]).toBeLessThanOrEqual(60);
    expect(await limit.take('b')).toBeUndefined();
  });

  it('can be looked at without counting', async () => {
    const limit = (await limitsAt(redisUrl()))(threeAMinute());
    for (let looks = 0; looks < 5; looks += 1) expect(await limit.check('a')).toBeUndefined();
    for (let sent = 0; sent < 3; sent += 1) await limit.take('a');
    expect(await limit.check('a')).toBeGreaterThan(0);
  });

  it('ends when its time is over', async () => {
    const limit = (await limitsAt(redisUrl()))({ ...threeAMinute(), most: 1, perMs: 40 });
    await limit.take('a');
    await expect.poll(() => limit.check('a')).toBeUndefined();
    expect(await limit.take('a')).toBeUndefined();
  });
});

it('on Redis processes count together', async () => {
  const one = await limitsAt(inject('redisUrl'));
  const two = await connected(one);
  const rule = threeAMinute();
  for (const limits of [one, two, one]) expect(await limits(rule).take('a')).toBeUndefined();
  expect(await two(rule).take('a')).toBeGreaterThan(0);
});

it('while Redis is away each process counts by itself, and nobody waits for it', async () => {
  const server = await startRedis();
  await server.stop();
  const limit = (await limitsAt(server.url))(threeAMinute());
  for (let sent = 0; sent < 3; sent += 1) expect(await limit.take('a')).toBeUndefined();
  expect(await limit.take('a')).toBeGreaterThan(0);
});
