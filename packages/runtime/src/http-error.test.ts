import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  badRequest,
  contentTooLarge,
  HttpError,
  methodNotAllowed,
  notFound,
  statusOf,
  tooManyRequests,
  uriTooLong,
} from './http-error.ts';

describe('the status of an error (ER-05)', () => {
  it.each([
    [{ statusCode: 410, status: 400 }, 410],
    [{ status: 403 }, 403],
    [{ response: { status: 502 } }, 502],
    [new Error('x'), 500],
    [{ statusCode: 200, status: 404 }, 404],
    [{ statusCode: '404', status: 600, response: { status: 429 } }, 429],
    [{ statusCode: 404.5 }, 500],
    [{ response: null }, 500],
    [null, 500],
    [undefined, 500],
    ['404', 500],
    [notFound(), 404],
  ])('%j has status %i', (error, status) => {
    expect(statusOf(error)).toBe(status);
  });

  it('is always an error status', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        const status = statusOf(error);
        expect(status >= 400 && status <= 599).toBe(true);
      }),
    );
  });
});

describe('http errors', () => {
  it.each([
    [badRequest('No slug'), 400, 'No slug', {}],
    [notFound(), 404, 'This page could not be found', {}],
    [methodNotAllowed(['GET', 'HEAD']), 405, 'This address takes GET, HEAD', { Allow: 'GET, HEAD' }],
    [contentTooLarge(), 413, 'The request is too large', {}],
    [uriTooLong(), 414, 'The address is too long', {}],
    [tooManyRequests(0.2), 429, 'Too many requests: try again later', { 'Retry-After': '1' }],
  ])('%s carries its status, message and headers', (error, statusCode, message, headers) => {
    expect(error).toMatchObject({ statusCode, message, headers, expose: true });
  });

  it("a server error's message is not for readers unless it says so", () => {
    expect(new HttpError(500, 'secret').expose).toBe(false);
    expect(new HttpError(503, 'Back soon', { expose: true }).expose).toBe(true);
  });
});
