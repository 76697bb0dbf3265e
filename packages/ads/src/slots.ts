/** Every place for an ad that a page can have, as a table, and what follows from a line of it. */
import type { Device } from '@masthead/rules';
import { type AdSize, type AskedSlot, type SlotConfig, sizeName } from './placements.ts';

/** The line "Advertisement · About this ad", inside the room that is kept. */
const LABEL_HEIGHT = 28;

/** Of every class; without it a place has the same name on all devices, as it stands in the page. */
const CLASS_PREFIX = 'ad-';

const size = (width: AdSize['width'], height: number): AdSize => ({ width, height });
const RECTANGLE = size(300, 250);
const BANNER = size(728, 90);
const PHONE_BANNER = size(320, 50);
const FLUID = size('fluid', 250);
/** As wide as a text: before what has to be made smaller for it. */
const OF_A_TEXT = size(728, 250);
const NONE: readonly AdSize[] = [];

export const slots = {
  skybox: {
    family: 'skybox',
    kind: 'display',
    design: 'skybox',
    constraint: 'all',
    desktopSlotName: 'skybox-desktop',
    tabletSlotName: 'skybox-tablet',
    mobileSlotName: 'skybox-phone',
    class: 'ad-skybox',
    sizes: { desktop: [size(970, 250), BANNER], tablet: [BANNER], mobile: [PHONE_BANNER] },
    loading: 'delayed',
    collapses: false,
    sticky: true,
  },
  inContent: {
    family: 'in-content',
    kind: 'display',
    design: 'billboard',
    constraint: 'all',
    desktopSlotName: 'in-content-desktop',
    tabletSlotName: 'in-content-tablet',
    mobileSlotName: 'in-content-phone',
    class: 'ad-in-content',
    sizes: { desktop: [OF_A_TEXT, FLUID], tablet: [OF_A_TEXT, FLUID], mobile: [RECTANGLE] },
    loading: 'lazy',
    collapses: true,
  },
  mpu: {
    family: 'mpu',
    kind: 'display',
    design: 'mpu',
    constraint: 'desktop',
    desktopSlotName: 'mpu-rail',
    tabletSlotName: 'mpu-rail',
    mobileSlotName: 'mpu-rail',
    class: 'ad-mpu',
    sizes: { desktop: [RECTANGLE], tablet: NONE, mobile: NONE },
    loading: 'lazy',
    collapses: true,
  },
  half: {
    family: 'mpu',
    kind: 'display',
    design: 'mpu',
    constraint: 'desktop',
    desktopSlotName: 'half-rail',
    tabletSlotName: 'half-rail',
    mobileSlotName: 'half-rail',
    class: 'ad-half',
    sizes: { desktop: [size(300, 600), RECTANGLE], tablet: NONE, mobile: NONE },
    loading: 'lazy',
    collapses: true,
  },
  omnibar: {
    family: 'omnibar',
    kind: 'display',
    design: 'omnibar',
    constraint: 'all',
    desktopSlotName: 'omnibar-desktop',
    tabletSlotName: 'omnibar-tablet',
    mobileSlotName: 'omnibar-phone',
    class: 'ad-omnibar',
    sizes: { desktop: [BANNER], tablet: [BANNER], mobile: [PHONE_BANNER] },
    loading: 'delayed',
    collapses: true,
    sticky: true,
  },
  videoRectangle: {
    family: 'video-rectangle',
    kind: 'display',
    design: 'mpu',
    constraint: 'all',
    desktopSlotName: 'video-rectangle-desktop',
    tabletSlotName: 'video-rectangle-tablet',
    mobileSlotName: 'video-rectangle-phone',
    class: 'ad-video-rectangle',
    sizes: { desktop: [RECTANGLE], tablet: [RECTANGLE], mobile: [RECTANGLE] },
    loading: 'lazy',
    collapses: true,
  },
  /** A card of a river. */
  nativeCard: {
    family: 'native',
    kind: 'native',
    design: 'card',
    constraint: 'all',
    desktopSlotName: 'native-card-desktop',
    tabletSlotName: 'native-card-tablet',
    mobileSlotName: 'native-card-phone',
    class: 'ad-native-card',
    sizes: { desktop: [size('fluid', 168)], tablet: [size('fluid', 168)], mobile: [size('fluid', 320)] },
    loading: 'lazy',
    collapses: true,
  },
  /** One card of a marketplace: it is sold as a set of four. */
  nativeMarketplace: {
    family: 'native',
    kind: 'native',
    design: 'marketplace',
    constraint: 'all',
    desktopSlotName: 'native-marketplace-desktop',
    tabletSlotName: 'native-mpu-middle',
    mobileSlotName: 'native-marketplace-phone',
    class: 'ad-native-marketplace',
    sizes: { desktop: [size('fluid', 260)], tablet: [size('fluid', 300)], mobile: [size('fluid', 260)] },
    loading: 'lazy',
    collapses: true,
    most: { tablet: 99 },
  },
  /** Between the pictures of a gallery. */
  gallery: {
    family: 'in-content',
    kind: 'display',
    design: 'billboard',
    constraint: 'all',
    desktopSlotName: 'gallery-desktop',
    tabletSlotName: 'gallery-tablet',
    mobileSlotName: 'gallery-phone',
    class: 'ad-gallery',
    sizes: { desktop: [OF_A_TEXT, FLUID], tablet: [OF_A_TEXT, FLUID], mobile: [RECTANGLE] },
    loading: 'lazy',
    collapses: true,
    cachesBids: { device: 'mobile', position: 2 },
  },
  /** Beside a picture of a gallery. */
  galleryRail: {
    family: 'mpu',
    kind: 'display',
    design: 'mpu',
    constraint: 'desktop',
    desktopSlotName: 'gallery-rail',
    tabletSlotName: 'gallery-rail',
    mobileSlotName: 'gallery-rail',
    class: 'ad-gallery-rail',
    sizes: { desktop: [RECTANGLE], tablet: NONE, mobile: NONE },
    loading: 'lazy',
    collapses: true,
  },
} as const satisfies Record<string, SlotConfig>;

