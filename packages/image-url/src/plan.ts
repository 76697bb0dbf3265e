/** How an order is carried out on a picture: which part of it, and how large. Pages reserve room by it, the service draws by it. */
import { type Box, cropAround, cropToRatio, moveInside, type Size } from './crop.ts';
import type { Order } from './order.ts';

export interface Plan {
  /** The part of the picture that is shown, in its own pixels. */
  region: Box;
  /** How large the answer is. */
  size: Size;
}

/** A picture is never enlarged: an order for more than there is gets what there is, in the shape that was asked for. */
export function planFor(picture: Size, order: Order): Plan {
  const region = regionOf(picture, order);
  return { region, size: sizeOf(region, order) };
}

const CENTRE = 5;

function regionOf(picture: Size, { width, height, fit, crop, focus, gravity }: Order): Box {
  const drawn = moveInside(crop ?? { x: 0, y: 0, ...picture }, picture);
  if (fit !== 'crop' || !width || !height) return drawn;
  if (focus && !crop) return cropAround(picture, width / height, focus);
  return cropToRatio(drawn, width / height, gravity ?? CENTRE, picture);
}

function sizeOf(region: Box, { width, height, fit }: Order): Size {
  const scales = [width && width / region.width, height && height / region.height].filter(
    (scale) => scale !== undefined,
  );
  if (scales.length === 0) return { width: region.width, height: region.height };
  const scale = Math.min(1, fit === 'cover' ? Math.max(...scales) : Math.min(...scales));
  const cut = fit === 'crop' && width !== undefined && height !== undefined;
  if (cut && width <= region.width && height <= region.height) return { width, height };
  return scaled(region, scale);
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

export interface Drawing {
  /** The whole picture at its new size… */
  scaled: Size;
  /** …and the part of that which is cut out. */
  cut: Box;
}

/** The same with the cut after scaling: a decoder that can read a picture small then does. */
export function drawingOf(picture: Size, { region, size }: Plan): Drawing {
  const across = size.width / region.width;
  const down = size.height / region.height;
  const whole = {
    width: Math.max(size.width, Math.round(picture.width * across)),
    height: Math.max(size.height, Math.round(picture.height * down)),
  };
  const x = Math.min(Math.round(region.x * across), whole.width - size.width);
  const y = Math.min(Math.round(region.y * down), whole.height - size.height);
  return { scaled: whole, cut: { ...size, x, y } };
}
