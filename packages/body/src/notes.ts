/** What is noticed while a text is read. */

/** Something that was left out: a tag, an attribute of a tag, an address that no link may have, looks too deep in each other. */
export interface Dropped {
  what: 'tag' | 'attribute' | 'address' | 'nesting';
  name: string;
}

/** More of either tells an editor nothing. */
const MOST_NOTES = 50;

export class Notes {
  readonly #dropped = new Map<string, Dropped>();
  readonly #wrong = new Set<string>();

  drop(what: Dropped['what'], name: string): void {
    if (this.#dropped.size < MOST_NOTES) this.#dropped.set(`${what} ${name}`, { what, name: name.slice(0, 200) });
  }

  refuse(sentence: string): void {
    if (this.#wrong.size < MOST_NOTES) this.#wrong.add(sentence);
  }

  get dropped(): Dropped[] {
    return [...this.#dropped.values()];
  }

  get wrong(): string[] {
    return [...this.#wrong];
  }
}
