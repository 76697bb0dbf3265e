/**
 * A text as brotli with room in it for a part that each response writes itself. What stands around the room is compressed
 * once, as one stream that is flushed before and after it; the part goes in as an uncompressed block.
 *
 * What a decoder makes of the second half depends on four things besides that half: how many bytes came before it, the
 * last two of them, the distances it remembers, and the bytes that are copied from earlier. The room has one size and ends
 * in two bytes that are always the same; an uncompressed block changes no distance; and that nothing is copied out of the
 * room is proved for each text by reading it once with a part that has no byte in common with what was compressed.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { ownBytes } from './own-bytes.ts';

export interface BrotliAround {
  /** How many bytes a response's own part may have. */
  room: number;
  before: Buffer;
  after: Buffer;
  /** Stands after the own part, in its block. */
  lastTwo: Buffer;
}

/** Smaller than gzip at its best, and not slower than gzip as it is. */
const QUALITY = 5;
const WINDOW_BITS = 18;
const CONTEXT = 2;
const BLOCK_HEADER = 3;
/** Of one block, with the shortest header. */
const LONGEST_BLOCK = 0x1_0000;

const decompress = promisify(brotliDecompress);

/** Undefined where it cannot be done; the caller has another encoding. */
export async function brotliAround(before: Buffer, after: Buffer, room: number): Promise<BrotliAround | undefined> {
  if (after.length < CONTEXT || room + CONTEXT > LONGEST_BLOCK) return undefined;
  const lastTwo = ownBytes(after.subarray(0, CONTEXT));
  const standIn = unlikeText(room);
  const rest = after.subarray(CONTEXT);
  const [first, , last] = await flushedParts(before, Buffer.concat([standIn, lastTwo]), rest);
  const around = { room, before: ownBytes(first), after: ownBytes(last), lastTwo };
  const other = Buffer.from(standIn.map((byte) => byte ^ 0x55));
  const decoded = await decompress(Buffer.concat(splice(around, other))).catch(() => undefined);
  return decoded?.equals(Buffer.concat([before, other, after])) ? around : undefined;
}

/** The whole stream, in pieces that other responses share but for one. Spaces before the own part fill its room. */
export function splice({ room, before, after, lastTwo }: BrotliAround, ownPart: string | Buffer): Buffer[] {
  const block = Buffer.allocUnsafe(BLOCK_HEADER + room + CONTEXT);
  const end = BLOCK_HEADER + room;
  const start = end - Buffer.byteLength(ownPart);
  block.writeUIntLE(headerOf(room + CONTEXT), 0, BLOCK_HEADER);
  block.fill(' ', BLOCK_HEADER, start);
  if (typeof ownPart === 'string') block.write(ownPart, start);
  else ownPart.copy(block, start);
  lastTwo.copy(block, end);
  return [before, block, after];
}

/** Not the last block; its length in four nibbles, less one; uncompressed: bits from the lowest on (RFC 7932, 9.2). */
const headerOf = (length: number): number => ((length - 1) << 3) | (1 << 19);

/** No text has such bytes, and no four of them come twice: nothing in it is worth a copy, nor is it for what follows. */
function unlikeText(length: number): Buffer {
  const bytes = createHash('shake256', { outputLength: Math.max(length, 1) }).digest();
  return Buffer.from(bytes.subarray(0, length).map((byte) => byte | 0x80));
}

/** One stream, in the bytes that each of three parts became: a flush ends on a byte boundary. */
async function flushedParts(...parts: readonly [Buffer, Buffer, Buffer]): Promise<[Buffer, Buffer, Buffer]> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: parts.reduce((sum, { length }) => sum + length, 0),
    },
  });
  let written: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => written.push(chunk));
  const taken = (): Buffer => {
    const all = Buffer.concat(written);
    written = [];
    return all;
  };
  const flushed = (part: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      stream.once('error', reject);
      stream.write(part);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve(taken()));
    });
  const first = await flushed(parts[0]);
  const second = await flushed(parts[1]);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  stream.once('end', () => resolve(taken())).once('error', reject);
  stream.end(parts[2]);
  return [first, second, await promise];
}
