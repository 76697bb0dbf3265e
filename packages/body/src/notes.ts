/** What is noticed while a text is read. */

/** Something that was left out: a tag, an attribute of a tag, an address that no link may have, looks too deep in each other. */
export interface Dropped {
  what: 'tag' | 'attribute' | 'address' | 'nesting';
  name: string;
  /** The words where it stood first; empty where there are none. */
  near: string;
}

/** What an editor has to put right. */
export interface Wrong {
  /** The name of the shortcode; empty where it is the text as a whole. */
  shortcode: string;
  sentence: string;
}

/** More of either tells an editor nothing. */
const MOST_NOTES = 50;

export class Notes {
  readonly #dropped = new Map<string, Dropped>();
  readonly #wrong = new Map<string, Wrong>();
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
  }

  /** `at` is where in the text the tag begins that it is about. */
  drop(what: Dropped['what'], name: string, at: number): void {
    const key = `${what} ${name}`;
    if (this.#dropped.size >= MOST_NOTES || this.#dropped.has(key)) return;
    this.#dropped.set(key, { what, name: name.slice(0, 200), near: wordsNear(this.#html, at) });
  }

  refuse(shortcode: string, sentence: string): void {
    if (this.#wrong.size < MOST_NOTES) this.#wrong.set(sentence, { shortcode: shortcode.slice(0, 60), sentence });
  }

  get dropped(): Dropped[] {
    return [...this.#dropped.values()];
  }

  get wrong(): Wrong[] {
    return [...this.#wrong.values()];
  }
}

const LOOKED_THROUGH = 500;
const MOST_NEAR = 60;
/** What is looked through may begin there. */
const WITHIN_A_TAG = /^[^<]*>/;

/** What an editor finds the place by: the words from there on, or else those before it. */
function wordsNear(html: string, at: number): string {
  const after = wordsOf(html.slice(at, at + LOOKED_THROUGH));
  return after === ''
    ? wordsOf(html.slice(Math.max(0, at - LOOKED_THROUGH), at).replace(WITHIN_A_TAG, '')).slice(-MOST_NEAR)
    : after.slice(0, MOST_NEAR);
}

/** Of a piece of HTML that may end within a tag, and within what one says. */
const wordsOf = (piece: string): string =>
  piece
    .replaceAll(/<(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*(>|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
