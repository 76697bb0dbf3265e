import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { type OptionRecord, rankOptions, sessionSeed } from './bandit.ts';
import { drawBeta } from './beta.ts';
import type { DecisionRequest } from './wire.ts';

const NOW = Date.parse('2026-11-15T17:00:00Z');
const HOUR = 3_600_000;

const requestOf = (changes: Partial<DecisionRequest> = {}): DecisionRequest => ({
  agentName: 'river',
  context: { is_mobile: false },
  listLength: 3,
  options: ['a', 'b', 'c'],
  sessionId: 's1',
  sessionIdType: 'cookie',
  strategyConfig: { holdoutPercent: 0, expiration: 3600, slotHoldout: 0 },
  tenantId: 'masthead',
  writeKey: 'key',
  ...changes,
});

const withStrategy = (changes: Partial<DecisionRequest['strategyConfig']>, more: Partial<DecisionRequest> = {}) =>
  requestOf({ strategyConfig: { ...requestOf().strategyConfig, ...changes }, ...more });

const recordsOf = (records: Record<string, [shown: number, taken: number]>) =>
  new Map(
    Object.entries(records).map(([option, [shown, taken]]): [string, OptionRecord] => [option, { shown, taken }]),
  );

const CLEAR = recordsOf({ a: [10_000, 100], b: [10_000, 300], c: [10_000, 900] });

const rank = (request: DecisionRequest, records = CLEAR, seed = 'seed', now = NOW) =>
  rankOptions(request, { records, now, random: seededRandom(seed), decisionId: 'd1' });

describe('a share drawn from what is known of it', () => {
  it.each([
    [1, 1],
    [3, 7],
    [50, 950],
  ])('has the mean and spread of Beta(%d, %d)', (alpha, beta) => {
    const random = seededRandom('beta');
    const draws = Array.from({ length: 50_000 }, () => drawBeta(alpha, beta, random));
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
    const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length;
    const expected = alpha / (alpha + beta);
    const spread = (alpha * beta) / ((alpha + beta) ** 2 * (alpha + beta + 1));
    expect(Math.abs(mean - expected)).toBeLessThan(4 * Math.sqrt(spread / draws.length));
    expect(Math.abs(variance / spread - 1)).toBeLessThan(0.05);
    expect(draws.every((draw) => draw >= 0 && draw <= 1)).toBe(true);
  });
});

describe('a ranking', () => {
  it('has what readers take most at its head', () => {
    expect(rank(requestOf())).toEqual({ decisionId: 'd1', options: ['c', 'b', 'a'], isHoldout: false });
  });

  it('is no longer than was asked for', () => {
    expect(rank(requestOf({ listLength: 2 })).options).toEqual(['c', 'b']);
  });

  it('tries what is not known yet', () => {
    const seen = new Set(
      Array.from({ length: 200 }, (_, index) => rank(requestOf(), new Map(), `${index}`).options[0]),
    );
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
  });

  it('leaves the first places as they were where that is asked for', () => {
    expect(rank(withStrategy({ slotHoldout: 1 })).options).toEqual(['a', 'c', 'b']);
    expect(rank(withStrategy({ slotHoldout: 9 })).options).toEqual(['a', 'b', 'c']);
  });

  it('has every option once, whatever was counted', () => {
    const anyCount = fc.oneof(fc.integer({ min: -5, max: 1e9 }), fc.constantFrom(Number.NaN, Infinity));
    const anyRecords = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(anyCount, anyCount));
    fc.assert(
      fc.property(anyRecords, fc.string(), (records, seed) => {
        expect([...rank(requestOf(), recordsOf(records), seed).options].sort()).toEqual(['a', 'b', 'c']);
      }),
    );
  });

  it('is the same for a session and its seed until it expires', () => {
    const seedAt = (now: number): string => sessionSeed(requestOf(), now);
    expect(seedAt(NOW)).toBe(seedAt(NOW + HOUR - 1));
    expect(seedAt(NOW)).not.toBe(seedAt(NOW + HOUR));
    expect(seedAt(NOW)).not.toBe(sessionSeed(requestOf({ sessionId: 's2' }), NOW));
    const endless = withStrategy({ expiration: 0 });
    expect(sessionSeed(endless, NOW)).toBe(sessionSeed(endless, NOW + 9 * HOUR));
  });
});

describe('a session that is held out', () => {
  const heldOut = (percent: number, sessions = 20_000): number =>
    Array.from({ length: sessions }, (_, index) =>
      rank(withStrategy({ holdoutPercent: percent }, { sessionId: `session-${index}` })),
    ).filter(({ isHoldout }) => isHoldout).length;

  it('gets the list as it was sent', () => {
    expect(rank(withStrategy({ holdoutPercent: 100 }, { listLength: 2 }))).toMatchObject({
      options: ['a', 'b'],
      isHoldout: true,
    });
  });

  it('is one of as many in a hundred as was asked for', () => {
    expect([heldOut(0, 500), heldOut(100, 500)]).toEqual([0, 500]);
    // Four standard deviations around 2,000.
    expect(Math.abs(heldOut(10) - 2000)).toBeLessThan(4 * Math.sqrt(20_000 * 0.1 * 0.9));
  });

  it('stays one until its decision expires, whatever chance says', () => {
    const request = withStrategy({ holdoutPercent: 50 });
    const outcomes = new Set(['x', 'y', 'z'].map((seed) => rank(request, CLEAR, seed, NOW + 1000).isHoldout));
    expect(outcomes.size).toBe(1);
  });
});

it('learns: after 5,000 readers the best option stands first nearly always, and far more are won than by chance', () => {
  const shares: Record<string, number> = { a: 0.02, b: 0.05, c: 0.12 };
  const random = seededRandom('readers');
  const records = new Map<string, OptionRecord>();
  const firsts: string[] = [];
  let taken = 0;
  for (let reader = 0; reader < 5000; reader += 1) {
    const [first = ''] = rankOptions(requestOf(), { records, now: NOW, random, decisionId: 'd' }).options;
    const takes = random() < (shares[first] ?? 0);
    const before = records.get(first) ?? { shown: 0, taken: 0 };
    records.set(first, { shown: before.shown + 1, taken: before.taken + (takes ? 1 : 0) });
    firsts.push(first);
    taken += takes ? 1 : 0;
  }
  const late = firsts.slice(-1000);
  expect(late.filter((option) => option === 'c').length).toBeGreaterThan(950);
  expect(taken).toBeGreaterThan(5000 * 0.1);
});
