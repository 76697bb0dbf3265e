import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type AskOptions, createAsk } from './ask.ts';
import type { ContentRequest } from './build-request.ts';
import { MovedContent } from './errors.ts';
import { contentStub, sends, staysSilent } from './testing/content-stub.ts';

const codec = z.object({ name: z.string() });

const requestTo = (url: string, changes: Partial<ContentRequest> = {}): ContentRequest => ({
  url: new URL(url),
  headers: {},
  credentials: 'same-origin',
  location: 'data',
  flat: true,
  timeoutMs: undefined,
  keepable: true,
  ...changes,
});

/** Asks over the wire, as in production when the content service runs elsewhere. */
const askOverHttp = (url: string, options: Partial<AskOptions> = {}, changes: Partial<ContentRequest> = {}) =>
  createAsk({ contentFetch: (request) => fetch(request), ...options })(requestTo(url, changes), codec);

/** Asks a content service in process that answers with this. */
const ask = (body: unknown, status = 200, location = 'data') => askFor(JSON.stringify(body), status, location);
const askFor = (text: string, status = 200, location = 'data') =>
  createAsk({ contentFetch: async () => new Response(text, { status }) })(
    requestTo('http://content.test/x', { location, flat: location === 'data' }),
    codec,
  );

afterEach(() => void vi.useRealTimers());

