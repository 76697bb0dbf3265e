/** The part of `Headers` that is needed to read one. */
export interface HeaderReader {
  get(name: string): string | null;
}
