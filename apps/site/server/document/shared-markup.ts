/**
 * Markup that stands in many documents (header, footer, a story's text) is encoded once. While React renders, a mark
 * stands in its place: React has less to copy, and the bytes are put in when the document is put together.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ownBytes } from './own-bytes.ts';

/** Unguessable, so that nothing that editors write can stand for a mark. */
const SECRET = randomUUID();
const MARK = new RegExp(`<!--${SECRET}:(\\d+)-->`);
const KEPT_BYTES = 8 * 1024 * 1024;

const encoded = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (bytes, markup) => 1 + bytes.length + 2 * markup.length,
});

export type MarkupPiece = string | Buffer;

export class SharedMarkup {
  readonly #marked: string[] = [];

  /** Gives the mark to render instead of this markup. */
  mark(markup: string): string {
    this.#marked.push(markup);
    return `<!--${SECRET}:${this.#marked.length - 1}-->`;
  }

  /** Takes rendered HTML apart at its marks, with the encoded markup in their places. */
  assemble(html: string): MarkupPiece[] {
    // Splitting by a pattern with a group gives text and the numbers of marks in turn.
    return html
      .split(MARK)
      .map((piece, index) => (index % 2 === 0 ? piece : encode(this.#marked[Number(piece)] ?? '')));
  }
}

function encode(markup: string): Buffer {
  const known = encoded.get(markup);
  if (known) return known;
  const bytes = ownBytes(markup);
  encoded.set(markup, bytes);
  return bytes;
}
