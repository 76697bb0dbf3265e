import { describe, expect, it } from 'vitest';
import { guardRequest } from './request-guard.ts';

const guard = (path: string, init: RequestInit = {}): void => {
  const request = new Request(new URL(path, 'http://localhost'), init);
  guardRequest(request, new URL(request.url));
};

describe('a request that cannot be a page', () => {
  it.each([
    ['an address that is too long', `/${'a'.repeat(2100)}/`, {}, 414],
    ['a query that is too long', `/?q=${'a'.repeat(2100)}`, {}, 414],
    ['broken percent encoding', '/%E0%A4%A/', {}, 400],
    ['an encoded control character', '/a%00b/', {}, 400],
    ['an encoded backslash', '/%5Cevil.example/', {}, 400],
    ['cookies that are too large', '/', { headers: { cookie: `a=${'b'.repeat(9000)}` } }, 431],
    ['another method', '/', { method: 'POST' }, 405],
  ])('is refused: %s', (_what, path, init, statusCode) => {
    expect(() => guard(path, init)).toThrow(expect.objectContaining({ statusCode }));
  });

  it.each(['/', '/topics/caf%C3%A9/', '/news/x/?utm_source=a&b=%20'])('lets %s pass', (path) => {
    expect(() => guard(path)).not.toThrow();
  });
});
