/**
 * Rendered parts that many documents share (header, footer, a story's text), kept with what they show. When React
 * renders one for the first time, marks stand around it, and it is cut out of what was rendered; after that a mark
 * stands in its place, and its bytes are put in when the document is put together.
 */
import { randomUUID } from 'node:crypto';
import { createElement, Fragment } from 'react';
import type { Keep } from '../../base/Kept.tsx';
import { ownBytes } from './own-bytes.ts';

export type MarkupPiece = string | Buffer;

/** By what they show, so that they go with it; then by what it is shown as. */
const kept = new WeakMap<object, Map<string, MarkupPiece>>();

interface Marked {
  of: object;
  as: string;
}

/** Unguessable, so that nothing that editors write can stand for a mark. As text it needs no escaping. */
const SECRET = randomUUID();
/** React parts texts that stand side by side by a comment: one beside a mark is no part of the document. */
const BETWEEN_TEXTS = '<!-- -->';
type Kind = 'known' | 'start' | 'end';

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
    for (let at = html.indexOf(SECRET); at >= 0; at = html.indexOf(SECRET, from)) {
      const end = html.indexOf(';', at);
      const [, kind, number] = html.slice(at, end).split(':');
      const before = html.endsWith(BETWEEN_TEXTS, at) ? at - BETWEEN_TEXTS.length : at;
      pieces.push(html.slice(from, Math.max(from, before)));
      from = end + 1 + (html.startsWith(BETWEEN_TEXTS, end + 1) ? BETWEEN_TEXTS.length : 0);
      if (kind === 'start') begun.push(pieces.length);
      else if (kind === 'end') pieces.push(this.#keepAll(pieces.splice(begun.pop() ?? 0), Number(number)));
      else pieces.push(this.#known(Number(number)));
    }
    return [...pieces, html.slice(from)];
  }

  /** As text, and as bytes once it is seen again: most of what is rendered once never is, and a document's texts are encoded in one go. */
  #keepAll(pieces: readonly MarkupPiece[], number: number): MarkupPiece {
    const isText = pieces.every((piece) => typeof piece === 'string');
    const markup = isText ? pieces.join('') : Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    this.#keep(number, markup);
    return markup;
  }

  #known(number: number): MarkupPiece {
    const { of, as } = this.#at(number);
    const markup = kept.get(of)?.get(as);
    if (markup === undefined) throw new Error(`${as} was kept, and is gone`);
    return typeof markup === 'string' ? this.#keep(number, ownBytes(markup)) : markup;
  }

  #keep(number: number, markup: MarkupPiece): MarkupPiece {
    const { of, as } = this.#at(number);
    const others = kept.get(of) ?? new Map<string, MarkupPiece>();
    kept.set(of, others.set(as, markup));
    return markup;
  }

  #at(number: number): Marked {
    const marked = this.#marked[number];
    if (!marked) throw new Error('A mark of another document was rendered');
    return marked;
  }
}

const markOf = (kind: Kind, number: number): string => `${SECRET}:${kind}:${number};`;