describe('an answer of the content service', () => {
  it('is parsed into what the codec says', async () => {
    await expect(ask({ data: { name: 'a' }, links: {}, meta: {} })).resolves.toEqual({ name: 'a' });
  });

  it('is read where its data is', async () => {
    await expect(ask({ data: { first: { name: 'a' } } }, 200, 'data.first')).resolves.toEqual({ name: 'a' });
  });

  it('keeps its links and meta for those who want to go on', async () => {
    const linked = z.object({ name: z.string(), links: z.object({ next: z.string() }) });
    const contentFetch = async () => Response.json({ data: { name: 'a' }, links: { next: '/n' } });
    const answer = createAsk({ contentFetch })(requestTo('http://content.test/x'), linked);
    await expect(answer).resolves.toEqual({ name: 'a', links: { next: '/n' } });
  });

  it.each(['[]', '"text"', 'null', 'no json', ''])('must be a JSON object: %j', async (body) => {
    const message = 'API request did not return a JSON object';
    await expect(askFor(body)).rejects.toMatchObject({ statusCode: 500, message });
    await expect(askFor(body, 404)).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each([
    ['data', { links: {} }],
    ['data.items', { data: { other: 1 } }],
    ['data.items', { data: null }],
    ['data.items', { data: 'text' }],
    ['data.constructor', { data: {} }],
  ])('must have the property %s: %j', async (location, body) => {
    const message = `API response is not in the correct format. Expected property ${location}`;
    await expect(ask(body, 200, location)).rejects.toMatchObject({ statusCode: 500, message });
  });

  it.each([{ code: 404 }, { code: 404, message: 'gone' }, { code: 404, context: 'nonsense' }])(
    'is Not Found when a 200 carries the error %j',
    async (error) => {
      await expect(ask({ errors: [error] })).rejects.toMatchObject({ statusCode: 404, message: 'Not Found' });
    },
  );

  it('sends to the slug of this edition when the content is available there', async () => {
    const answer = ask(movedTo([{ edition: 'us', slug: 'new' }]), 404);
    await expect(answer).rejects.toThrow(MovedContent);
    await expect(answer).rejects.toMatchObject({ slug: 'new', statusCode: 404 });
  });

  it('is gone when the content was withdrawn', async () => {
    await expect(ask({ errors: [{ code: 410, message: 'withdrawn' }] }, 410)).rejects.toMatchObject({
      statusCode: 410,
    });
  });

  it.each([
    ['of an error alone', { errors: [{ code: 404, message: 'gone' }] }],
    ['available only in another edition', movedTo([{ edition: 'uk', slug: 'new' }])],
    ['available without a slug', movedTo([{ edition: 'us' }])],
    ['of a move to another edition', movedTo([{ edition: 'uk', slug: 'new' }], 301)],
    ['that says nothing', {}],
  ])('is a plain 404 otherwise: one %s', async (_, body) => {
    await expect(ask(body, 404)).rejects.toMatchObject({ statusCode: 404, message: 'API responded with 404' });
  });

  it('loses a broken part that it can do without, and says so', async () => {
    const dropped: string[] = [];
    const withAge = z.object({ name: z.string(), age: z.number().optional() });
    const answer = createAsk({
      contentFetch: async () => Response.json({ data: { name: 'a', age: 'old' } }),
      onDropped: (path, { path: part }) => dropped.push(`${path} ${part}`),
    })(requestTo('http://content.test/x?apiKey=secret'), withAge);
    await expect(answer).resolves.toEqual({ name: 'a' });
    expect(dropped).toEqual(['/x age']);
  });

  it('is our fault when it cannot be read', async () => {
    await expect(ask({ data: { name: 1 } })).rejects.toMatchObject({ statusCode: 500 });
    await expect(ask({ errors: [{ code: 500, message: 'broken' }] }, 500)).rejects.toMatchObject({ statusCode: 500 });
    await expect(ask({ errors: [{ code: 503, message: 'away' }] }, 503)).rejects.toMatchObject({ statusCode: 503 });
    await expect(ask({ data: { name: 'a' } }, 500)).rejects.toMatchObject({ message: 'API responded with 500' });
  });
});

const movedTo = (availableOn: { edition: string; slug?: string }[], code = 404) => ({
  errors: [{ code, message: 'moved', context: { availableOn } }],
});

describe('over HTTP', () => {
  it('a request carries its query and its headers', async () => {
    const { url, asked, lastHeaders } = await contentStub(sends({ data: { name: 'a' } }));
    await askOverHttp(`${url}/api/x?pageNumber=2`, {}, { headers: { preview: 'abc' } });
    expect(asked).toEqual(['/api/x?pageNumber=2']);
    expect(lastHeaders().preview).toBe('abc');
  });

  it.each([301, 302, 307, 308])('a redirect is not followed: %d', async (status) => {
    const { url, asked } = await contentStub((request, response) => {
      if (request.url === '/elsewhere') return sends({ data: { name: 'a' } })(request, response);
      response.writeHead(status, { location: '/elsewhere' });
      return response.end('{}');
    });
    const message = `API responded with ${status}`;
    await expect(askOverHttp(`${url}/x`)).rejects.toMatchObject({ statusCode: 500, message });
    expect(asked).toEqual(['/x']);
  });

  it('an answer that does not come in time is a 503, and its connection is let go', async () => {
    const closed = Promise.withResolvers<void>();
    const { url } = await contentStub((request) => void request.socket.on('close', () => closed.resolve()));
    await expect(askOverHttp(`${url}/x`, { timeoutMs: 50 })).rejects.toMatchObject({ statusCode: 503 });
    await closed.promise;
  });

  it('an answer that stops in the middle is a 503 too', async () => {
    const { url } = await contentStub((_, response) => void response.write('{"data":'));
    await expect(askOverHttp(`${url}/x`, { timeoutMs: 50 })).rejects.toMatchObject({ statusCode: 503 });
  });

  it('an answer that is cut off is a 503', async () => {
    const { url } = await contentStub((_, response) => void response.write('{"data":', () => response.destroy()));
    await expect(askOverHttp(`${url}/x`)).rejects.toMatchObject({ statusCode: 503 });
  });

  it('a request that names its own patience is given up by it', async () => {
    const { url } = await contentStub(staysSilent);
    await expect(askOverHttp(`${url}/x`, {}, { timeoutMs: 50 })).rejects.toMatchObject({ statusCode: 503 });
  });

  it('nobody who answers is a 503', async () => {
    await expect(askOverHttp('http://127.0.0.1:1/x')).rejects.toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '30' },
    });
  });
});

describe('patience', () => {
  const neverAnswers = () => new Promise<Response>(() => {});

  it('ends after 12 seconds and not before, also with a service that knows no signals', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const answer = createAsk({ contentFetch: neverAnswers })(requestTo('http://content.test/x'), codec);
    answer.catch(settled);
    await vi.advanceTimersByTimeAsync(11_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ statusCode: 503 }));
  });

  it('leaves no timer behind once the answer is there', async () => {
    vi.useFakeTimers();
    await ask({ data: { name: 'a' } });
    await expect(ask({}, 500)).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });
});
