/** Campaigns and pages of any kind, for what must hold of all of them. */
import fc from 'fast-check';
import type { Campaigns, Condition, LineItem, Question } from '../decision/index.ts';
import { advertiser, DAY_MS, line, question, START, slot, usualCreatives } from './campaigns.ts';

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ key: fc.constantFrom('topic', 'device', 'placement'), isOneOf: some(['a', 'b', 'mpu', 'skybox', 'm*']) }),
);
const where: fc.Arbitrary<Condition | null> = fc.oneof(
  fc.constant(null),
  leaf,
  fc.record({ all: fc.array(leaf, { maxLength: 2 }) }),
  fc.record({ any: fc.array(leaf, { maxLength: 2 }) }),
  fc.record({ not: leaf }),
);

const anyLine: fc.Arbitrary<LineItem> = fc
  .record({
    id: fc.constantFrom('l0', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7'),
    advertiserId: fc.constantFrom('x', 'y', 'z'),
    type: fc.constantFrom('sponsorship', 'standard', 'house'),
    state: fc.constantFrom('running', 'running', 'running', 'paused'),
    priority: fc.integer({ min: 1, max: 3 }),
    from: fc.constantFrom(START, START + 5 * DAY_MS),
    until: fc.constantFrom(null, START + 8 * DAY_MS, START + 30 * DAY_MS),
    goal: fc.constantFrom(null, 0, 10, 100),
    pacing: fc.constantFrom('even', 'fast'),
    where,
    caps: fc.constantFrom([], [{ impressions: 2, perMs: DAY_MS }]),
    competesAs: some(['banks', 'beds']),
    roadblock: fc.boolean(),
    creativeIds: some(usualCreatives.map(({ id }) => id)),
  })
  .map(({ id, ...rest }) => line(id, rest));

export const anyCampaigns: fc.Arbitrary<Campaigns> = fc
  .uniqueArray(anyLine, { selector: ({ id }) => id, maxLength: 8 })
  .map((lines) => ({
    lines,
    creatives: usualCreatives,
    advertisers: [advertiser('x', 'home'), advertiser('y', 'home'), advertiser('z')],
  }));

const slots = [
  slot('skybox', ['970x250', '728x90']),
  slot('mpu', ['300x600', '300x250']),
  slot('mpu', ['300x250'], 2),
  slot('in-content', ['fluidx250']),
  slot('native', ['fluidx168']),
];

export const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    targeting: fc.record({ topic: some(['a', 'b']), device: some(['a']) }),
    slots: some(slots),
    seen: fc.constantFrom(
      undefined,
      {},
      { l0: [START + 6 * DAY_MS], l1: [START + 6 * DAY_MS, START + 6 * DAY_MS + 1] },
    ),
    hidden: some(['x', 'z']),
  })
  .map(question);

export const anyMoment = fc.constantFrom(0, START - 1, START, START + 6 * DAY_MS + 2, START + 29 * DAY_MS);
export const anyDelivered: fc.Arbitrary<ReadonlyMap<string, number>> = fc
  .array(fc.tuple(fc.constantFrom('l0', 'l1', 'l2', 'l3'), fc.integer({ min: 0, max: 120 })))
  .map((entries) => new Map(entries));
