/** What is recorded of experiments, from the answers of the site to what the content service is told. */
import type { Experiment } from '@masthead/rules';
import { someExperiment } from '@masthead/rules/testing';
import { frozenClock } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { articlePage, contentOf, siteOf } from '../testing/site-of.ts';

const running = (changes: Parameters<typeof someExperiment>[0] = {}): Experiment =>
  someExperiment({ startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z', ...changes });

/** A site whose content service hears events, or fails to. */
function siteWithEvents(slot: number, { failing = false, all = [running()] } = {}) {
  const told: unknown[] = [];
  const state = { failing };
  const content = contentOf({ a: () => articlePage('a') });
  const contentFetch = async (request: Request): Promise<Response> => {
    if (!request.url.includes('/api/forms/experiments/')) return content.contentFetch(request);
    if (state.failing) return Response.json({ errors: [{ code: 500, message: 'no' }] }, { status: 500 });
    told.push(...((await request.json()) as { counts: unknown[] }).counts);
    return Response.json({ data: { noted: true } });
  };
  const random = () => (slot + 0.5) / 101;
  const clock = frozenClock(Date.parse('2026-11-15T18:00:00Z'));
  const { site } = siteOf({ ...content, contentFetch }, { experiments: all, random, clock });
  const get = (cookie = '') =>
    site.fetch(new Request('http://localhost/news/a/', { headers: cookie ? { cookie } : {} }));
  const convert = (cookie: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }, body = '') =>
    site.fetch(
      new Request('http://localhost/_events/conversion/', { method: 'POST', headers: { cookie, ...headers }, body }),
      'a household',
    );
  return { site, told, state, get, convert };
}

const RED = 'nemo_highlander_colour=colour:1:red';
const count = (bucket: string, exposures: number, conversions: number) => ({
  id: 'colour',
  version: '1',
  bucket,
  exposures,
  conversions,
});

describe('an exposure', () => {
  it('is counted once for a reader, when they are put into a bucket, and told in one go', async () => {
    const { site, told, get } = siteWithEvents(1);
    await get();
    await get();
    await get(RED);
    expect(told).toEqual([]);
    await site.close();
    expect(told).toEqual([count('red', 2, 0)]);
  });

  it('is counted outside of the experiment too, so that it can be seen whether all were counted', async () => {
    const { site, told, get } = siteWithEvents(0);
    await get();
    await site.close();
    expect(told).toEqual([count('exclude', 1, 0)]);
  });

  it('that cannot be told is told later, and nothing is lost or told twice', async () => {
    const { site, told, state, get } = siteWithEvents(1, { failing: true });
    await get();
    await site.close();
    state.failing = false;
    await get();
    await site.close();
    await site.close();
    expect(told).toEqual([count('red', 2, 0)]);
  });
});

describe('a conversion', () => {
  it('is not counted or remembered of who has not agreed to be measured', async () => {
    const { site, told, convert } = siteWithEvents(1);
    const answer = await convert(RED, { 'sec-fetch-site': 'same-origin', 'cdn-gdpr': '1' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    await site.close();
    expect(told).toEqual([]);
  });

  it('is counted for the buckets of the reader’s cookies, once, and remembered', async () => {
    const { site, told, convert } = siteWithEvents(1);
    const answer = await convert(RED);
    expect(answer.status).toBe(204);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^masthead_converted=colour; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    const again = await convert(`${RED}; masthead_converted=colour`);
    expect(again.headers.getSetCookie()).toEqual([]);
    await site.close();
    expect(told).toEqual([count('red', 0, 1)]);
  });

  it.each([
    ['who is outside', 'nemo_highlander_colour=colour:1:exclude'],
    ['with a forged bucket', 'nemo_highlander_colour=colour:1:green'],
    ['with a forged experiment', 'nemo_highlander_size=size:1:red'],
    ['without a cookie', 'a=b'],
  ])('of somebody %s counts for nothing', async (_, cookie) => {
    const { site, told, convert } = siteWithEvents(1);
    expect((await convert(cookie)).status).toBe(204);
    await site.close();
    expect(told).toEqual([]);
  });

  it.each<[string, number, Record<string, string>, string]>([
    ['another site', 403, { 'sec-fetch-site': 'cross-site' }, ''],
    ['nobody knows where', 403, {}, ''],
    ['a page that sends too much', 413, { 'sec-fetch-site': 'same-origin' }, 'x'.repeat(2000)],
  ])('sent by %s is refused: %d', async (_, status, headers, body) => {
    const { site, told, convert } = siteWithEvents(1);
    expect((await convert(RED, headers, body)).status).toBe(status);
    await site.close();
    expect(told).toEqual([]);
  });

  it('is taken so often from one household, and then refused with when to come again', async () => {
    const { convert } = siteWithEvents(1);
    let refused: Response | undefined;
    for (let round = 0; round < 121; round += 1) refused = await convert('a=b');
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  it('cannot be asked for', async () => {
    const { site } = siteWithEvents(1);
    expect((await site.fetch(new Request('http://localhost/_events/conversion/'))).status).toBe(404);
  });
});
