/** Reads a segment from where the database stands, in portions of a bounded size. */
import { open } from 'node:fs/promises';
import { type Frame, frameAt } from './frame.ts';

export interface Read {
  frames: Frame[];
  /** Where the first frame begins that is not among these. */
  end: number;
}

/** One transaction's worth: long enough to pay for its commit, short enough that nobody waits for it. */
const PORTION_BYTES = 1024 * 1024;

/** Without frames when there is nothing more, or not yet. */
export async function readPortion(path: string, start: number, most = PORTION_BYTES): Promise<Read> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const length = Math.min(size - start, most);
    const read = framesIn(await bytesAt(handle, start, length), start);
    // One frame may be longer than a portion.
    return read.frames.length === 0 && length < size - start ? readPortion(path, start, most * 2) : read;
  } finally {
    await handle.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

async function bytesAt(handle: Handle, start: number, length: number): Promise<Buffer> {
  if (length <= 0) return Buffer.alloc(0);
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

function framesIn(bytes: Buffer, start: number): Read {
  const frames: Frame[] = [];
  let position = 0;
  for (let next = frameAt(bytes, position); next; next = frameAt(bytes, position)) {
    frames.push(next.frame);
    position = next.end;
  }
  return { frames, end: start + position };
}
