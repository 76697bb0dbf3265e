/** Who is shown, rule by rule. */
import { seededRandom } from '@masthead/rules';
import { describe, expect, it } from 'vitest';
import {
  advertiser,
  campaigns,
  DAY_MS,
  film,
  line,
  native,
  picture,
  question,
  START,
  slot,
} from '../testing/campaigns.ts';
import type { LineItem } from './campaign.ts';
import { decide } from './decide.ts';
import { type Campaigns, prepareLines } from './prepare.ts';
import type { Choice, Question } from './question.ts';

const HALFWAY = START + 15 * DAY_MS;

interface Known {
  readonly now?: number;
  readonly delivered?: Record<string, number>;
  readonly seed?: string;
  readonly rest?: Partial<Campaigns>;
}

function chosen(lines: readonly LineItem[], asked: Partial<Question> = {}, known: Known = {}): readonly Choice[] {
  const { now = HALFWAY, delivered = {}, seed = 'seed', rest } = known;
  return decide(prepareLines(campaigns(lines, rest)), question(asked), {
    delivered: new Map(Object.entries(delivered)),
    now,
    random: seededRandom(seed),
  });
}
const names = (choices: readonly Choice[]): string[] => choices.map(({ slot: at, line: of }) => `${at.id}:${of.id}`);
const pages = (count: number): string[] => Array.from({ length: count }, (_, index) => `page ${index}`);

describe('what is never shown', () => {
  it.each<[string, Partial<LineItem>]>([
    ['is a draft', { state: 'draft' }],
    ['is paused', { state: 'paused' }],
    ['has not begun', { from: HALFWAY + 1 }],
    ['is over', { until: HALFWAY }],
    ['ends before it begins', { from: START, until: START - 1 }],
    ['has a goal of 0', { goal: 0 }],
    ['has a goal below 0', { goal: -5 }],
    ['has no creative', { creativeIds: [] }],
    ['has only creatives that are gone', { creativeIds: ['gone'] }],
    ['has none that fits', { creativeIds: ['half', 'card'] }],
    ['is aimed elsewhere', { where: { key: 'topic', isOneOf: ['cars'] } }],
    ['is aimed at nothing', { where: { any: [] } }],
    ['has caps where nothing is remembered', { caps: [{ impressions: 9, perMs: DAY_MS }] }],
  ])('a line that %s', (_, rest) => {
    for (const type of ['sponsorship', 'standard', 'house'] as const)
      expect(chosen([line('a', { ...rest, type })])).toEqual([]);
  });

  it('a line that has reached its goal', () => {
    expect(chosen([line('a', { pacing: 'fast' })], {}, { delivered: { a: 1_000 } })).toEqual([]);
    expect(chosen([line('a', { type: 'house' })], {}, { delivered: { a: 1_000 } })).toEqual([]);
  });

  it('an advertiser that the reader hid', () => {
    expect(chosen([line('a', { advertiserId: 'kelp' })], { hidden: ['kelp'] })).toEqual([]);
  });

  it('anything when the clock was set back before its start', () => {
    expect(chosen([line('a')], {}, { now: 0 })).toEqual([]);
  });
});

describe('caps', () => {
  const capped = line('a', { caps: [{ impressions: 2, perMs: DAY_MS }] });
  it.each([
    ['not yet seen', {}, 1],
    ['seen once', { a: [HALFWAY - 1] }, 1],
    ['seen twice', { a: [HALFWAY - 2, HALFWAY - 1] }, 0],
    ['seen twice, once long ago', { a: [HALFWAY - DAY_MS, HALFWAY - 1] }, 1],
    ['seen by a clock that was set back', { a: [HALFWAY + 5, HALFWAY + 9] }, 0],
    ['another seen', { b: [HALFWAY - 2, HALFWAY - 1] }, 1],
  ])('%s', (_, seen, count) => {
    expect(chosen([capped], { seen })).toHaveLength(count);
  });

  it('holds each of several', () => {
    const both = line('a', {
      caps: [
        { impressions: 1, perMs: 1_000 },
        { impressions: 3, perMs: DAY_MS },
      ],
    });
    expect(chosen([both], { seen: { a: [HALFWAY - 5_000] } })).toHaveLength(1);
    expect(chosen([both], { seen: { a: [HALFWAY - 500] } })).toHaveLength(0);
  });
});

