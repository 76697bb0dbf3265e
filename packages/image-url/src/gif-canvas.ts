/** What a GIF says of itself: the canvas that its frames are drawn on, which decoders may believe or not. */
import type { Size } from './crop.ts';

const WIDTH_AT = 6;
const HEIGHT_AT = 8;
const HEAD_BYTES = 10;

export function gifCanvas({ buffer, byteOffset }: Uint8Array): Size {
  const head = new DataView(buffer, byteOffset, HEAD_BYTES);
  return { width: head.getUint16(WIDTH_AT, true), height: head.getUint16(HEIGHT_AT, true) };
}
