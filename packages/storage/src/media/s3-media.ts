/** Media in a bucket of S3, or of a store that speaks as S3 does. */
import { S3mini } from 's3mini';
import type { BytePart, Media } from './media.ts';
import { isMediaPath, noMediaPath } from './media-path.ts';
import { hasNoSuchKey, isBeyondEnd, isNotFound, storageErrorFor } from './s3-failure.ts';
import { fetchInTime, retrying } from './s3-requests.ts';

export interface S3Place {
  /** With a protocol and without a slash at the end; the bucket is the first part of the path behind it. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Stands before every path: empty, or starts with a slash and ends without one. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const LONGEST_KEY = 1024;
const WAIT_MS = 10_000;

export function s3Media({ endpoint, bucket, prefix, ...access }: S3Place, waitMs = WAIT_MS): Media {
  const store = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, fetch: fetchInTime(waitMs) });

  /** Undefined when nothing can be kept at that path. */
  function keyOf(path: string): string | undefined {
    const key = `${prefix}${path}`.slice(1);
    return isMediaPath(path) && key.length <= LONGEST_KEY ? key : undefined;
  }

  async function asked<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    return retrying(ask).catch((error: unknown) => {
      throw storageErrorFor(error, { what, bucket });
    });
  }

  async function read(key: string, part: BytePart | undefined): Promise<Buffer<ArrayBuffer> | undefined> {
    try {
      const answer = await store.getObjectRaw(key, !part, part?.first, part && part.last + 1);
      if (!part) return Buffer.from(await answer.arrayBuffer());
      return isOfLength(answer, part.of) ? await partIn(answer, part) : undefined;
    } catch (error) {
      if (hasNoSuchKey(error)) return undefined;
      if (isBeyondEnd(error)) return Buffer.alloc(0);
      throw error;
    }
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    try {
      const size = await store.getContentLength(key).catch(throwCause);
      // The client takes an answer without a length for one of nothing.
      return size === 0 ? (await read(key, undefined))?.length : size;
    } catch (error) {
      if (!isNotFound(error)) throw error;
      // An answer to HEAD has no text: only that of a GET says whether the file is missing or the bucket.
      await read(key, { first: 0, last: 0 });
      return undefined;
    }
  }

  return {
    async write(path, bytes) {
      const key = keyOf(path);
      if (key === undefined) throw noMediaPath(path);
      await asked(`Writing ${path}`, () => store.putObject(key, bytes));
    },
    async sizeOf(path) {
      const key = keyOf(path);
      return key === undefined ? undefined : asked(`Looking for ${path}`, () => sizeOf(key));
    },
    async read(path, part) {
      const key = keyOf(path);
      return key === undefined ? undefined : asked(`Reading ${path}`, () => read(key, part));
    },
  };
}

/** The client wraps what goes wrong when it asks for a size. */
function throwCause(error: Error): never {
  throw error.cause;
}

/** Where the store tells how long the whole file is. */
function isOfLength({ headers }: Response, length: number | undefined): boolean {
  const [, told] = /^bytes \d+-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return length === undefined || told === undefined || Number(told) === length;
}

/** A store may send more than was asked for, up to the whole file: nothing is kept of it but the part. */
async function partIn({ status, body }: Response, { first, last }: BytePart): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let start = status === 206 ? first : 0;
  for await (const bytes of body ?? []) {
    pieces.push(bytes.subarray(Math.max(0, first - start), last + 1 - start));
    start += bytes.length;
    if (start > last) break;
  }
  return Buffer.concat(pieces);
}
