/** What the routes of the newsroom's people have in common: who asks, from which page, with what. */
import { deskCookieName, type StaffPerson } from '@masthead/account';
import { type ErrorReporter, HttpError, isFromOwnPage, statusOf } from '@masthead/runtime';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { changedOnlyBy } from '../same-origin.ts';
import { sentJson } from '../sent-json.ts';
import { deviceOf } from '../sessions/device.ts';
import type { StaffDeps } from './deps.ts';
import type { Origin } from './log.ts';
import type { Page } from './passkeys.ts';
import { STAFF_LONGEST_MS } from './people.ts';
import type { Present } from './proof.ts';
import { createStaffOf, secretIn } from './staff-of.ts';

/** What is told of a request besides the request. */
export interface Told {
  sender?: string | undefined;
}

export const originOf = ({ env, req }: Context): Origin => ({
  sender: (env as Told | undefined)?.sender,
  device: deviceOf(req.header('user-agent')),
});

/** Only after `fromOwnPages`. */
export const pageOf = ({ req }: Context): Page => ({ origin: req.header('origin') ?? '' });

/** Against CSRF: whatever changes something is sent by a page of ours. */
export const fromOwnPages = ({ siteUrl }: Pick<StaffDeps, 'siteUrl'>): MiddlewareHandler =>
  changedOnlyBy((request) => isFromOwnPage(request, siteUrl), 'This is taken from pages of the desk only');

/** A password, a name, an answer of an authenticator: all of it is short. */
const MOST_BYTES = 20_000;

export const bodyOf = <Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> =>
  sentJson(context, schema, { largest: MOST_BYTES, wrong: 422 });

export type PresentOf = (context: Context) => Promise<Present>;

/** Who asks, or a refusal. */
export function createPresentOf(deps: StaffDeps): PresentOf {
  const staffOf = createStaffOf(deps);
  return async ({ req }) => {
    const cookies = req.header('cookie');
    const person: StaffPerson | undefined = await staffOf(cookies);
    const secret = secretIn(cookies, deps.siteUrl);
    if (!person || secret === undefined) throw new HttpError(401, 'You are not signed in, or no longer');
    return { person, secret };
  };
}

/** HttpOnly, and sent by no page of others, not even by a link. */
export function deskCookie(siteUrl: string, secret: string): string {
  const age = secret === '' ? 0 : STAFF_LONGEST_MS / 1000;
  const parts = [`${deskCookieName(siteUrl)}=${secret}`, 'Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Strict'];
  if (siteUrl.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
}

export const answer = (context: Context, data: unknown, status: 200 | 201 = 200): Response =>
  context.json({ data }, status, { 'cache-control': 'no-store' });

export function failure(error: unknown, context: Context, reporter: ErrorReporter): Response {
  const status = statusOf(error);
  if (status >= 500) reporter.report(error, { status, path: new URL(context.req.url).pathname });
  const message = status < 500 && error instanceof Error ? error.message : 'The desk’s sign-in failed';
  return Response.json(
    { errors: [{ code: status, message }] },
    { status, headers: { 'cache-control': 'no-store', ...(error instanceof HttpError && error.headers) } },
  );
}
