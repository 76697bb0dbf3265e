/** The places of pages: their names, their room, and how they are counted. */
import { DEVICES } from '@masthead/rules';
import { expect, it } from 'vitest';
import { AD_KINDS, PLACEMENT_FAMILIES, type SlotConfig } from './placements.ts';
import { isOn, MIN_HEIGHTS, placedSlots, roomFor, sharesBids, slotNameFor, slots } from './slots.ts';

const configs: readonly (readonly [string, SlotConfig])[] = Object.entries(slots);

it('has the five families, and natives (AD-10)', () => {
  expect(PLACEMENT_FAMILIES).toEqual(['skybox', 'in-content', 'mpu', 'omnibar', 'video-rectangle', 'native']);
  expect(new Set(configs.map(([, { family }]) => family))).toEqual(new Set(PLACEMENT_FAMILIES));
});

it('knows five kinds of ads (AD-06)', () => {
  expect(AD_KINDS).toEqual(['display', 'search', 'native', 'recommendation', 'media']);
});

it.each(configs)('%s has a look, a constraint, a class and a name for each device (AD-02)', (_, config) => {
  expect(config.class).toMatch(/^ad-[a-z-]+$/);
  for (const field of ['design', 'constraint', 'desktopSlotName', 'tabletSlotName', 'mobileSlotName'] as const)
    expect(config[field]).not.toBe('');
});

it('is called by another name on each device', () => {
  expect(DEVICES.map((device) => slotNameFor(slots.skybox, device))).toEqual([
    'skybox-phone',
    'skybox-tablet',
    'skybox-desktop',
  ]);
});

it('is on no device but the one that it is made for (AD-03)', () => {
  expect(DEVICES.filter((device) => isOn(slots.mpu, device))).toEqual(['desktop']);
  expect(DEVICES.filter((device) => isOn(slots.inContent, device))).toEqual(['mobile', 'tablet', 'desktop']);
  expect(roomFor(slots.mpu, 'mobile')).toBe(0);
});

it('says the least heights of rectangles and billboards (AD-12)', () => {
  expect(MIN_HEIGHTS).toEqual({
    mpu: { desktop: 250, tablet: 250, mobile: 250 },
    billboard: { desktop: 90, tablet: 90, mobile: 250 },
  });
});

it.each(configs)('%s keeps room for the largest ad, the line above it, and its least height (AD-12)', (_, config) => {
  for (const device of DEVICES.filter((each) => isOn(config, each))) {
    const heights = config.sizes[device].map(({ height }) => height);
    const least = Object.entries(MIN_HEIGHTS).find(([design]) => design === config.design)?.[1][device] ?? 0;
    expect(roomFor(config, device)).toBe(Math.max(least, ...heights) + 28);
  }
});

it.each([
  ['skybox', 'desktop', 278],
  ['skybox', 'tablet', 118],
  ['skybox', 'mobile', 78],
  ['inContent', 'desktop', 278],
  ['inContent', 'mobile', 278],
  ['half', 'desktop', 628],
  ['omnibar', 'mobile', 78],
] as const)('%s keeps on a %s %i pixels', (key, device, room) => {
  expect(roomFor(slots[key], device)).toBe(room);
});

it('loads when the reader comes near or when the page works; the skybox sticks (AD-11)', () => {
  expect(new Set(configs.map(([, { loading }]) => loading))).toEqual(new Set(['lazy', 'delayed']));
  expect(configs.filter(([, { sticky }]) => sticky).map(([key]) => key)).toEqual(['skybox', 'omnibar']);
  expect(slots.inContent.collapses).toBe(true);
  expect(slots.skybox.collapses).toBe(false);
});

it('counts places from 1 within their family (AD-09)', () => {
  const placed = placedSlots(['skybox', 'inContent', 'mpu', 'inContent', 'gallery', 'half'], 'desktop');
  expect(placed.map(({ id, position }) => [id, position])).toEqual([
    ['skybox-1', 1],
    ['in-content-1', 1],
    ['mpu-1', 1],
    ['in-content-2', 2],
    ['gallery-1', 3],
    ['half-1', 2],
  ]);
});

it('counts nothing where the page says so (AD-09)', () => {
  const placed = placedSlots(['inContent', 'inContent'], 'mobile', { disableAdIncrement: true });
  expect(placed.map(({ id, position }) => [id, position])).toEqual([
    ['in-content-1', 1],
    ['in-content-2', 1],
  ]);
});

it('asks for nothing that the device has not', () => {
  expect(placedSlots(['mpu', 'inContent', 'galleryRail'], 'mobile').map(({ key }) => key)).toEqual(['inContent']);
});

it('gives an element of the page the same id on every device', () => {
  const ids = DEVICES.map((device) => placedSlots(['skybox', 'inContent', 'inContent'], device).map(({ id }) => id));
  expect(new Set(ids.map(String)).size).toBe(1);
});

it('uses bids again in a gallery at position 2 on phones only, and delays nothing there (AD-20)', () => {
  const all = DEVICES.flatMap((device) => [1, 2, 3].map((position) => [device, position] as const));
  const shared = all.filter(([device, position]) => sharesBids(slots.gallery, device, position));
  expect(shared).toEqual([['mobile', 2]]);
  expect(sharesBids(slots.inContent, 'mobile', 2)).toBe(false);
  expect(slots.gallery.loading).not.toBe('delayed');
});

it('has at most 99 of native-mpu-middle on a tablet (AD-20)', () => {
  const many = Array.from({ length: 120 }, () => 'nativeMarketplace' as const);
  expect(slotNameFor(slots.nativeMarketplace, 'tablet')).toBe('native-mpu-middle');
  expect(placedSlots(many, 'tablet')).toHaveLength(99);
  expect(placedSlots(many, 'desktop')).toHaveLength(120);
});
