/** What phones fetch of the pictures that each place offers, by what they are told of its width. */
import { presets } from '@masthead/image-url';
import { describe, expect, it } from 'vitest';
import { sizesOf } from '../../components/picture/sizes.ts';
import { type Slot, type SlotName, slots } from '../../components/picture/slots.ts';

const SLOTS = Object.entries(slots) as [SlotName, Slot][];

interface Screen {
  width: number;
  density: number;
}

/** The length of "50vw - 28px" in a window. */
const lengthIn = (length: string, { width }: Screen): number =>
  [...length.matchAll(/(- )?([\d.]+)(vw|px)/g)].reduce((sum, [, minus, number, unit]) => {
    const pixels = unit === 'vw' ? (Number(number) * width) / 100 : Number(number);
    return minus ? sum - pixels : sum + pixels;
  }, 0);

/** Of text, unless a reader has set another. */
const EM = 16;

/** As browsers read it: the first entry that holds. */
function toldWidth(sizes: string, screen: Screen): number {
  for (const entry of sizes.split(', ')) {
    const [, condition, from] = /^\(min-(width|resolution): ([\d.]+)/.exec(entry) ?? [];
    const isMet = !condition || Number(from) <= (condition === 'width' ? screen.width / EM : screen.density);
    const [, length = '', share = 1] = /calc\(\(?(.*?)\)?(?: \* ([\d.]+))?\)$/.exec(entry) ?? [];
    if (isMet) return lengthIn(length, screen) * Number(share);
  }
  throw new Error(`Nothing in "${sizes}" holds`);
}

const offeredIn = (slot: Slot): number[] => (slot.phonePresets ?? slot.presets).map((name) => presets[name].width);

/** The smallest that is enough, else the largest: no browser takes more. */
function fetchedWidth(slot: Slot, screen: Screen): number {
  const enough = toldWidth(sizesOf(slot), screen) * screen.density;
  const offered = offeredIn(slot);
  return offered.find((width) => width >= enough) ?? Math.max(...offered);
}

const PHONES: Screen[] = [1, 1.5, 2, 2.5, 2.75, 3].flatMap((density) =>
  Array.from({ length: 768 - 320 }, (_, more) => ({ width: 320 + more, density })),
);

describe.each(SLOTS)('a phone in the place %s', (_, slot) => {
  const boxIn = (screen: Screen): number => lengthIn(slot.widths.phone, screen);

  it('fetches no picture wider than twice its box', () => {
    expect(PHONES.filter((screen) => fetchedWidth(slot, screen) > 2 * boxIn(screen))).toEqual([]);
  });

  it('fetches one that is sharp: as wide as its box, and by a quarter wider on a dense screen', () => {
    const widest = Math.max(...offeredIn(slot));
    const sharp = (screen: Screen): number => (screen.density < 2 ? 1 : 1.25) * boxIn(screen);
    expect(PHONES.filter((screen) => fetchedWidth(slot, screen) < Math.min(sharp(screen), widest))).toEqual([]);
  });
});
