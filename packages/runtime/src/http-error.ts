/** Errors that know which HTTP status they are, and the status of errors that do not. */

type HttpErrorOptions = {
  /** Whether the message may be shown to the reader; by default for 4xx only. */
  readonly expose?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
};

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly expose: boolean;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, message: string, { expose, headers, cause }: HttpErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.statusCode = statusCode;
    this.expose = expose ?? statusCode < 500;
    this.headers = headers ?? {};
  }
}

export const badRequest = (message: string): HttpError => new HttpError(400, message);

export const notFound = (message = 'This page could not be found'): HttpError => new HttpError(404, message);

export const methodNotAllowed = (allowed: readonly string[]): HttpError =>
  new HttpError(405, `This address takes ${allowed.join(', ')}`, { headers: { Allow: allowed.join(', ') } });

export const contentTooLarge = (): HttpError => new HttpError(413, 'The request is too large');

export const uriTooLong = (): HttpError => new HttpError(414, 'The address is too long');

export const tooManyRequests = (retryAfterSeconds: number): HttpError =>
  new HttpError(429, 'Too many requests: try again later', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const isErrorStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599;

/** Rule ER-05: `statusCode`, then `status`, then `response.status`; anything that is no error status is passed over. */
export function statusOf(error: unknown): number {
  const candidates = [
    property(error, 'statusCode'),
    property(error, 'status'),
    property(property(error, 'response'), 'status'),
  ];
  return candidates.find(isErrorStatus) ?? 500;
}
