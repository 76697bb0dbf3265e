/** Answers and failures in the shape that every reader of the service knows: data, links, meta; or errors. */
import { DEFAULT_EDITION, type Envelope, type WireError } from '@masthead/model';
import { type ErrorReporter, HttpError, statusOf } from '@masthead/runtime';
import { isDatabaseAway } from '@masthead/storage';
import type { Context } from 'hono';
import { dependencies } from '../changes/depends-on.ts';
import { MovedStory } from '../use-cases/moved-story.ts';
import { InvalidDocument, StaleEdit, StaleEntry } from '../use-cases/writing/refusals.ts';
import { wireManuscript } from './wire-manuscript.ts';

export function envelope<Data>(data: Data, context: Context): Envelope<Data> {
  const { pathname, search } = new URL(context.req.url);
  const dependsOn = dependencies();
  return { data, links: { self: `${pathname}${search}` }, meta: {}, ...(dependsOn && { dependsOn }) };
}

/** What a component's asker says of it is kept with the answer. */
export function componentEnvelope<Data>(data: Data, context: Context, componentName: string, componentType: string) {
  const { componentName: name, componentDisplayName, componentType: type } = context.req.query();
  const meta = {
    componentName: name ?? componentName,
    componentDisplayName: componentDisplayName ?? name ?? componentName,
    componentType: type ?? componentType,
  };
  return { ...envelope(data, context), meta };
}

/** Some calls tell in a successful answer that there is nothing. */
export const embeddedNotFound: { errors: WireError[] } = { errors: [{ code: 404, message: 'Not Found' }] };

/** For `catch`: nothing, where something was not found. */
export function unlessMissing(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error;
}

/** Seconds after which it is worth asking again. */
const TRY_AGAIN = '5';

/** A database that is away for a moment is no fault of the request, and of ours only for that long. */
function databaseAway(cause: unknown, { req: { method } }: Context): HttpError {
  const what = method === 'GET' || method === 'HEAD' ? '' : ', so nothing can be saved';
  const message = `The database cannot be reached at the moment${what}. Try again in a moment.`;
  return new HttpError(503, message, { headers: { 'retry-after': TRY_AGAIN }, cause });
}

export function answerFailure(failure: unknown, context: Context, reporter: ErrorReporter): Response {
  const error = isDatabaseAway(failure) ? databaseAway(failure, context) : failure;
  const status = statusOf(error);
  const told = toWireError(error, status);
  if (told.code >= 500) reporter.report(error, { status, path: new URL(context.req.url).pathname });
  return new Response(JSON.stringify({ errors: [told] }), {
    status: told.code === 301 ? 404 : told.code,
    headers: { 'content-type': 'application/json', ...(error instanceof HttpError && error.headers) },
  });
}

function toWireError(error: unknown, status: number): Omit<WireError, 'context'> & { context?: object } {
  if (error instanceof MovedStory)
    return {
      code: 301,
      message: error.message,
      context: { availableOn: [{ edition: DEFAULT_EDITION, slug: error.slug }] },
    };
  if (error instanceof InvalidDocument)
    return { code: status, message: error.message, context: { fields: error.fields } };
  if (error instanceof StaleEdit)
    return { code: status, message: error.message, context: { current: wireManuscript(error.current) } };
  if (error instanceof StaleEntry) return { code: status, message: error.message, context: { current: error.current } };
  const exposed = status === 503 ? error instanceof HttpError : status < 500;
  return { code: status, message: exposed && error instanceof Error ? error.message : 'The content service failed' };
}
