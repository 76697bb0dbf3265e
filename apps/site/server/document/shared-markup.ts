/**
 * Markup that stands in many documents (header, footer, a story's text) is encoded once. While React renders, a mark
 * stands in its place: React has less to copy, and the bytes are put in when the document is put together.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ownBytes } from './own-bytes.ts';

/** Unguessable, so that nothing that editors write can stand for a mark. */
const SECRET = randomUUID();
const MARK = `<!--${SECRET}:`;
const END_OF_MARK = '-->';
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
    const pieces: MarkupPiece[] = [];
    let from = 0;
    for (let mark = html.indexOf(MARK); mark >= 0; mark = html.indexOf(MARK, from)) {
      const end = html.indexOf(END_OF_MARK, mark);
      const number = Number(html.slice(mark + MARK.length, end));
      pieces.push(html.slice(from, mark), encode(this.#marked[number] ?? ''));
      from = end + END_OF_MARK.length;
    }
    return [...pieces, html.slice(from)];
  }
}

function encode(markup: string): Buffer {
  const known = encoded.get(markup);
  if (known) return known;
  const bytes = ownBytes(markup);
  encoded.set(markup, bytes);
  return bytes;
}
