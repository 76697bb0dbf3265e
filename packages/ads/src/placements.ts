/** The places for advertising on pages: what may stand in each, how much room is kept for it, and when it is filled. */
import type { Device, DeviceType } from '@masthead/rules';

/** How advertising is bought and shown. */
export const AD_KINDS = ['display', 'search', 'native', 'recommendation', 'media'] as const;
export type AdKind = (typeof AD_KINDS)[number];

export const PLACEMENT_FAMILIES = ['skybox', 'in-content', 'mpu', 'omnibar', 'video-rectangle', 'native'] as const;
export type PlacementFamily = (typeof PLACEMENT_FAMILIES)[number];

/** In CSS pixels; `fluid` takes the width that it finds. */
export interface AdSize {
  readonly width: number | 'fluid';
  readonly height: number;
}

/** Such as `970x250`, `fluidx250`. */
export type SizeName = `${number}x${number}` | `fluidx${number}`;
export const isSizeName = (text: string): text is SizeName => /^(?:\d{1,4}|fluid)x\d{1,4}$/.test(text);
export const sizeName = ({ width, height }: AdSize): SizeName => `${width}x${height}` as SizeName;

export interface SlotConfig {
  readonly family: PlacementFamily;
  readonly kind: AdKind;
  /** The look that it is made for. */
  readonly design: string;
  /** The devices that have it. */
  readonly constraint: DeviceType;
  readonly desktopSlotName: string;
  readonly tabletSlotName: string;
  readonly mobileSlotName: string;
  /** The class that others find it by. */
  readonly class: string;
  /** The sizes that it takes on each device, the ones that it likes best first; room is kept for the largest. */
  readonly sizes: Readonly<Record<Device, readonly AdSize[]>>;
  /** Lazy: when the reader comes near (200 % of the window). Delayed: when the page works. */
  readonly loading: 'lazy' | 'delayed';
  /** It may be taken away while it is empty and below what the reader sees. */
  readonly collapses: boolean;
  readonly sticky?: true;
  /** How many a page may have of it. */
  readonly most?: Readonly<Partial<Record<Device, number>>>;
  /** Where the bids of an earlier auction may be used again. */
  readonly cachesBids?: { readonly device: Device; readonly position: number };
}

/** What the page has room for. */
export interface AskedSlot {
  /** Of its own on the page, such as `in-content-2`. */
  readonly id: string;
  readonly placement: PlacementFamily;
  /** From 1, within its family. */
  readonly position: number;
  readonly sizes: readonly SizeName[];
}
