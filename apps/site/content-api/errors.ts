/** What an answer of the content service says, or the error that it is. */
import { DEFAULT_EDITION, failuresOfRequired, flattenEnvelope, wireError } from '@masthead/model';
import { HttpError } from '@masthead/runtime';
import { z } from 'zod';
import type { ContentRequest } from './build-request.ts';
import { ANY_CHANGE } from './dependencies.ts';

/** The content is available elsewhere: the page should go there instead. */
export class MovedContent extends Error {
  /** For pages that cannot be sent elsewhere: there it is simply not here. */
  readonly statusCode = 404;
  readonly slug: string;

  constructor(slug: string) {
    super(`Content has moved to ${slug}`);
    this.slug = slug;
  }
}

/** A failure says its code; words and a readable context are more than can be relied on. */
const failure = z.object({
  errors: z
    .array(wireError.partial({ message: true }).extend({ context: wireError.shape.context.catch(undefined) }))
    .min(1),
});
type Failure = z.output<typeof failure>['errors'];

/** Readers are told of a failure of ours and of one that passes, never which part of the house it was in (D-05). */
export const badAnswer = (message: string, cause?: unknown): HttpError => new HttpError(500, message, { cause });

/** Seconds after which it is worth asking again. */
const TRY_AGAIN = '30';
export const noAnswer = (message: string, cause?: unknown): HttpError =>
  new HttpError(503, message, { headers: { 'retry-after': TRY_AGAIN }, cause });

const named = z.object({ dependsOn: z.array(z.string()) });

type Reading = Pick<ContentRequest, 'location' | 'flat'>;

interface Answer {
  status: number;
  text: string;
}

/** With the names that it depends on; a service that says none is believed to depend on everything. */
export function dataOf({ status, text }: Answer, reading: Reading): { data: unknown; names: string[] } {
  const body = objectOf(text);
  if (!body && status === 404) throw new HttpError(404, 'API responded with 404');
  if (!body) throw badAnswer('API request did not return a JSON object');
  const error = errorOf(status, failure.safeParse(body).data?.errors ?? []);
  if (error) throw error;
  return { data: dataAt(body, reading), names: named.safeParse(body).data?.dependsOn ?? [ANY_CHANGE] };
}

function objectOf(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** What a component that a page cannot be without says of why it is not there: it has moved, or is not there either. */
export function errorOfComponents(codec: z.ZodType, data: unknown): Error | undefined {
  const errors = failuresOfRequired(codec, data);
  return errors.length > 0 ? errorOf(200, errors) : undefined;
}

function errorOf(status: number, errors: Failure): Error | undefined {
  const slug = slugHere(errors);
  if (slug) return new MovedContent(slug);
  if (status === 404) return new HttpError(404, 'API responded with 404');
  if (errors.some(({ code }) => code === 404)) return new HttpError(404, 'Not Found');
  if (status === 410 || errors.some(({ code }) => code === 410)) return new HttpError(410, 'Gone');
  const [first] = errors;
  if (status === 503) return noAnswer(first?.message ?? 'The content service cannot answer now');
  if (first) return badAnswer(first.message ?? 'The content service answered with an error');
  return status >= 200 && status < 300 ? undefined : badAnswer(`API responded with ${status}`);
}

const slugHere = (errors: Failure): string | undefined =>
  errors
    .flatMap(({ context }) => context?.availableOn ?? [])
    .find(({ edition, slug }) => edition === DEFAULT_EDITION && slug)?.slug;

/** Links and meta lead on to more, so most data keeps them. */
function dataAt(body: object, { location, flat }: Reading): unknown {
  const data = location.split('.').reduce<unknown>(propertyOf, body);
  if (data === undefined) throw badAnswer(`API response is not in the correct format. Expected property ${location}`);
  return flat ? flattenEnvelope(body) : data;
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
