/** What a picture really is, read from the head of its bytes: whatever its name or sender says. */

export interface PictureFacts {
  readonly extension: 'png' | 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly moves: boolean;
}

/** Undefined: it is none of the three, or its head is broken. */
export function pictureFacts(given: Uint8Array): PictureFacts | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  try {
    return pngFacts(bytes) ?? webpFacts(bytes) ?? jpegFacts(bytes);
  } catch (error) {
    // It ends before its head does.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngFacts(bytes: Buffer): PictureFacts | undefined {
  if (!bytes.subarray(0, 8).equals(PNG) || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return {
    extension: 'png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    moves: bytes.includes('acTL'),
  };
}

const ANIMATED = 0x02;

function webpFacts(bytes: Buffer): PictureFacts | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const size = webpSize(bytes);
  return size && { extension: 'webp', ...size };
}

function webpSize(bytes: Buffer): Pick<PictureFacts, 'width' | 'height' | 'moves'> | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return undefined;
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, moves: false };
    case 'VP8L': {
      if (bytes.readUInt8(20) !== 0x2f) return undefined;
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1, moves: false };
    }
    case 'VP8X':
      return {
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
        moves: (bytes.readUInt8(20) & ANIMATED) !== 0,
      };
    default:
      return undefined;
  }
}

/** Those markers of a JPEG that say how large it is. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegFacts(bytes: Buffer): PictureFacts | undefined {
  if (bytes.readUIntBE(0, 3) !== 0xffd8ff) return undefined;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return {
        extension: 'jpg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
        moves: false,
      };
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
}
