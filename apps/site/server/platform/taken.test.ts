/** What readers take of lists, from the browser's word to the decision service. */
import { describe, expect, it } from 'vitest';
import { articlePage, contentOf, siteOf } from '../testing/site-of.ts';

function siteWithOutcomes() {
  const told: unknown[] = [];
  const content = contentOf({ a: () => articlePage('a') });
  const contentFetch = async (request: Request): Promise<Response> => {
    if (!request.url.endsWith('/v2/outcome')) return content.contentFetch(request);
    told.push(await request.json());
    return Response.json({ counted: true });
  };
  const { site } = siteOf({ ...content, contentFetch }, { decisionKey: 'key' });
  const send = (body: string, from = 'same-origin', sender = 'a household') =>
    site.fetch(
      new Request('http://localhost/_events/taken/', { method: 'POST', headers: { 'sec-fetch-site': from }, body }),
      sender,
    );
  return { told, send };
}

const ID = '008b8cd8-afa2-4a46-bd39-bfe76fe783ae';

describe('what a reader took', () => {
  it('is passed on with the key, which no browser has', async () => {
    const { told, send } = siteWithOutcomes();
    expect((await send(`keep-reading ${ID} /news/b/`)).status).toBe(204);
    await Promise.resolve();
    expect(told).toEqual([{ agentName: 'keep-reading', decisionId: ID, option: '/news/b/', writeKey: 'key' }]);
  });

  it.each([
    ['', 400],
    ['keep-reading', 400],
    [`keep-reading ${ID} https://elsewhere.example/`, 400],
    [`keep-reading ${ID} /news/b/ more`, 400],
    [`${'x'.repeat(65)} ${ID} /news/b/`, 400],
    [`keep-reading ${ID} /${'x'.repeat(300)}`, 400],
    ['x'.repeat(2000), 413],
  ])('is refused when it is something else: %s', async (body, status) => {
    const { told, send } = siteWithOutcomes();
    expect([(await send(body)).status, told]).toEqual([status, []]);
  });

  it('is taken from our own pages only, and not without end', async () => {
    const { told, send } = siteWithOutcomes();
    expect((await send(`keep-reading ${ID} /news/b/`, 'cross-site')).status).toBe(403);
    expect(told).toEqual([]);
    let last: Response | undefined;
    for (let round = 0; round < 241; round += 1) last = await send(`keep-reading ${ID} /news/b/`);
    expect(last?.status).toBe(429);
  });
});
