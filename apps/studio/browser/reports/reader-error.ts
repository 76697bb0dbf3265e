/** Errors in readers' browsers, as the desk tells them. */
import { type Is, isFields, isListOf, isNumber, isText } from '../guards.ts';

export interface Frame {
  at: string;
  line: number;
  column: number;
  in: string;
}

export interface ReaderError {
  id: string;
  kind: string;
  name: string;
  message: string;
  times: number;
  frames: Frame[];
  browsers: { browser: string; times: number }[];
  pages: string[];
  firstBuild: string;
  lastBuild: string;
  first: string;
  last: string;
}

const isFrame: Is<Frame> = (value): value is Frame =>
  isFields(value) && isText(value.at) && isNumber(value.line) && isNumber(value.column) && isText(value.in);
const isCount: Is<ReaderError['browsers'][number]> = (value): value is ReaderError['browsers'][number] =>
  isFields(value) && isText(value.browser) && isNumber(value.times);

const TEXTS = ['id', 'kind', 'name', 'message', 'firstBuild', 'lastBuild', 'first', 'last'] as const;

const isError: Is<ReaderError> = (value): value is ReaderError =>
  isFields(value) &&
  TEXTS.every((field) => isText(value[field])) &&
  isNumber(value.times) &&
  isListOf(isFrame)(value.frames) &&
  isListOf(isCount)(value.browsers) &&
  isListOf(isText)(value.pages);

export const areErrors = isListOf(isError);

export const isId: Is<{ id: string }> = (value): value is { id: string } => isFields(value) && isText(value.id);

export const placeOf = ({ at, line, column }: Frame): string => `${at}:${line}:${column}`;

const KINDS: Readonly<Record<string, string>> = {
  thrown: 'Nobody caught it',
  rejected: 'A promise nobody waited for',
  rendering: 'While the page was rendered',
  loading: 'The page stayed as the server sent it',
};
export const kindInWords = (kind: string): string => KINDS[kind] ?? kind;
