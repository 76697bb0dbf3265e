/** What keeps a line from a page. */
import { expect, it } from 'vitest';
import { DAY_MS, line, picture, question, START } from '../testing/campaigns.ts';
import { obstaclesOf } from './eligible.ts';

const HALFWAY = START + 15 * DAY_MS;

it('tells the desk everything that keeps a line from a page', () => {
  const all = line('a', { state: 'paused', from: HALFWAY + 1, caps: [{ impressions: 1, perMs: 1 }], goal: 5 });
  const known = { delivered: new Map([['a', 5]]), now: HALFWAY };
  expect(obstaclesOf(all, [], question({ hidden: ['a'] }), known).map(({ why }) => why)).toEqual([
    'state',
    'not-yet',
    'goal-reached',
    'hidden',
    'capped',
    'no-creative-fits',
  ]);
  expect(obstaclesOf(line('b'), [picture('mpu', '300x250')], question(), known)).toEqual([]);
});
