/** A finished page, ready to be sent many times: per response only its own part is new, compressed or not. */
import { hash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { Encoding } from '@masthead/web';
import { crcJoiner } from './crc-joined.ts';
import type { SplitDocument } from './document.ts';
import type { MarkupPiece } from './kept-markup.ts';
import { ownBytes } from './own-bytes.ts';
import { type BrotliAround, brotliAround, splice } from './spliced-brotli.ts';
import { utf8 } from './utf8.ts';

const deflate = promisify(deflateRaw);

/** ID1 ID2 CM FLG MTIME XFL OS: deflate, no name, no time, unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const STORED_BLOCK_HEADER = 5;
const TRAILER = 8;
const NOTHING = Buffer.alloc(0);

/** A response's own part is filled up to a multiple of this many bytes: without tags of others it is always one. */
const ROOM_STEP = 80;
/** Own parts of so many sizes are kept of a page as brotli; who needs another gets it as it is. */
const MOST_ROOMS = 8;

/** What a reader's browser is sent: the bytes in pieces that other responses share, and how they are encoded. */
export interface EncodedBody {
  pieces: readonly Buffer[];
  encoding: Encoding;
}

interface Deflated {
  before: Buffer;
  after: Buffer;
  crcBefore: number;
  /** Of both, before they were compressed. */
  length: number;
  /** The checksum of the whole, from that of what stands before the second part. */
  crcOf(crcBefore: number): number;
}

interface Room {
  making: Promise<BrotliAround | undefined>;
  /** When it is made, and could be. */
  around?: BrotliAround | undefined;
}

const roomFor = (ownPart: string): number => Math.ceil(Buffer.byteLength(ownPart) / ROOM_STEP) * ROOM_STEP;

export class PageDocument {
  readonly #before: Buffer;
  /** One piece as soon as it is sent more than once: a page that nobody keeps needs no copy of its own. */
  #after: readonly Buffer[];
  #isJoined = false;
  #fingerprint: string | undefined;
  #deflated: Deflated | undefined;
  #deflating: Promise<Deflated> | undefined;
  /** As brotli, by the size of the own part. */
  readonly #rooms = new Map<number, Room>();

  constructor({ beforeNonce, afterNonce }: SplitDocument) {
    this.#before = ownBytes(beforeNonce);
    this.#after = encoded(afterNonce);
  }

  /** Memory held, for the cache's account; compressing adds about a quarter as gzip and a fifth as brotli. */
  get size(): number {
    return Math.ceil((this.#before.length + this.#joined().length) * 1.45);
  }

  /** Of all that every response has: another whenever content or build are. Found out once, for pages that are kept. */
  get fingerprint(): string {
    this.#fingerprint ??= hash('sha256', Buffer.concat([this.#before, this.#joined()]), 'base64url').slice(0, 22);
    return this.#fingerprint;
  }

  async encode(ownPart: string, encoding: Encoding): Promise<EncodedBody> {
    if (encoding === 'br') await this.#makeRoomFor(ownPart);
    if (encoding === 'gzip') {
      this.#deflating ??= this.#deflate();
      this.#deflated = await this.#deflating;
    }
    return this.encodeNow(ownPart, encoding) ?? this.#plain(ownPart);
  }

  /** Without waiting: undefined when it must be compressed and has not been yet. */
  encodeNow(ownPart: string, encoding: Encoding): EncodedBody | undefined {
    switch (encoding) {
      case 'identity':
        return this.#plain(ownPart);
      case 'gzip':
        return this.#deflated && { pieces: this.#gzip(ownPart, this.#deflated), encoding };
      case 'br':
        return this.#brotli(ownPart);
    }
  }

  #plain(ownPart: string): EncodedBody {
    return { pieces: [this.#before, Buffer.from(ownPart), ...this.#after], encoding: 'identity' };
  }

  /** Its room is filled up with spaces, which are nothing to a browser before a tag in the head. */
  #brotli(ownPart: string): EncodedBody | undefined {
    const around = this.#rooms.get(roomFor(ownPart))?.around;
    return around && { pieces: splice(around, ownPart), encoding: 'br' };
  }

  async #makeRoomFor(ownPart: string): Promise<void> {
    const room = roomFor(ownPart);
    const known = this.#rooms.get(room);
    if (!known && this.#rooms.size >= MOST_ROOMS) return;
    const made = known ?? { making: brotliAround(this.#before, this.#joined(), room) };
    this.#rooms.set(room, made);
    made.around = await made.making;
  }

  #joined(): Buffer {
    if (!this.#isJoined) this.#after = [ownBytes(Buffer.concat(this.#after))];
    this.#isJoined = true;
    return this.#after[0] ?? NOTHING;
  }

  /**
   * The text around a response's own part is compressed once. The first part ends on a byte boundary without closing the stream,
   * the second refers to nothing before itself, so that another can stand between them as a stored block.
   */
  async #deflate(): Promise<Deflated> {
    const text = this.#joined();
    const [before, after] = await Promise.all([
      deflate(this.#before, { finishFlush: constants.Z_SYNC_FLUSH }),
      deflate(text),
    ]);
    return {
      before: ownBytes(Buffer.concat([GZIP_HEADER, before])),
      after: ownBytes(after),
      crcBefore: crc32(this.#before),
      length: this.#before.length + text.length,
      crcOf: crcJoiner(crc32(text), text.length),
    };
  }

  #gzip(ownPart: string, { before, after, crcBefore, length: around, crcOf }: Deflated): Buffer[] {
    const length = Buffer.byteLength(ownPart);
    // One piece of memory for what is this response's own: the stored block, and behind it the trailer.
    const own = Buffer.allocUnsafe(STORED_BLOCK_HEADER + length + TRAILER);
    const end = own.write(ownPart, STORED_BLOCK_HEADER) + STORED_BLOCK_HEADER;
    own.writeUInt8(0, 0);
    own.writeUInt16LE(length, 1);
    own.writeUInt16LE(~length & 0xffff, 3);
    own.writeUInt32LE(crcOf(crc32(own.subarray(STORED_BLOCK_HEADER, end), crcBefore)), end);
    own.writeUInt32LE(around + length, end + 4);
    return [before, own.subarray(0, end), after, own.subarray(end)];
  }
}

/** Unguessable, so that it stands in no text. */
const BETWEEN = `<!--${randomUUID()}-->`;

/** All pieces as bytes. The texts among them are encoded in one go, which is much cheaper than one by one. */
function encoded(pieces: readonly MarkupPiece[]): Buffer[] {
  const texts = utf8(pieces.filter((piece) => typeof piece === 'string').join(BETWEEN));
  let from = 0;
  const nextText = (): Buffer => {
    const end = texts.indexOf(BETWEEN, from);
    const text = texts.subarray(from, end < 0 ? undefined : end);
    from = end + BETWEEN.length;
    return text;
  };
  return pieces.map((piece) => (typeof piece === 'string' ? nextText() : piece));
}
