/** What is shown when a page of the issuer cannot be. */
import type { HostedPage } from '@masthead/account';
import { type ErrorReporter, HttpError, requestIdFrom, statusOf } from '@masthead/runtime';
import type { Context } from 'hono';

export type Show = (page: HostedPage, status?: number) => Response;
export type Failed = (error: Error, context: Context) => Response;

/** A sign-in that ran out, was finished, or began in another browser: they are not told apart. */
export class NothingUnderWay extends Error {}

export const createFailed =
  (show: Show, reporter: ErrorReporter): Failed =>
  (error, context) => {
    const isFramed = context.req.header('sec-fetch-dest') === 'iframe';
    if (error instanceof NothingUnderWay) return show({ name: 'over', about: 'sign-in', isFramed }, 410);
    const status = statusOf(error);
    if (error instanceof HttpError && status < 500)
      return show({ name: 'failed', status: shownAs(status), message: error.message, isFramed }, status);
    const requestId = requestIdFrom(context.req.header('x-request-id') ?? null);
    reporter.report(error, { status, path: context.req.path, requestId });
    const message = status === 503 ? error.message : 'Something went wrong. It is not your fault; try again.';
    return show({ name: 'failed', status: 500, message, isFramed }, status);
  };

const shownAs = (status: number): 400 | 403 | 404 | 429 =>
  status === 403 || status === 404 || status === 429 ? status : 400;
