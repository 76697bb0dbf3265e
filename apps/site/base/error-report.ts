/** An error as a reader's browser tells it: what the browser sends and the server takes, and what neither lets through. */
import type { ReaderErrorKind } from '@masthead/model';

/** A place in a file of the build: its path, line, column and the function's name. */
export type ReportedFrame = readonly [file: string, line: number, column: number, name: string];

export interface ErrorReport {
  kind: ReaderErrorKind;
  name: string;
  message: string;
  /** The innermost first. */
  frames: readonly ReportedFrame[];
  /** The type of the page in view, and its path without query. */
  page: string;
  path: string;
  build: string;
}

export const ERROR_PATH = '/_events/error/';
export const MOST_FRAMES = 8;
export const LONGEST_MESSAGE = 200;

const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`)]+/gi;
const QUOTED = /(["'`“‘])(.*?)(["'`”’])/g;
/** What stands in quotes in a message is the name of something, or what somebody wrote. */
const NAME = /^[\w$.#-]{1,40}$/;
const MAIL = /\S+@\S+/g;
const NUMBER = /\d{5,}/g;

/** A message without what a reader wrote or is known by: queries, quoted texts, mail addresses, long numbers. */
export const scrubbed = (message: string): string =>
  message
    .slice(0, 10 * LONGEST_MESSAGE)
    .replace(ADDRESS, (address) => address.split(/[?#]/, 1)[0] ?? '')
    .replace(QUOTED, (all, open, text, close) => (NAME.test(text) ? all : `${open}…${close}`))
    .replace(MAIL, '…')
    .replace(NUMBER, '…')
    .slice(0, LONGEST_MESSAGE);
