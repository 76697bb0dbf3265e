/** The signed address of a picture in one of its sizes. */
import { type PicturePlace, type PlacedPicture, placeOf } from '@masthead/model';
import { cropToRatio, type Focus, isGravity, parseCrop, type Size } from './crop.ts';
import { LONGEST_SIDE, type Order, queryOf } from './order.ts';
import { type PresetName, presets } from './presets.ts';
import { signedAddress } from './signature.ts';

interface Framing extends Size {
  crop?: string | undefined;
  cropGravity?: number | undefined;
  focalPoint?: Focus | undefined;
}

/** What an address depends on of a picture: where it is kept, or what tells that, and what of it must be seen. */
export type AddressedPicture = Framing & (PicturePlace | PlacedPicture);

export interface AddressOptions {
  /** One picture of a moving one; the first is 1. */
  frame?: number;
}

/** A preset's name; or what an older client calls a size, which need not be one. */
export type ImageSize = PresetName | (string & {});

export interface ImageAddresses {
  /** What every address begins with. */
  base: string;
  /** Undefined for what is no picture that can be shown. A size that nobody has named adds no resizing. */
  of(picture: AddressedPicture & PicturePlace, size: ImageSize, options?: AddressOptions): string;
  of(picture: AddressedPicture, size: ImageSize, options?: AddressOptions): string | undefined;
  /** What that address asks for: how a page knows how large the answer is. */
  orderOf(picture: AddressedPicture, size: ImageSize, options?: AddressOptions): Order;
}

interface Deps {
  /** What stands before `/resize/…`: a path of the site, or another host's address. */
  base: string;
  key: string;
  warn(message: string): void;
}

type Named = Pick<Order, 'width' | 'height' | 'fit'>;

const SIZES: ReadonlyMap<string, Named> = new Map(Object.entries(presets));
const AUTO_WEBP = /\.(jpe?g|png)$/i;
const GIF = /\.gif$/i;
const DEPRECATED_SIZE = /^(\d{1,4})x(\d{1,4})$/;

export function createImageAddresses({ base, key, warn }: Deps): ImageAddresses {
  const warned = new Set<string>();

  function sizeOf(size: string): Named {
    const named = SIZES.get(size);
    if (named) return named;
    const [width, height] = (DEPRECATED_SIZE.exec(size) ?? []).slice(1).map(Number);
    if (!width || !height) return {};
    if (!warned.has(size)) warn(`The size "${size}" of a picture is written in a deprecated way: name a preset`);
    warned.add(size);
    // A size that nobody may ask for is none.
    return Math.max(width, height) > LONGEST_SIDE ? {} : { width, height, fit: 'crop' };
  }

  function orderOf(picture: AddressedPicture, size: string, { frame }: AddressOptions = {}): Order {
    const name = placeOf(picture)?.bucketPath ?? '';
    const named = sizeOf(size);
    return {
      ...named,
      ...cutOf(picture, named),
      ...(frame && { frame }),
      ...(GIF.test(name) && !frame && { format: 'mp4' as const }),
      ...(AUTO_WEBP.test(name) && { auto: 'webp' as const }),
    };
  }

  const addressIn = ({ bucketType, bucketPath }: PicturePlace, order: Order): string =>
    base + signedAddress(key, encodedPath(bucketType + bucketPath), queryOf(order));

  function of(picture: AddressedPicture & PicturePlace, size: ImageSize, options?: AddressOptions): string;
  function of(picture: AddressedPicture, size: ImageSize, options?: AddressOptions): string | undefined;
  function of(picture: AddressedPicture, size: ImageSize, options?: AddressOptions): string | undefined {
    const place = placeOf(picture);
    return place && addressIn(place, orderOf(picture, size, options));
  }

  return { base, of, orderOf };
}

const encodedPath = (path: string): string =>
  path
    .split('/')
    .map((step) => encodeURIComponent(step.toWellFormed()))
    .join('/');

/** Which part is kept: what somebody drew, or what must stay in sight. Only a size that cuts needs to know. */
function cutOf(picture: Framing, { width, height, fit }: Named): Pick<Order, 'crop' | 'focus' | 'gravity'> {
  const { crop, cropGravity = 0, focalPoint } = picture;
  const gravity = isGravity(cropGravity) ? cropGravity : 0;
  const drawn = crop ? parseCrop(crop) : undefined;
  const cuts = fit === 'crop' && width && height;
  if (drawn) return { crop: cuts ? cropToRatio(drawn, width / height, gravity, picture) : drawn };
  if (!cuts) return {};
  if (gravity !== 0) return { gravity };
  const focus = focalPoint && rounded(focalPoint);
  return focus && (focus.x !== 0.5 || focus.y !== 0.5) ? { focus } : {};
}

/** As many digits as an address takes: a hundredth of a picture is more than an eye can tell. */
const rounded = ({ x, y }: Focus): Focus => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });
