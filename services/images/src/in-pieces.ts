/**
 * A part of a file as a stream with back-pressure: a piece is read when the one before it has been taken. A slow reader
 * costs one piece of memory however long the file is, and holds neither a file nor a connection of the store open.
 */
import type { BytePart, Media } from '@masthead/storage';

/** Large enough that a store far away is not asked too often. */
const PIECE_BYTES = 256 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** Undefined when there is nothing at that path. The stream breaks off when the file is not the one it was any more. */
export async function readInPieces(
  media: Media,
  path: string,
  { first, last, of }: Required<BytePart>,
): Promise<Bytes | ReadableStream<Bytes> | undefined> {
  let next = first;

  async function read(): Promise<Bytes | undefined> {
    const end = Math.min(next + PIECE_BYTES - 1, last);
    const piece = await media.read(path, { first: next, last: end, of });
    if (piece?.length !== end + 1 - next) return undefined;
    next = end + 1;
    return piece;
  }

  if (last < first) return new Uint8Array(0);
  const beginning = await read();
  if (!beginning || next > last) return beginning;
  return new ReadableStream<Bytes>(
    {
      start: (stream) => stream.enqueue(beginning),
      async pull(stream) {
        const piece = await read();
        // Whoever was promised a length must not take less for the whole.
        if (!piece) throw new Error(`${path} changed while it was read`);
        stream.enqueue(piece);
        if (next > last) stream.close();
      },
    },
    { highWaterMark: 0 },
  );
}
