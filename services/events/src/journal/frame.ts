/**
 * How a batch stands in the journal: its length and a checksum, what the collector knows of it, and its bytes as they
 * came. A process may be killed in the middle of a write: what is not whole at the end of a file was never acknowledged.
 */
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** What the collector knows of a batch that its sender did not say. */
const receiptSchema = z.strictObject({
  /** By this machine's clock. */
  receivedAt: z.number().int(),
  country: z.string().nullable(),
  robot: z.boolean(),
});
type Receipt = z.output<typeof receiptSchema>;

export interface Frame {
  receipt: Receipt;
  /** JSON of the wire, which was checked before it was taken. */
  body: Buffer;
}

const HEAD_BYTES = 8;
const NEW_LINE = 0x0a;

export function encodeFrame({ receipt, body }: Frame): Buffer {
  const about = Buffer.from(`${JSON.stringify(receipt)}\n`);
  const length = about.length + body.length;
  const frame = Buffer.allocUnsafe(HEAD_BYTES + length);
  about.copy(frame, HEAD_BYTES);
  body.copy(frame, HEAD_BYTES + about.length);
  frame.writeUInt32LE(length, 0);
  frame.writeUInt32LE(crc32(frame.subarray(HEAD_BYTES)), 4);
  return frame;
}

/** The frame that begins there and where the next one does; undefined when it is not, or not yet, whole. */
export function frameAt(bytes: Buffer, start: number): { frame: Frame; end: number } | undefined {
  if (start + HEAD_BYTES > bytes.length) return undefined;
  const end = start + HEAD_BYTES + bytes.readUInt32LE(start);
  if (end > bytes.length) return undefined;
  const content = bytes.subarray(start + HEAD_BYTES, end);
  if (crc32(content) !== bytes.readUInt32LE(start + 4)) return undefined;
  const about = content.indexOf(NEW_LINE);
  const receipt = receiptSchema.parse(JSON.parse(content.toString('utf8', 0, about)));
  return { frame: { receipt, body: content.subarray(about + 1) }, end };
}
