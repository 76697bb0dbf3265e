/**
 * The frames of moving pictures, counted by the blocks of their files. Decoders take quadratic time for very many
 * frames, and leave out without a word what is missing of them: so both are looked at before a decoder is.
 */

export interface GifFrames {
  frames: number;
  /** It was sent to its end. */
  isWhole: boolean;
}

const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const HEAD_LENGTH = 13;
const HEAD_FLAGS = 10;
const IMAGE_LENGTH = 10;
const IMAGE_FLAGS = 9;
const HAS_COLORS = 0x80;

export function gifFrames(bytes: Uint8Array): GifFrames {
  let frames = 0;
  let at = HEAD_LENGTH + colorBytes(bytes[HEAD_FLAGS]);
  for (;;) {
    const kind = bytes[at];
    if (kind === TRAILER) return { frames, isWhole: true };
    if (kind === EXTENSION) at = afterBlocks(bytes, at + 2);
    else if (kind === IMAGE) {
      frames += 1;
      at = afterBlocks(bytes, at + IMAGE_LENGTH + colorBytes(bytes[at + IMAGE_FLAGS]) + 1);
    }
    // Some programs end their data twice.
    else if (kind === 0) at += 1;
    else return { frames, isWhole: false };
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

const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;
/** As text is read as a number, from its last letter to its first. */
const [GIF8, RIFF, WEBP, ANMF] = [0x38464947, 0x46464952, 0x50424557, 0x464d4e41];

function webpFrames(view: DataView): number {
  let frames = 0;
  for (let at = RIFF_HEAD; at + CHUNK_HEAD <= view.byteLength; ) {
    if (view.getUint32(at, true) === ANMF) frames += 1;
    const length = view.getUint32(at + 4, true);
    at += CHUNK_HEAD + length + (length % 2);
  }
  return frames;
}

/** Of a GIF or a WebP, by how its bytes begin; everything else does not move here. */
export function framesIn(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < RIFF_HEAD) return 1;
  const beginning = view.getUint32(0, true);
  if (beginning === GIF8) return gifFrames(bytes).frames;
  return beginning === RIFF && view.getUint32(8, true) === WEBP ? webpFrames(view) : 1;
}
