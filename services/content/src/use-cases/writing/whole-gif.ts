/** Whether a GIF is whole. Decoders are too kind: they leave out, without a word, what is missing. */

const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const HEAD_LENGTH = 13;
const HEAD_FLAGS = 10;
const IMAGE_LENGTH = 10;
const IMAGE_FLAGS = 9;
const HAS_COLORS = 0x80;

/** Whether it was sent to its end. */
export function isWholeGif(bytes: Uint8Array): boolean {
  let at = HEAD_LENGTH + colorBytes(bytes[HEAD_FLAGS]);
  for (;;) {
    const kind = bytes[at];
    if (kind === TRAILER) return true;
    if (kind === EXTENSION) at = afterBlocks(bytes, at + 2);
    else if (kind === IMAGE) at = afterBlocks(bytes, at + IMAGE_LENGTH + colorBytes(bytes[at + IMAGE_FLAGS]) + 1);
    // Some programs end their data twice.
    else if (kind === 0) at += 1;
    else return false;
  }
}

/** A table of colours has a power of two of them, three bytes each. */
const colorBytes = (flags = 0): number => (flags & HAS_COLORS ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Data comes in blocks that say their length; one of no length is the last. */
function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}