describe('who comes first', () => {
  it('a sponsorship before a standard line before the house', () => {
    const [house, standard, sponsor] = [
      line('house', { type: 'house', goal: null, priority: 1 }),
      line('standard', { priority: 1 }),
      line('sponsor', { type: 'sponsorship', goal: 100, priority: 9 }),
    ];
    expect(names(chosen([house, standard, sponsor]))).toEqual(['mpu-1:sponsor']);
    expect(names(chosen([house, standard]))).toEqual(['mpu-1:standard']);
    expect(names(chosen([house]))).toEqual(['mpu-1:house']);
  });

  it('of standard lines the smaller priority, if it is behind', () => {
    const lines = [line('later', { priority: 2 }), line('first', { priority: 1 })];
    expect(names(chosen(lines, {}, { delivered: { first: 400, later: 0 } }))).toEqual(['mpu-1:first']);
    expect(names(chosen(lines, {}, { delivered: { first: 900, later: 0 } }))).toEqual(['mpu-1:later']);
  });

  it('of equals who is further behind its plan, then who pays more', () => {
    const lines = [line('a'), line('b')];
    expect(names(chosen(lines, {}, { delivered: { a: 100, b: 200 } }))).toEqual(['mpu-1:a']);
    expect(names(chosen(lines, {}, { delivered: { a: 200, b: 100 } }))).toEqual(['mpu-1:b']);
    expect(names(chosen([line('a'), line('b', { cpmMicros: 6_000_000 })]))).toEqual(['mpu-1:b']);
  });

  it('chance between lines that are alike', () => {
    const winners = pages(60).map((seed) => names(chosen([line('a'), line('b')], {}, { seed }))[0]);
    expect(new Set(winners)).toEqual(new Set(['mpu-1:a', 'mpu-1:b']));
  });
});

describe('pace', () => {
  it('lets an even line wait for its plan, and a fast one not', () => {
    expect(chosen([line('a')], {}, { delivered: { a: 520 } })).toEqual([]);
    expect(chosen([line('a', { pacing: 'fast' })], {}, { delivered: { a: 520 } })).toHaveLength(1);
  });

  it('shows a fast line only after those that are behind', () => {
    const lines = [line('fast', { pacing: 'fast', cpmMicros: 9_000_000 }), line('even')];
    expect(names(chosen(lines, {}, { delivered: { fast: 600, even: 499 } }))).toEqual(['mpu-1:even']);
  });

  it('says how far it was', () => {
    const [choice] = chosen([line('a')], {}, { delivered: { a: 100 } });
    expect(choice?.reason).toEqual({
      type: 'standard',
      delivered: 100,
      planned: expect.closeTo(510.2, 1),
      goal: 1_000,
    });
  });

  it('shows a line without a goal or an end where no other wants the place', () => {
    const endless = line('a', { until: null });
    expect(chosen([endless])[0]?.reason).toMatchObject({ type: 'standard', planned: null });
    expect(names(chosen([endless, line('b')]))).toEqual(['mpu-1:b']);
  });
});

describe('sponsorships', () => {
  const shareOf = (lines: readonly LineItem[], id: string, asked: Partial<Question> = {}): number => {
    const shown = pages(4_000).filter((seed) => chosen(lines, asked, { seed }).some(({ line: of }) => of.id === id));
    return shown.length / 40;
  };
  const sponsor = (id: string, goal: number | null, rest: Partial<LineItem> = {}): LineItem =>
    line(id, { type: 'sponsorship', goal, ...rest });

  it('takes its share of page views', () => {
    expect(shareOf([sponsor('a', 30)], 'a')).toBeCloseTo(30, -0.5);
  });

  it('takes it once on a page with several places', () => {
    const slots = [slot('mpu'), slot('mpu', ['300x250'], 2)];
    const lines = [sponsor('a', 40), sponsor('b', 40)];
    expect(shareOf(lines, 'a', { slots })).toBeCloseTo(40, -0.5);
    expect(shareOf(lines, 'b', { slots })).toBeCloseTo(40, -0.5);
  });

  it('takes all without a share, and shares alike what is sold twice', () => {
    expect(shareOf([sponsor('a', null)], 'a')).toBe(100);
    expect(shareOf([sponsor('a', 100), sponsor('b', 100)], 'a')).toBeCloseTo(50, -0.5);
  });

  it('leaves to a later priority what an earlier one has not taken', () => {
    const lines = [sponsor('a', 70, { priority: 1 }), sponsor('b', 70, { priority: 2 })];
    expect(shareOf(lines, 'a')).toBeCloseTo(70, -0.5);
    expect(shareOf(lines, 'b')).toBeCloseTo(30, -0.5);
  });

  it('gives a roadblock and a single line of one place their shares', () => {
    const lines = [sponsor('a', 60, { roadblock: true }), sponsor('b', 40)];
    expect(shareOf(lines, 'a')).toBeCloseTo(60, -0.5);
    expect(shareOf(lines, 'b')).toBeCloseTo(40, -0.5);
  });
});

