import type { Clock } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContentClient } from '../content-client.ts';
import { keepAnswers } from './answer-cache.ts';

const codec = z.object({ name: z.string() });

function asking(answer: () => Response, clock: Clock = { now: () => 1 }) {
  let asked = 0;
  const client = createContentClient(async () => {
    asked += 1;
    return answer();
  }, 'http://content.test');
  return { client: keepAnswers(client, clock), asked: () => asked };
}

const fine = () => Response.json({ data: { name: 'a' } });

describe('answers of the content service', () => {
  it('are asked for once, also by many at the same time', async () => {
    const { client, asked } = asking(fine);
    await Promise.all([client.get('/x', codec), client.get('/x', codec)]);
    await client.get('/x', codec);
    expect(asked()).toBe(1);
  });

  it('are kept apart by their query', async () => {
    const { client, asked } = asking(fine);
    await client.get('/x', codec, { pageNumber: '1' });
    await client.get('/x', codec, { pageNumber: '2' });
    expect(asked()).toBe(2);
  });

  it('are asked for again after a minute', async () => {
    let now = 1;
    const { client, asked } = asking(fine, { now: () => now });
    await client.get('/x', codec);
    now = 59_000;
    await client.get('/x', codec);
    expect(asked()).toBe(1);
    now = 61_000;
    await client.get('/x', codec);
    expect(asked()).toBe(2);
  });

  it('are asked for again after a change', async () => {
    const { client, asked } = asking(fine);
    await client.get('/x', codec);
    client.forget();
    await client.get('/x', codec);
    expect(asked()).toBe(2);
  });

  it('are not kept when they failed', async () => {
    const { client, asked } = asking(() => Response.json({ errors: [{ code: 404, message: 'no' }] }, { status: 404 }));
    await expect(client.get('/x', codec)).rejects.toThrow('404');
    await expect(client.get('/x', codec)).rejects.toThrow('404');
    expect(asked()).toBe(2);
  });
});
