/** Cutting a rectangle out of a picture. All numbers are pixels of the whole picture. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** What must stay in sight, as fractions of the picture's width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** As numbers on a keypad read from the top: 1 is the upper left corner, 5 the centre, 9 the lower right; 0 is the centre too. */
export type Gravity = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const CROP = /^(\d{1,6})x(\d{1,6})\+(\d{1,6})\+(\d{1,6})$/;
/** No picture goes on further; what is cut out of a rectangle within this is within it too, so it can be written. */
const FURTHEST = 999_999;

/** "800x600+10+20"; undefined for anything else, and for a rectangle of nothing. */
export function parseCrop(text: string): Box | undefined {
  const [width, height, x, y] = (CROP.exec(text) ?? []).slice(1).map(Number);
  if (!width || !height || x === undefined || y === undefined) return undefined;
  return Math.max(x + width, y + height) > FURTHEST ? undefined : { width, height, x, y };
}

export const formatCrop = ({ width, height, x, y }: Box): string => `${width}x${height}+${x}+${y}`;

export const isGravity = (value: number): value is Gravity => Number.isInteger(value) && value >= 0 && value <= 9;

const isCentred = (gravity: Gravity): boolean => gravity === 0 || gravity === 5;

/** Where gravity points, as fractions: 0 is left or top, 1 right or bottom. */
function anchorOf(gravity: Gravity): Focus {
  const place = isCentred(gravity) ? 4 : gravity - 1;
  return { x: (place % 3) / 2, y: Math.floor(place / 3) / 2 };
}

function assertNumbers(numbers: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(numbers))
    if (!Number.isFinite(value)) throw new TypeError(`A crop takes numbers, and its ${name} is ${value}`);
}

const assertBox = ({ x, y, width, height }: Box, picture: Size): void =>
  assertNumbers({ x, y, width, height, 'picture width': picture.width, 'picture height': picture.height });

/** The largest size of a ratio that fits in another. */
function shrink({ width, height }: Size, ratio: number): Size {
  return width / height > ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Moves a rectangle into the picture; one that is too large becomes smaller in its own shape. */
export function moveInside(box: Box, picture: Size): Box {
  assertBox(box, picture);
  const scale = Math.min(1, picture.width / box.width, picture.height / box.height);
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  return { width, height, x: within(box.x, 0, picture.width - width), y: within(box.y, 0, picture.height - height) };
}

/**
 * Makes a crop that somebody drew fit a ratio, by cutting off what gravity does not point at. A centred one stays where
 * it was drawn; the others are moved into the picture.
 */
export function cropToRatio(crop: Box, ratio: number, gravity: Gravity, picture: Size): Box {
  assertBox(crop, picture);
  assertNumbers({ ratio, gravity });
  const size = shrink(crop, ratio);
  const anchor = anchorOf(gravity);
  const cut = {
    ...size,
    x: crop.x + Math.round((crop.width - size.width) * anchor.x),
    y: crop.y + Math.round((crop.height - size.height) * anchor.y),
  };
  return isCentred(gravity) ? cut : moveInside(cut, picture);
}

/** The largest part of a ratio with what must be seen as near to its middle as the picture's edges allow. */
export function cropAround(picture: Size, ratio: number, focus: Focus): Box {
  const { width, height } = picture;
  assertNumbers({ width, height, ratio, 'focus x': focus.x, 'focus y': focus.y });
  const size = shrink(picture, ratio);
  const x = Math.round(width * focus.x - size.width / 2);
  const y = Math.round(height * focus.y - size.height / 2);
  return moveInside({ ...size, x, y }, picture);
}
