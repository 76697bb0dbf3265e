/**
 * A text's HTML, taken apart at its shortcodes. It is sanitised first, so every tag that is opened is closed and no `<`
 * or `>` stands for anything but a tag: the pieces of HTML are whole by themselves.
 */
import { type Shortcode, sanitiseBody, sanitiseManuscript, shortcodesIn } from '@masthead/model';
import { TAG, VOID_TAGS } from './tags.ts';

export interface TextPiece {
  kind: 'text';
  html: string;
}

export interface ShortcodePiece {
  kind: 'shortcode';
  attributes: Shortcode;
}

export type BodyPiece = TextPiece | ShortcodePiece;

const SHORTCODE = '<shortcode';
/** What must not be cut in two: a list would count anew, a table would lose its head. A shortcode within stands after it. */
const UNCUT: ReadonlySet<string> = new Set(['ul', 'ol', 'table']);
/** Nobody nests text deeper; what is deeper is not cut either, since each cut repeats all that is open. */
const MOST_OPEN = 8;
/** What is left of a block that held a shortcode only. */
const EMPTY_BLOCK = /<(p|div|aside|blockquote|figure)(?:\s[^<>]*)?>\s*<\/\1>/g;

/** Most texts have no shortcode, and are one piece. */
export function splitBody(html: string): BodyPiece[] {
  const manuscript = sanitiseManuscript(html);
  if (!manuscript.includes(SHORTCODE)) return manuscript.trim() ? [{ kind: 'text', html: manuscript }] : [];
  return new Splitter(shortcodesIn(manuscript)).split(manuscript);
}

/** A text without its shortcodes. */
export const textOfPieces = (pieces: readonly BodyPiece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.html : '')).join('');

class Splitter {
  readonly #shortcodes: Shortcode[];
  readonly #pieces: BodyPiece[] = [];
  /** The opening tags that are open, outermost first. */
  readonly #open: { name: string; tag: string }[] = [];
  /** Shortcodes that wait for the end of what is not cut. */
  readonly #waiting: Shortcode[] = [];
  #text = '';

  /** Every opening tag of a shortcode is one of these, in the same order. */
  constructor(shortcodes: readonly Shortcode[]) {
    this.#shortcodes = [...shortcodes];
  }

  split(manuscript: string): BodyPiece[] {
    let from = 0;
    for (const { 0: tag, 1: closing, 2: name = '', index } of manuscript.matchAll(TAG)) {
      this.#text += manuscript.slice(from, index);
      from = index + tag.length;
      if (name === 'shortcode') this.#shortcode(closing !== '');
      else this.#tag(tag, name, closing !== '');
    }
    this.#text += manuscript.slice(from);
    this.#endText();
    return this.#pieces;
  }

  #tag(tag: string, name: string, closing: boolean): void {
    this.#text += tag;
    if (VOID_TAGS.has(name)) return;
    if (closing) this.#open.pop();
    else this.#open.push({ name, tag });
    if (closing && this.#waiting.length > 0 && !this.#isUncut()) this.#cut(this.#waiting.splice(0));
  }

  #shortcode(closing: boolean): void {
    const attributes = closing ? undefined : this.#shortcodes.shift();
    if (!attributes) return;
    if (this.#isUncut()) this.#waiting.push(attributes);
    else this.#cut([attributes]);
  }

  #isUncut(): boolean {
    return this.#open.length > MOST_OPEN || this.#open.some(({ name }) => UNCUT.has(name));
  }

  /** What is open ends before the shortcodes and goes on after them. */
  #cut(shortcodes: readonly Shortcode[]): void {
    this.#text += this.#open
      .map(({ name }) => `</${name}>`)
      .reverse()
      .join('');
    this.#endText();
    this.#pieces.push(...shortcodes.map((attributes) => ({ kind: 'shortcode', attributes }) as const));
    this.#text = this.#open.map(({ tag }) => tag).join('');
  }

  #endText(): void {
    // Whatever was cut, what reaches a page has been through its own allow-list.
    const html = sanitiseBody(withoutEmptyBlocks(this.#text));
    if (html) this.#pieces.push({ kind: 'text', html });
    this.#text = '';
  }
}

/** One block may have held another. */
function withoutEmptyBlocks(html: string): string {
  let less = html;
  for (let depth = 0; depth < MOST_OPEN; depth += 1) less = less.replaceAll(EMPTY_BLOCK, '');
  return less.trim();
}
