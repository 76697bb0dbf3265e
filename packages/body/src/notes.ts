/** What is noticed while a text is read. */

/** Something that was left out: a tag, an attribute of a tag, an address that no link may have, looks too deep in each other. */
export interface Dropped {
  what: 'tag' | 'attribute' | 'address' | 'nesting';
  name: string;
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

  drop(what: Dropped['what'], name: string): void {
    if (this.#dropped.size < MOST_NOTES) this.#dropped.set(`${what} ${name}`, { what, name: name.slice(0, 200) });
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
