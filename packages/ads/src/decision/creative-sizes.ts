/** Which creative stands in which place, and at which size. */
import type { AskedSlot, SizeName } from '../placements.ts';
import { VIDEO_AD_SIZE } from '../video-request.ts';
import type { Creative } from './campaign.ts';

const FLUID = 'fluidx';

/** Where creatives of a kind are looked for: by their size, or all natives, which take any. */
export type Shape = SizeName | 'native';

function shapesOf(creative: Creative): readonly Shape[] {
  switch (creative.kind) {
    case 'picture':
      return [creative.size, fluidOf(creative.size)];
    case 'responsive':
      return creative.sizes.flatMap((size) => [size, fluidOf(size)]);
    case 'native':
      return ['native'];
    case 'video':
      return [VIDEO_AD_SIZE];
  }
}

export const shapesOfSlot = ({ placement, sizes }: AskedSlot): readonly Shape[] =>
  placement === 'native' ? ['native'] : sizes;

const heightOf = (size: SizeName): string => size.slice(size.indexOf('x') + 1);
const widthOf = (size: SizeName): number => Number.parseInt(size, 10) || 0;
/** A place of any width takes whatever has its height. */
const fluidOf = (size: SizeName): Shape => `${FLUID}${Number(heightOf(size))}`;

/** The size that a creative has in a place; undefined: it does not fit. */
function sizeIn(creative: Creative, size: SizeName): SizeName | undefined {
  switch (creative.kind) {
    case 'picture':
      return creative.size === size || fluidOf(creative.size) === size ? creative.size : undefined;
    case 'responsive':
      if (creative.sizes.includes(size)) return size;
      return creative.sizes.filter((own) => fluidOf(own) === size).sort((a, b) => widthOf(b) - widthOf(a))[0];
    case 'native':
      return undefined;
    case 'video':
      return size === VIDEO_AD_SIZE ? size : undefined;
  }
}

export interface Fit {
  readonly creative: Creative;
  readonly size: SizeName;
}

/** By shape, what may take turns in a place that has it: all that are as wide there as the widest. */
export type Fits = ReadonlyMap<Shape, readonly Fit[]>;

export function fitsOf(creatives: readonly Creative[]): Fits {
  const shapes = new Set(creatives.flatMap(shapesOf));
  return new Map([...shapes].map((shape) => [shape, widestFits(creatives, shape)]));
}

function widestFits(creatives: readonly Creative[], shape: Shape): Fit[] {
  // A card is as large as its place.
  if (shape === 'native')
    return creatives.flatMap((creative) => (creative.kind === 'native' ? [{ creative, size: NO_SIZE }] : []));
  const fits = creatives.flatMap((creative) => {
    const size = sizeIn(creative, shape);
    return size === undefined ? [] : [{ creative, size }];
  });
  const widest = Math.max(...fits.map(({ size }) => widthIn(size)));
  return fits.filter(({ size }) => widthIn(size) === widest);
}

const NO_SIZE: SizeName = '0x0';
const NO_FITS: readonly Fit[] = [];

/** In the first of a place's sizes that anything has. */
export function fitsIn(fits: Fits, { placement, sizes }: AskedSlot): readonly Fit[] {
  if (placement === 'native') return fits.get('native') ?? NO_FITS;
  for (const size of sizes) {
    const found = fits.get(size);
    if (found) return found;
  }
  return NO_FITS;
}

export const sizeOf = ({ creative, size }: Fit, { sizes }: AskedSlot): SizeName =>
  creative.kind === 'native' ? (sizes[0] ?? size) : size;

const widthIn = (size: SizeName): number => (size.startsWith(FLUID) ? Number.POSITIVE_INFINITY : widthOf(size));
