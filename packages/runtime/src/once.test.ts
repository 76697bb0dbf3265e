import { expect, test } from 'vitest';
import { once } from './once.ts';

test('is done for the first who asks, and whoever asks meanwhile or later gets the same', async () => {
  let times = 0;
  const asked = once(async () => ({ time: ++times }));
  const [first, second] = await Promise.all([asked(), asked()]);
  expect(second).toBe(first);
  expect(await asked()).toBe(first);
  expect(times).toBe(1);
});

test('what failed is told to all who waited, and tried again by the next', async () => {
  let times = 0;
  const asked = once(async () => {
    times += 1;
    if (times === 1) throw new Error('away');
    return times;
  });
  const waiting = await Promise.allSettled([asked(), asked()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await asked()).toBe(2);
});
