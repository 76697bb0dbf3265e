/** Asks the content service, in process or over HTTP, and turns what comes back into a domain object or a typed error. */
import { type Dropped, errorEnvelope, parseWire, UnreadableContent, type WireError } from '@masthead/model';
import { HttpError } from '@masthead/runtime';
import type { z } from 'zod';

/** The content service as a function: the in-process service, or `fetch` bound to its host. */
export type ContentFetch = (request: Request) => Promise<Response>;

export interface ContentClient {
  get<Codec extends z.ZodType>(path: string, codec: Codec, query?: Record<string, string>): Promise<z.output<Codec>>;
}

/** The content is available elsewhere: the page should go there instead. */
export class MovedContent extends Error {
  /** For pages that can not be sent elsewhere: there it is simply not here. */
  readonly statusCode = 404;
  readonly slug: string;

  constructor(slug: string) {
    super(`Content has moved to ${slug}`);
    this.slug = slug;
  }
}

const TIMEOUT_MS = 12_000;
const EDITION = 'us';

/** Hears of each part of an answer that could not be read and was left out. */
export type OnDropped = (path: string, dropped: Dropped) => void;

export function createContentClient(
  contentFetch: ContentFetch,
  baseUrl: string,
  onDropped: OnDropped = () => {},
): ContentClient {
  return {
    async get(path, codec, query = {}) {
      const url = new URL(path, baseUrl);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const request = new Request(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const data = await readData(await contentFetch(request).catch(unreachable));
      return parseData(data, codec, path, onDropped);
    },
  };
}

function unreachable(cause: unknown): never {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError';
  throw new HttpError(late ? 504 : 503, 'The content service did not answer', { cause });
}

async function readData(response: Response): Promise<unknown> {
  const body = await readObject(response);
  const failure = errorEnvelope.safeParse(body);
  if (failure.success) throw toError(failure.data.errors, response.status);
  if (!response.ok) throw new HttpError(response.status === 404 ? 404 : 502, `API responded with ${response.status}`);
  if (!('data' in body)) throw new HttpError(502, 'API response is not in the correct format. Expected property data');
  return body.data;
}

function parseData<Codec extends z.ZodType>(data: unknown, codec: Codec, path: string, onDropped: OnDropped) {
  try {
    return parseWire(codec, data, (dropped) => onDropped(path, dropped));
  } catch (cause) {
    if (!(cause instanceof UnreadableContent)) throw cause;
    throw new HttpError(502, `API response of ${path} could not be read: ${cause.message}`, { cause });
  }
}

async function readObject(response: Response): Promise<object> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(response.status === 404 ? 404 : 502, 'API request did not return a JSON object');
  return body;
}

function toError(errors: WireError[], status: number): Error {
  const slug = errors
    .flatMap((error) => error.context?.availableOn ?? [])
    .find((place) => place.edition === EDITION && place.slug)?.slug;
  if (slug) return new MovedContent(slug);
  if (errors.some((error) => error.code === 404))
    return new HttpError(404, status === 404 ? 'API responded with 404' : 'Not Found');
  return new HttpError(502, errors[0]?.message ?? 'The content service answered with an error');
}
