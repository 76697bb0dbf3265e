/** What a service answers when a call of it failed: whoever is at fault is told what; our own faults are told to us. */
import { type ErrorReporter, HttpError, statusOf } from '@masthead/runtime';
import { isDatabaseAway } from './database-away.ts';

const AWAY = 'The database cannot be reached at the moment, so nothing can be saved. Try again in a moment.';

/** `sentence`: all that is said of a fault of our own. */
export function failureOf(failure: unknown, { url }: Request, reporter: ErrorReporter, sentence: string): HttpError {
  if (isDatabaseAway(failure)) return new HttpError(503, AWAY, { headers: { 'retry-after': '5' } });
  if (failure instanceof HttpError && failure.statusCode < 500) return failure;
  const status = statusOf(failure);
  reporter.report(failure, { status, path: new URL(url).pathname });
  return new HttpError(status, sentence);
}
