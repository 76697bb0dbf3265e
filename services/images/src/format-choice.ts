/** In which format a picture is sent. */
import type { Format, Order } from '@masthead/image-url';
import { acceptsEncoding } from '@masthead/runtime';
import type { Kind } from './asked.ts';

export interface FormatChoice {
  format: Format;
  /** Another browser may get another one. */
  varies: boolean;
}

/** Best first. */
const MODERN = ['avif', 'webp'] as const;

/** A browser must name a modern format: all of them say that they take any picture. */
export function chooseFormat(order: Order, kind: Kind, accept: string): FormatChoice {
  if (order.format) return { format: order.format, varies: false };
  const own = ownFormat(order, kind);
  if (!order.auto) return { format: own, varies: false };
  // An Accept header is written as an Accept-Encoding header is.
  return { format: MODERN.find((format) => acceptsEncoding(accept, `image/${format}`)) ?? own, varies: true };
}

/** One picture of a moving one has few colours and hard edges. */
const ownFormat = ({ frame }: Order, kind: Kind): Format =>
  kind === 'gif' || (kind === 'webp' && frame) ? 'png' : kind;
