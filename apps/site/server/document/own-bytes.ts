import { utf8 } from './utf8.ts';

/**
 * Bytes with memory of their own. Node cuts small buffers out of larger ones; a slice that is kept would keep the whole
 * of the larger one alive for as long as itself.
 */
export function ownBytes(source: Buffer | string): Buffer {
  const bytes = typeof source === 'string' ? utf8(source) : source;
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
