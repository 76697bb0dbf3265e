/** An error in a reader's browser, as sites tell it: alike ones together, and nothing of who had it. */

/** How the browser told of it: thrown, a promise that nobody waited for, while a page was rendered, or its code never came. */
export const READER_ERROR_KINDS = ['thrown', 'rejected', 'rendering', 'loading'] as const;
export type ReaderErrorKind = (typeof READER_ERROR_KINDS)[number];

export interface ReaderErrorFrame {
  /** A source where the build is known, else a file of that build. */
  at: string;
  line: number;
  column: number;
  /** The function's name; empty where it has none. */
  in: string;
}

/** Alike errors in one browser and build. */
export interface ReaderErrors {
  fingerprint: string;
  kind: ReaderErrorKind;
  name: string;
  message: string;
  /** The innermost first. */
  frames: readonly ReaderErrorFrame[];
  /** The type of the page, and its path where that tells nothing of the reader. */
  page: string;
  browser: string;
  build: string;
  times: number;
}
