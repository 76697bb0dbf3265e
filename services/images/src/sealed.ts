/** Bytes with a checksum behind them, so that a file that was cut short or damaged is told from a whole one. */
import { crc32 } from 'node:zlib';

const SEAL_BYTES = 8;

export function seal(bytes: Uint8Array): Buffer {
  const end = Buffer.alloc(SEAL_BYTES);
  end.writeUInt32BE(bytes.length, 0);
  end.writeUInt32BE(crc32(bytes), 4);
  return Buffer.concat([bytes, end]);
}

/** The bytes before the seal; undefined when it does not fit them. */
export function unsealed(file: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | undefined {
  const length = file.length - SEAL_BYTES;
  if (length < 0 || file.readUInt32BE(length) !== length) return undefined;
  const bytes = file.subarray(0, length);
  return file.readUInt32BE(length + 4) === crc32(bytes) ? bytes : undefined;
}
