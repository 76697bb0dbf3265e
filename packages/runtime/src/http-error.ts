/** Errors that know which HTTP status they are, and the status of errors that do not. */

type HttpErrorOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
};

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, message: string, { headers, cause }: HttpErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.statusCode = statusCode;
    this.headers = headers ?? {};
  }
}

export const badRequest = (message: string): HttpError => new HttpError(400, message);

export const notFound = (message = 'This page could not be found'): HttpError => new HttpError(404, message);

export const methodNotAllowed = (allowed: readonly string[]): HttpError =>
  new HttpError(405, `This address takes ${allowed.join(', ')}`, { headers: { Allow: allowed.join(', ') } });

export const uriTooLong = (): HttpError => new HttpError(414, 'The address is too long');

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
