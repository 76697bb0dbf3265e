/**
 * Rendered parts that many documents share (header, footer, a story's text), kept as bytes with what they show. When
 * React renders one for the first time, marks stand around it, and it is cut out of what was rendered; after that a
 * mark stands in its place, and the bytes are put in when the document is put together.
 */
import { randomUUID } from 'node:crypto';
import { createElement, Fragment } from 'react';
import type { Keep } from '../../base/Kept.tsx';
import { ownBytes } from './own-bytes.ts';

export type MarkupPiece = string | Buffer;

/** By what they show, so that they go with it; then by what it is shown as. */
const kept = new WeakMap<object, Map<string, Buffer>>();

interface Marked {
  of: object;
  as: string;
}

/** Unguessable, so that nothing that editors write can stand for a mark. As text it needs no escaping. */
const SECRET = randomUUID();
/** React parts texts that stand side by side by a comment: one beside a mark is no part of the document. */
const MARK = new RegExp(`(?:<!-- -->)?${SECRET}:(known|start|end):(\\d+);(?:<!-- -->)?`, 'g');

export class KeptMarkup {
  readonly #marked: Marked[] = [];

  readonly keep: Keep = (of, as, part) => {
    const number = this.#marked.push({ of, as }) - 1;
    if (kept.get(of)?.has(as)) return markOf('known', number);
    return createElement(Fragment, null, markOf('start', number), part, markOf('end', number));
  };

  /** Takes rendered HTML apart at its marks, with what is kept in their places; keeps what was rendered anew. */
  assemble(html: string): MarkupPiece[] {
    const pieces: MarkupPiece[] = [];
    const begun: number[] = [];
    let from = 0;
    for (const { 0: mark, 1: kind, 2: number, index } of html.matchAll(MARK)) {
      pieces.push(html.slice(from, index));
      from = index + mark.length;
      if (kind === 'start') begun.push(pieces.length);
      else
        pieces.push(
          kind === 'end'
            ? this.#keepFrom(pieces.splice(begun.pop() ?? 0), Number(number))
            : this.#known(Number(number)),
        );
    }
    return [...pieces, html.slice(from)];
  }

  #keepFrom(pieces: readonly MarkupPiece[], number: number): Buffer {
    const bytes = ownBytes(
      pieces.length === 1 ? (pieces[0] ?? '') : Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
    );
    const { of, as } = this.#at(number);
    const others = kept.get(of) ?? new Map<string, Buffer>();
    kept.set(of, others.set(as, bytes));
    return bytes;
  }

  #known(number: number): Buffer {
    const { of, as } = this.#at(number);
    const bytes = kept.get(of)?.get(as);
    if (!bytes) throw new Error(`${as} was kept, and is gone`);
    return bytes;
  }

  #at(number: number): Marked {
    const marked = this.#marked[number];
    if (!marked) throw new Error('A mark of another document was rendered');
    return marked;
  }
}

const markOf = (kind: 'known' | 'start' | 'end', number: number): string => `${SECRET}:${kind}:${number};`;