describe('who stands beside whom', () => {
  const slots = [slot('mpu'), slot('mpu', ['300x250'], 2)];

  it('shows a line once on a page', () => {
    expect(chosen([line('a')], { slots })).toHaveLength(1);
  });

  it('keeps lines with one label apart', () => {
    const lines = [line('a', { competesAs: ['banks'] }), line('b', { competesAs: ['banks', 'cards'] })];
    expect(chosen(lines, { slots })).toHaveLength(1);
    expect(
      chosen(
        [lines[0], line('c', { competesAs: ['cars'] })].flatMap((each) => each ?? []),
        { slots },
      ),
    ).toHaveLength(2);
  });

  it('keeps advertisers of one industry apart, and not the lines of one advertiser', () => {
    const rest = { advertisers: [advertiser('kelp', 'home'), advertiser('oak', 'home')] };
    const of = (advertiserId: string, id: string): LineItem => line(id, { advertiserId });
    expect(chosen([of('kelp', 'a'), of('oak', 'b')], { slots }, { rest })).toHaveLength(1);
    expect(chosen([of('kelp', 'a'), of('kelp', 'b')], { slots }, { rest })).toHaveLength(2);
  });

  it('shows a roadblock in all of its places', () => {
    const wall = line('wall', { roadblock: true, creativeIds: ['skybox', 'mpu'] });
    const wide = [slot('skybox', ['970x250', '728x90']), ...slots];
    expect(names(chosen([wall, line('a', { type: 'house' })], { slots: wide }))).toEqual([
      'skybox-1:wall',
      'mpu-1:wall',
      'mpu-2:wall',
    ]);
  });

  it('shows nothing of a roadblock where one place is taken', () => {
    const wall = line('wall', { roadblock: true, creativeIds: ['skybox', 'mpu'] });
    const wide = [slot('skybox', ['970x250']), slot('mpu')];
    const sponsor = line('sponsor', { type: 'sponsorship', goal: 100 });
    expect(names(chosen([wall, sponsor], { slots: wide }))).toEqual(['mpu-1:sponsor']);
  });

  it('shows nothing of a roadblock that its cap would cut', () => {
    const wall = line('wall', { roadblock: true, caps: [{ impressions: 2, perMs: DAY_MS }] });
    expect(chosen([wall], { slots, seen: {} })).toHaveLength(2);
    expect(chosen([wall], { slots, seen: { wall: [HALFWAY - 1] } })).toEqual([]);
  });

  it('shows a film with the pictures that stand beside it', () => {
    const rest = { creatives: [film('film', ['beside']), picture('beside', '300x250'), picture('mpu', '300x250')] };
    const lines = [line('a', { creativeIds: ['film'] }), line('b', { creativeIds: ['mpu'] })];
    const asked = { slots: [slot('video-rectangle', ['640x480']), slot('mpu')] };
    const choices = chosen(lines, asked, { rest });
    expect(names(choices)).toEqual(['video-rectangle-1:a', 'mpu-1:a']);
    expect(choices[1]).toMatchObject({
      creative: { id: 'beside' },
      reason: { type: 'companion', of: 'video-rectangle-1' },
    });
  });
});

describe('creatives', () => {
  const sizes = ['970x250', '728x90'] as const;
  const rest = { creatives: [picture('large', '970x250'), picture('other', '970x250'), picture('small', '728x90')] };
  const a = line('a', { creativeIds: ['small', 'large', 'other'] });

  it('take turns, those of the largest size that the place has', () => {
    const shown = pages(40).map((seed) => chosen([a], { slots: [slot('skybox', sizes)] }, { seed, rest })[0]);
    expect(new Set(shown.map((choice) => choice?.creative.id))).toEqual(new Set(['large', 'other']));
    expect(new Set(shown.map((choice) => choice?.size))).toEqual(new Set(['970x250']));
  });

  it('of a picture stand in a fluid place of their height, the widest first', () => {
    const fluid = { creatives: [picture('narrow', '300x250'), picture('wide', '728x250'), picture('low', '728x90')] };
    const b = line('b', { creativeIds: ['narrow', 'low', 'wide'] });
    const [choice] = chosen([b], { slots: [slot('in-content', ['fluidx250'])] }, { rest: fluid });
    expect(choice).toMatchObject({ creative: { id: 'wide' }, size: '728x250' });
  });

  it('that are native stand among cards, and nowhere else', () => {
    const cards = { creatives: [native('card'), picture('mpu', '300x250')] };
    const both = line('c', { creativeIds: ['card', 'mpu'] });
    const asked = [slot('native', ['fluidx168']), slot('mpu')];
    const [card] = chosen([both], { slots: asked.slice(0, 1) }, { rest: cards });
    const [frame] = chosen([both], { slots: asked.slice(1) }, { rest: cards });
    expect([card?.creative.id, frame?.creative.id]).toEqual(['card', 'mpu']);
  });

  it('stand where the condition allows it, place by place', () => {
    const where = { not: { key: 'placement', isOneOf: ['mpu'] } } as const;
    const asked = { slots: [slot('mpu'), slot('video-rectangle')] };
    expect(names(chosen([line('a', { where })], asked))).toEqual(['video-rectangle-1:a']);
  });
});