export type SlotKey = keyof typeof slots;

/** What an ad of a look is at least as high as, in CSS pixels; what has no line here is as high as its ad. */
export const MIN_HEIGHTS = {
  mpu: { desktop: 250, tablet: 250, mobile: 250 },
  billboard: { desktop: 90, tablet: 90, mobile: 250 },
} as const satisfies Record<string, Readonly<Record<Device, number>>>;

const minHeights: Readonly<Record<string, Readonly<Record<Device, number>>>> = MIN_HEIGHTS;

export function slotNameFor(config: SlotConfig, device: Device): string {
  const { desktopSlotName: desktop, tabletSlotName: tablet, mobileSlotName: mobile } = config;
  return { desktop, tablet, mobile }[device];
}

export const isOn = ({ constraint, sizes }: SlotConfig, device: Device): boolean =>
  (constraint === 'all' || constraint === device) && sizes[device].length > 0;

/** The height that is kept from the first paint on, in CSS pixels: nothing that may be shown needs more. */
export function roomFor(config: SlotConfig, device: Device): number {
  if (!isOn(config, device)) return 0;
  const heights = config.sizes[device].map(({ height }) => height);
  return Math.max(minHeights[config.design]?.[device] ?? 0, ...heights) + LABEL_HEIGHT;
}

export const sharesBids = ({ cachesBids }: SlotConfig, device: Device, position: number): boolean =>
  cachesBids?.device === device && cachesBids.position === position;

export interface PlacedSlot extends AskedSlot {
  readonly key: SlotKey;
}

/**
 * The places of a page in their order, as they are asked for on one device: each is counted from 1 within its family,
 * unless the page says that nothing is counted.
 */
export function placedSlots(
  keys: readonly SlotKey[],
  device: Device,
  { disableAdIncrement = false }: { readonly disableAdIncrement?: boolean } = {},
): PlacedSlot[] {
  const inFamily = new Map<string, number>();
  const ofKey = new Map<SlotKey, number>();
  return keys.flatMap((key) => {
    const config: SlotConfig = slots[key];
    const number = (ofKey.get(key) ?? 0) + 1;
    if (!isOn(config, device) || number > (config.most?.[device] ?? Number.POSITIVE_INFINITY)) return [];
    const counted = (inFamily.get(config.family) ?? 0) + 1;
    ofKey.set(key, number);
    inFamily.set(config.family, counted);
    const position = disableAdIncrement ? 1 : counted;
    const sizes = config.sizes[device].map(sizeName);
    return [
      { key, id: `${config.class.slice(CLASS_PREFIX.length)}-${number}`, placement: config.family, position, sizes },
    ];
  });
}
