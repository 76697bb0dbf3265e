/** What an address asks for: how large, which part, which format. Written into the query by pages, read from it by the service. */
import { type Box, type Focus, formatCrop, type Gravity, isGravity, parseCrop } from './crop.ts';
import { FITS, type Fit } from './presets.ts';

export const FORMATS = ['avif', 'webp', 'jpeg', 'png', 'mp4'] as const;
export type Format = (typeof FORMATS)[number];

export interface Order {
  width?: number;
  height?: number;
  fit?: Fit;
  /** A part that somebody drew. */
  crop?: Box;
  /** Without a part that was drawn: what to keep when the shape changes. */
  focus?: Focus;
  gravity?: Gravity;
  /** One picture of a moving one; the first is 1. */
  frame?: number;
  format?: Format;
  /** A modern format if the browser takes one. */
  auto?: 'webp';
}

/** No page shows a picture larger than this, and nobody may ask for one. */
export const LONGEST_SIDE = 4096;
const LAST_FRAME = 9999;

export class ImageOrderError extends Error {
  override readonly name = 'ImageOrderError';
}

const formatFocus = ({ x, y }: Focus): string => `${x}x${y}`;

/** With its names in order, so that one order has one address. */
export function queryOf(order: Order): string {
  const { crop, focus, ...plain } = order;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(plain)) if (value !== undefined) query.set(name, String(value));
  if (crop) query.set('crop', formatCrop(crop));
  if (focus) query.set('focus', formatFocus(focus));
  query.sort();
  return query.toString();
}

function wholeNumber(text: string, most: number): number | undefined {
  const number = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  return number <= most ? number : undefined;
}

const oneOf = <const Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text);

function parseFocus(text: string): Focus | undefined {
  const [, x, y] = /^(0|1|0\.\d{1,4})x(0|1|0\.\d{1,4})$/.exec(text) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

function parseGravity(text: string): Gravity | undefined {
  const gravity = /^\d$/.test(text) ? Number(text) : Number.NaN;
  return isGravity(gravity) ? gravity : undefined;
}

type Readers = { [Name in keyof Order]-?: (text: string) => Order[Name] };

const readers: Readers = {
  width: (text) => wholeNumber(text, LONGEST_SIDE),
  height: (text) => wholeNumber(text, LONGEST_SIDE),
  fit: (text) => oneOf(FITS, text),
  crop: parseCrop,
  focus: parseFocus,
  gravity: parseGravity,
  frame: (text) => wholeNumber(text, LAST_FRAME),
  format: (text) => oneOf(FORMATS, text),
  auto: (text) => oneOf(['webp'], text),
};

const isName = (name: string): name is keyof Order => Object.hasOwn(readers, name);

/** An order that is not plain and within its limits is an ImageOrderError that says what is wrong with it. */
export function parseOrder(params: URLSearchParams): Order {
  const order: Order = {};
  for (const [name, text] of params) {
    if (!isName(name)) throw new ImageOrderError(`No picture can be asked for by "${name.slice(0, 40)}"`);
    if (name in order) throw new ImageOrderError(`The ${name} is given twice`);
    const value = readers[name](text);
    if (value === undefined) throw new ImageOrderError(`The ${name} of a picture cannot be "${text.slice(0, 40)}"`);
    Object.assign(order, { [name]: value });
  }
  return order;
}
