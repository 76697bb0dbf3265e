/** How much one sender may ask of the content service. */
import { describeWithDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, movableClock, startDesk } from '../testing/desk.ts';
import { type Answer, BASE, openSmall } from '../testing/newsroom.ts';
import { SEARCHES, SUGGESTIONS, WRONG_TOKENS } from './limits.ts';

describeWithDatabase('one sender', (suite) => {
  let desk: Desk;
  const clock = movableClock();
  beforeAll(async () => {
    desk = await startDesk(await openSmall(suite), { clock });
  });
  afterAll(() => desk.close());

  const statusesOf = async (times: number, ask: () => Promise<Answer>): Promise<Set<number>> => {
    const statuses = new Set<number>();
    for (let asked = 0; asked < times; asked += 1) statuses.add((await ask()).status);
    return statuses;
  };
  const guess = (sender: string | undefined, token = `mh_${'x'.repeat(43)}`) =>
    desk.ask('/api/desk/stories', { headers: { authorization: `Bearer ${token}` } }, sender);

  it.each([
    ['searches', SEARCHES, `${BASE}/search/masthead/results/web?searchQuery=phone`],
    ['is suggested words', SUGGESTIONS, `${BASE}/search/masthead/autocomplete/web?searchQuery=p`],
  ])('%s so often a minute, and is told when to come back', async (_, { most, perMs }, path) => {
    expect(await statusesOf(most, () => desk.ask(path, {}, '203.0.113.7'))).toEqual(new Set([200]));
    const refused = await desk.ask(path, {}, '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(`${perMs / 1000}`);
    expect(refused.body).toMatchObject({ errors: [{ code: 429, message: expect.stringContaining('Try again in') }] });
    expect((await desk.ask(path, {}, '203.0.113.8')).status).toBe(200);
    expect((await desk.ask(path)).status).toBe(200);
    clock.pass(perMs);
    expect((await desk.ask(path, {}, '203.0.113.7')).status).toBe(200);
  });

  it('tries so many tokens, and then not even the right one', async () => {
    expect(await statusesOf(WRONG_TOKENS.most, () => guess('203.0.113.9'))).toEqual(new Set([401]));
    const refused = await desk.send('GET', '/stories', { sender: '203.0.113.9' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, `${WRONG_TOKENS.perMs / 1000}`]);
    expect((await desk.send('GET', '/stories', { sender: '203.0.113.10' })).status).toBe(200);
    clock.pass(WRONG_TOKENS.perMs);
    expect((await desk.send('GET', '/stories', { sender: '203.0.113.9' })).status).toBe(200);
  });

  it('who has a token may ask as often as they like', async () => {
    const ask = () => desk.send('GET', '/stories', { sender: '203.0.113.11' });
    expect(await statusesOf(WRONG_TOKENS.most + 5, ask)).toEqual(new Set([200]));
  });
});
