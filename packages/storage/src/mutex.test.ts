import { describe, expect, it } from 'vitest';
import { Mutex } from './mutex.ts';

const late = () => new Error('late');

describe('mutex', () => {
  it('lets one in at a time, in order', async () => {
    const mutex = new Mutex();
    const order: string[] = [];
    const visit = async (name: number) => {
      const release = await mutex.acquire(60_000, late);
      order.push(`${name} in`);
      await Promise.resolve();
      order.push(`${name} out`);
      release();
    };
    await Promise.all([1, 2, 3].map(visit));
    expect(order).toEqual(['1 in', '1 out', '2 in', '2 out', '3 in', '3 out']);
  });

  it('who waits too long is told, and the next one is not held up', async () => {
    const mutex = new Mutex();
    const release = await mutex.acquire(60_000, late);
    await expect(mutex.acquire(1, late)).rejects.toThrow('late');
    const next = mutex.acquire(60_000, late);
    release();
    (await next)();
    (await mutex.acquire(60_000, late))();
  });

  it('releasing twice lets only one in', async () => {
    const mutex = new Mutex();
    const release = await mutex.acquire(60_000, late);
    const second = mutex.acquire(60_000, late);
    release();
    release();
    await second;
    await expect(mutex.acquire(1, late)).rejects.toThrow('late');
  });
});
