/** What a reader's browser decides by itself about ads. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooHeavy, tooHeavy } from './heavy-ads.ts';
import {
  forgetSeen,
  MOST_SEEN_LINES,
  MOST_SEEN_TIMES,
  readSeen,
  rememberSeen,
  SEEN_FOR_MS,
  type SeenLines,
} from './seen.ts';
import { mayShowAds, suppressesAds } from './suppression.ts';
import { type Glimpse, isAdVisible, look, NOT_SEEN, type Viewing, viewedIn } from './visibility.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const allowed = { suppressed: false, query: new URLSearchParams(), adService: true, consent: true, healthLaw: false };

describe('whether there are ads at all (AD-01)', () => {
  it('shows them where nothing speaks against it', () => {
    expect(mayShowAds(allowed)).toBe(true);
  });

  it.each([
    ['the story or its film suppresses them', { suppressed: true }],
    ['the address does', { query: new URLSearchParams('adSuppress=all') }],
    ['the service is off', { adService: false }],
    ['the reader refused', { consent: false }],
    ['nobody has asked the reader yet', { consent: undefined }],
    ['a law on health data forbids it', { healthLaw: true }],
  ])('shows none where %s', (_, against) => {
    expect(mayShowAds({ ...allowed, ...against })).toBe(false);
  });

  it.each([['adSuppress=x'], ['adSuppress='], ['adsuppress=all'], ['']])('goes on with ?%s', (query) => {
    expect(suppressesAds(new URLSearchParams(query))).toBe(false);
  });

  it('hears all among several words', () => {
    expect(suppressesAds(new URLSearchParams('adSuppress=x&adSuppress=all'))).toBe(true);
  });
});

it.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
  [true, true, false],
])('hidden %s, empty %s: visible %s (AD-08)', (hidden, empty, visible) => {
  expect(isAdVisible({ hidden, empty })).toBe(visible);
});

describe('whether an ad was viewed', () => {
  const small: Glimpse = { share: 0.5, area: 75_000, pageHidden: false, now: NOW };
  const after = (glimpses: readonly Partial<Glimpse>[]): Viewing =>
    glimpses.reduce<Viewing>((viewing, each) => look(viewing, { ...small, ...each }), NOT_SEEN);

  it.each([
    ['half of it for a second', [{}, { now: NOW + 1_000 }], true],
    ['half of it for less', [{}, { now: NOW + 999 }], false],
    ['less than half of it', [{ share: 0.49 }, { share: 0.49, now: NOW + 5_000 }], false],
    [
      'half of it, away, and half of it again',
      [{}, { share: 0.2, now: NOW + 600 }, { now: NOW + 700 }, { now: NOW + 1_600 }],
      false,
    ],
    [
      'a page that was hidden in between',
      [{}, { pageHidden: true, now: NOW + 600 }, { now: NOW + 700 }, { now: NOW + 1_600 }],
      false,
    ],
    [
      'a third of a large one',
      [
        { area: 242_500, share: 0.3 },
        { area: 242_500, share: 0.3, now: NOW + 1_000 },
      ],
      true,
    ],
    [
      'a third of one that is a little smaller',
      [
        { area: 242_499, share: 0.3 },
        { area: 242_499, share: 0.3, now: NOW + 9_000 },
      ],
      false,
    ],
    ['a clock that was set back', [{}, { now: NOW - 60_000 }, { now: NOW - 59_500 }], false],
  ])('%s', (_, glimpses, viewed) => {
    expect(after(glimpses).viewed).toBe(viewed);
  });

  it('stays viewed', () => {
    const viewed = after([{}, { now: NOW + 1_000 }]);
    expect(look(viewed, { ...small, share: 0 })).toBe(viewed);
  });

  it('says when to look again', () => {
    expect(viewedIn(after([{}]), NOW + 400)).toBe(600);
    expect(viewedIn(NOT_SEEN, NOW)).toBeUndefined();
    expect(viewedIn(after([{}, { now: NOW + 1_000 }]), NOW)).toBeUndefined();
  });
});

describe('what ads may cost', () => {
  it.each([
    [200_000, 300, false],
    [200_001, 0, true],
    [0, 301, true],
  ])('%i bytes and %i ms are too much: %s', (bytes, cpuMs, heavy) => {
    expect(isTooHeavy({ bytes, cpuMs })).toBe(heavy);
  });

  it('unloads the one with which it became too much, and keeps what still fits', () => {
    const ads = [150_000, 60_000, 50_000].map((bytes) => ({ bytes, cpuMs: 10 }));
    expect(tooHeavy(ads)).toEqual([ads[1]]);
  });
});

describe('what is remembered for caps', () => {
  it('notes each showing', () => {
    expect(rememberSeen(rememberSeen({}, 'a', NOW), 'a', NOW + 1)).toEqual({ a: [NOW, NOW + 1] });
  });

  it('forgets what no cap looks back to, and what a clock since set back noted', () => {
    const seen = { a: [NOW - SEEN_FOR_MS, NOW - 5], b: [NOW + 10], __proto__x: [NOW] };
    expect(forgetSeen(seen, NOW)).toEqual({ a: [NOW - 5], __proto__x: [NOW] });
  });

  it('stays small however much is shown, and keeps the latest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 400 }), (lines) => {
        const all = lines.reduce<SeenLines>((seen, line, index) => rememberSeen(seen, `l${line}`, NOW + index), {});
        expect(Object.keys(all).length).toBeLessThanOrEqual(MOST_SEEN_LINES);
        for (const times of Object.values(all)) expect(times.length).toBeLessThanOrEqual(MOST_SEEN_TIMES);
        const last = lines.at(-1);
        if (last !== undefined) expect(all).toHaveProperty(`l${last}`);
      }),
      { numRuns: 30 },
    );
  });

  it.each([null, '', '{', '[]', '1', 'null', '{"a":1}', '{"a":["x"]}', '{"a":[1.5]}'])(
    'reads %s as nothing',
    (text) => {
      expect(readSeen(text, NOW)).toEqual({});
    },
  );

  it('reads what it wrote', () => {
    const seen = rememberSeen({}, 'a', NOW);
    expect(readSeen(JSON.stringify(seen), NOW)).toEqual(seen);
  });
});
