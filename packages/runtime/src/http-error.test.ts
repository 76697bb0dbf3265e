import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badRequest, methodNotAllowed, notFound, statusOf, uriTooLong } from './http-error.ts';

describe('the status of an error', () => {
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
    [uriTooLong(), 414, 'The address is too long', {}],
  ])('%s carries its status, message and headers', (error, statusCode, message, headers) => {
    expect(error).toMatchObject({ statusCode, message, headers });
  });
});
