import type { Clock } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAsk } from '../../content-api/ask.ts';
import { buildRequest } from '../../content-api/build-request.ts';
import { contentApi, type RequestName } from '../../content-api/definitions.ts';
import { keepAnswers } from './answer-cache.ts';
import { createDependents } from './dependents.ts';

const codec = z.object({ name: z.string() });
const context = { api: contentApi, baseUrl: 'http://content.test', siteKey: 'cnet' };
const requestFor = (pageNumber: number, preview?: string) =>
  buildRequest('page', { params: { type: 'topic', slug: 'vpn' }, query: { pageNumber }, preview }, context);

function asking(answer: () => Response, clock: Clock = { now: () => 1 }) {
  let asked = 0;
  const dependents = createDependents();
  const askWith = keepAnswers(
    createAsk({
      contentFetch: async () => {
        asked += 1;
        return answer();
      },
    }),
    clock,
    dependents,
  );
  const ask = (pageNumber = 1, preview?: string) => askWith(requestFor(pageNumber, preview), codec);
  return { ask, askWith, changed: dependents.heard, asked: () => asked };
}

const fine = () => Response.json({ data: { name: 'a' } });

describe('answers of the content service', () => {
  it('are asked for once, also by many at the same time', async () => {
    const { ask, asked } = asking(fine);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(asked()).toBe(1);
  });

  it('are kept apart by their query', async () => {
    const { ask, asked } = asking(fine);
    await ask(1);
    await ask(2);
    expect(asked()).toBe(2);
  });

  it('are kept apart by how they are read', async () => {
    const { ask, askWith } = asking(fine);
    const shouting = codec.transform(({ name }) => name.toUpperCase());
    expect(await ask()).toEqual({ name: 'a' });
    expect(await askWith(requestFor(1), shouting)).toBe('A');
  });

  it('are asked for again after a minute', async () => {
    let now = 1;
    const { ask, asked } = asking(fine, { now: () => now });
    await ask();
    now = 59_000;
    await ask();
    expect(asked()).toBe(1);
    now = 61_000;
    await ask();
    expect(asked()).toBe(2);
  });

  it('are asked for again after a change of what they depend on, and after no other', async () => {
    const { ask, asked, changed } = asking(() =>
      Response.json({ data: { name: 'a' }, dependsOn: ['story:1', 'front'] }),
    );
    await ask();
    changed(['story:2', 'listing:river']);
    await ask();
    expect(asked()).toBe(1);
    changed(['story:1']);
    await ask();
    expect(asked()).toBe(2);
    changed(['everything']);
    await ask();
    expect(asked()).toBe(3);
  });

  it('that do not say what they depend on are asked for again after any change', async () => {
    const { ask, asked, changed } = asking(fine);
    await ask();
    changed(['story:2']);
    await ask();
    expect(asked()).toBe(2);
  });

  it('are not shared with those who ask after a change that came while they were under way', async () => {
    const { ask, asked, changed } = asking(() => Response.json({ data: { name: 'a' }, dependsOn: ['story:1'] }));
    const first = ask();
    changed(['story:2']);
    await Promise.all([first, ask()]);
    expect(asked()).toBe(2);
  });

  it('are not kept when they failed', async () => {
    const { ask, asked } = asking(() => Response.json({ errors: [{ code: 404, message: 'no' }] }, { status: 404 }));
    await expect(ask()).rejects.toThrow('404');
    await expect(ask()).rejects.toThrow('404');
    expect(asked()).toBe(2);
  });

  it('of a preview are neither kept nor taken from what is kept', async () => {
    const { ask, asked } = asking(fine);
    await ask(1, 'draft');
    await ask(1);
    await ask(1, 'draft');
    expect(asked()).toBe(3);
  });

  it.each<[RequestName, Record<string, string>]>([
    ['liveItems', { contentId: 'c', start: '1' }],
    ['vanity', {}],
    ['searchResults', {}],
    ['autocomplete', {}],
  ])('to %s are always fresh', async (name, params) => {
    const { askWith, asked } = asking(fine);
    const request = buildRequest(name, { params }, context);
    await askWith(request, codec);
    await askWith(request, codec);
    expect(asked()).toBe(2);
  });
});
