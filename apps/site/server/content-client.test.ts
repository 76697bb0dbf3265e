import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContentClient, MovedContent } from './content-client.ts';

const codec = z.object({ name: z.string() });

/** A client of a content service that answers with this body. */
const clientOf = (body: BodyInit, status = 200) =>
  createContentClient(async () => new Response(body, { status }), 'http://content.test');
const ask = (body: unknown, status?: number) => clientOf(JSON.stringify(body), status).get('/x', codec);

describe('an answer of the content service', () => {
  it('is parsed into what the codec says', async () => {
    await expect(ask({ data: { name: 'a' }, links: {}, meta: {} })).resolves.toEqual({ name: 'a' });
  });

  it.each(['[]', '"text"', 'null', 'no json'])('must be a JSON object: %s', async (body) => {
    await expect(clientOf(body).get('/x', codec)).rejects.toThrow('API request did not return a JSON object');
  });

  it('must have its data', async () => {
    await expect(ask({ links: {} })).rejects.toThrow(
      'API response is not in the correct format. Expected property data',
    );
  });

  it('is Not Found when a 200 carries an error of code 404', async () => {
    const answer = ask({ errors: [{ code: 404, message: 'gone' }] });
    await expect(answer).rejects.toMatchObject({ statusCode: 404, message: 'Not Found' });
  });

  it('is a plain 404 otherwise', async () => {
    const answer = ask({ errors: [{ code: 404, message: 'gone' }] }, 404);
    await expect(answer).rejects.toMatchObject({ statusCode: 404, message: 'API responded with 404' });
  });

  it('sends to the slug of this edition when the content is available there', async () => {
    const answer = ask(movedTo([{ edition: 'us', slug: 'new' }]), 404);
    await expect(answer).rejects.toThrow(MovedContent);
    await expect(answer).rejects.toMatchObject({ slug: 'new' });
  });

  it.each([
    ['only in another edition', [{ edition: 'uk', slug: 'new' }]],
    ['without a slug', [{ edition: 'us' }]],
  ])('is a 404 when it is available %s', async (_where, availableOn) => {
    await expect(ask(movedTo(availableOn), 404)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('loses a broken part that it can do without, and says so', async () => {
    const dropped: string[] = [];
    const answer = async () => Response.json({ data: { name: 'a', age: 'old' } });
    const client = createContentClient(answer, 'http://content.test', (path, { path: part }) =>
      dropped.push(`${path} ${part}`),
    );
    const withAge = z.object({ name: z.string(), age: z.number().optional() });
    await expect(client.get('/x', withAge)).resolves.toEqual({ name: 'a' });
    expect(dropped).toEqual(['/x age']);
  });

  it('that never comes is a 503', async () => {
    const down = createContentClient(() => Promise.reject(new TypeError('fetch failed')), 'http://content.test');
    await expect(down.get('/x', codec)).rejects.toMatchObject({ statusCode: 503 });
  });

  it('that comes too late is a 504', async () => {
    const late = () => Promise.reject(new DOMException('took too long', 'TimeoutError'));
    await expect(createContentClient(late, 'http://content.test').get('/x', codec)).rejects.toMatchObject({
      statusCode: 504,
    });
  });

  it('is the upstream’s fault when it can not be read', async () => {
    await expect(ask({ data: { name: 1 } })).rejects.toMatchObject({ statusCode: 502 });
    await expect(ask({ errors: [{ code: 500, message: 'broken' }] }, 500)).rejects.toMatchObject({ statusCode: 502 });
  });
});

const movedTo = (availableOn: { edition: string; slug?: string }[]) => ({
  errors: [{ code: 404, message: 'moved', context: { availableOn } }],
});

describe('a request to the content service', () => {
  it('follows no redirects, carries its query and gives up after a while', async () => {
    const seen: Request[] = [];
    const client = createContentClient(async (request) => {
      seen.push(request);
      return Response.json({ data: { name: 'a' } });
    }, 'http://content.test');
    await client.get('/api/x', codec, { pageNumber: '2' });
    expect(seen[0]?.url).toBe('http://content.test/api/x?pageNumber=2');
    expect(seen[0]?.redirect).toBe('manual');
    expect(seen[0]?.signal).toBeInstanceOf(AbortSignal);
  });
});
