/** Addresses that readers miss, as the desk tells them. */
import { type Is, isFields, isListOf, isNumber, isOrNull, isText } from '../guards.ts';

interface Nearest {
  url: string;
  headline: string;
}

interface Referrer {
  referrer: string;
  times: number;
}

export interface MissingAddress {
  path: string;
  readers: number;
  robots: number;
  last: string;
  referrers: Referrer[];
  nearest: Nearest | null;
}

const isNearest: Is<Nearest> = (value): value is Nearest =>
  isFields(value) && isText(value.url) && isText(value.headline);
const isReferrer: Is<Referrer> = (value): value is Referrer =>
  isFields(value) && isText(value.referrer) && isNumber(value.times);

const isMissing: Is<MissingAddress> = (value): value is MissingAddress =>
  isFields(value) &&
  isText(value.path) &&
  isNumber(value.readers) &&
  isNumber(value.robots) &&
  isText(value.last) &&
  isListOf(isReferrer)(value.referrers) &&
  isOrNull(isNearest)(value.nearest);

export const areMissing = isListOf(isMissing);

export interface Redirect {
  path: string;
  /** Null where what it leads to is gone. */
  target: string | null;
  made: string;
}

const isRedirect: Is<Redirect> = (value): value is Redirect =>
  isFields(value) && isText(value.path) && isOrNull(isText)(value.target) && isText(value.made);

export const areRedirects = isListOf(isRedirect);

/** What is told of a redirect when it is made: where it leads. */
export const isMade: Is<{ target: string }> = (value): value is { target: string } =>
  isFields(value) && isText(value.target);

/** What is told of something that was taken away: which. */
export const isPath: Is<{ path: string }> = (value): value is { path: string } => isFields(value) && isText(value.path);

/** How many asked for it, in words. */
export function askedBy({ readers, robots }: Pick<MissingAddress, 'readers' | 'robots'>): string {
  const parts = [counted(readers, 'reader'), counted(robots, 'robot')].filter((part) => part !== '');
  return parts.join(', ');
}

const counted = (times: number, who: string): string =>
  times === 0 ? '' : `${times} ${times === 1 ? who : `${who}s`}`;
