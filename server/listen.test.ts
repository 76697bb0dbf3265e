import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE } from './testing/newsroom.ts';
import { rawRequest, statusOfAnswer } from './testing/raw-request.ts';
import { type Product, startProduct } from './testing/start-product.ts';

let product: Product;
let url: string;
beforeAll(async () => {
  product = await startProduct();
  url = product.url;
});
afterAll(async () => {
  await product.stop();
  // Whatever was sent here, the process never wrote a bare error.
  expect(product.stderr()).toBe('');
});

describe('every answer carries the id of its request', () => {
  const idFor = async (sent?: string) =>
    (await fetch(`${url}/_node/status`, sent ? { headers: { 'x-request-id': sent } } : {})).headers.get('x-request-id');

  test.each(['trace-0123456789', 'A.b_c-12', 'x'.repeat(64)])('one that is acceptable comes back: %s', async (id) => {
    expect(await idFor(id)).toBe(id);
  });

  test.each(['short', 'has space in it', '<script>alert(1)</script>', 'x'.repeat(65)])(
    'any other is replaced: %s',
    async (id) => {
      expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('a request without one gets one of its own', async () => {
    const ids = [await idFor(), await idFor()];
    expect(new Set(ids).size).toBe(2);
  });

  test('two of them are none', async () => {
    const answer = await rawRequest(
      url,
      'GET /_node/status HTTP/1.1\r\nHost: a\r\nx-request-id: first-one-1\r\nx-request-id: second-one-2\r\nConnection: close\r\n\r\n',
    );
    expect(statusOfAnswer(answer)).toBe(200);
    expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}\r\n/);
  });
});

describe('what cannot be read gets a 4xx page', () => {
  const get = (target: string, ...headers: string[]) =>
    `GET ${target} HTTP/1.1\r\n${['Host: localhost', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
  const withHost = (...lines: string[]) => `GET / HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;

  const cases: [string, number, string][] = [
    ['no HTTP at all', 400, 'HELLO\r\n\r\n'],
    ['a TLS greeting', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['an unknown method', 400, 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a header without a colon', 400, get('/', 'nonsense')],
    ['dots for a folder', 400, get('/topics/../about/')],
    ['encoded dots for a folder', 400, get('/_node/%2e%2E/topics/phones/')],
    ['a dot for a folder', 400, get('/news/./x/')],
    ['a dot at the end', 400, get('/topics/phones/.')],
    ['two hosts', 400, withHost('Host: localhost', 'Host: elsewhere.example')],
    ['two lengths', 400, get('/', 'Content-Length: 1', 'Content-Length: 2')],
    ['a length and chunks', 400, get('/', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['a control character in a header', 400, get('/', 'x-bad: a\x00b')],
    ['no host', 400, withHost()],
    ['an empty host', 400, withHost('Host:')],
    ['a host with a space', 400, withHost('Host: bad host')],
    ['a host that is half an address', 400, withHost('Host: [')],
    ['a host with a path and a user', 400, withHost('Host: a/b@c')],
    ['a host with a bad port', 400, withHost('Host: localhost:99999999')],
    ['a host that is a number too large', 400, withHost('Host: 99999999999')],
    ['a host that lacks a part', 400, withHost('Host: 1..2')],
    ['a host that is no IP address', 400, withHost('Host: 256.256.256.256')],
    ['a host that is no IPv6 address', 400, withHost('Host: [:::]')],
    ['an address that cannot be decoded', 400, get('/%E0%A4%A/')],
    ['an address with a null byte', 400, get('/a%00b/')],
    ['an address with a backslash', 400, get('/a%5Cb/')],
    ['an address for another host', 400, get('//evil.example/x')],
    ['an address of 3,000 characters', 414, get(`/${'a'.repeat(3000)}/`)],
    ['cookies of 9,000 characters', 431, get('/', `Cookie: a=${'b'.repeat(9000)}`)],
    ['a header of 20,000 characters', 431, get('/', `x-big: ${'a'.repeat(20_000)}`)],
    ['an address of 20,000 characters', 431, get(`/${'a'.repeat(20_000)}/`)],
    ['a page that is written to', 405, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx'],
  ];
  test.each(cases)('%s: %i', async (_name, status, bytes) => {
    const answer = await rawRequest(url, bytes);
    expect(statusOfAnswer(answer)).toBe(status);
    expect(answer.toLowerCase()).toContain('content-type: text/html; charset=utf-8');
    expect(answer).toMatch(/<h1[\s>]/);
    expect(answer).not.toMatch(/^\s+at /m);
  });

  test('and the process goes on', async () => {
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('HTTP as clients speak it', () => {
  test.each([
    '/',
    ARTICLE,
    '/error.svg',
    '/no-such-page/',
    '/_node/status',
    '/rss/news/',
    '/rss/feed.xml',
    '/api/no-such-call',
    '/api/desk/stories',
    '/a/img/resize/none/x.jpg',
    '/a/video/none.mp4',
    '/desk/',
  ])('HEAD %s: the headers of GET, no body', async (path) => {
    const [head, get] = [await fetch(url + path, { method: 'HEAD' }), await fetch(url + path)];
    expect(head.status).toBe(get.status);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'));
    expect(await head.text()).toBe('');
    expect((await get.text()).length).toBeGreaterThan(0);
    const raw = await rawRequest(url, `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(raw.split('\r\n\r\n')[1]).toBe('');
  });

  const begun = 'HEAD / HTTP/1.1\r\nHost: localhost\r\n';
  test.each([
    ['that cannot be parsed', 400, `${begun}nonsense\r\n\r\n`],
    ['that is too large', 431, `${begun}x-big: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['for no host', 400, 'HEAD / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'for a socket',
      405,
      'HEAD /api/live/socket HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('HEAD %s: %i, no body', async (_what, status, bytes) => {
    const answer = await rawRequest(url, bytes);
    expect(statusOfAnswer(answer)).toBe(status);
    expect(answer.split('\r\n\r\n')[1]).toBe('');
  });

  test('requests sent in one go on one connection are answered in their order', async () => {
    const paths = ['/_node/status', ARTICLE, '/error.svg', '/no-such-page/', '/_node/status'];
    const requests = paths.map((path, index) => {
      const last = index === paths.length - 1 ? 'Connection: close\r\n' : '';
      return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nx-request-id: pipelined-${index}\r\n${last}\r\n`;
    });
    const answer = await rawRequest(url, requests.join(''));
    const seen = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) [\s\S]*?x-request-id: (\S+)\r\n/g)].map(
      ([, ...found]) => found,
    );
    expect(seen).toEqual([200, 200, 200, 404, 200].map((status, index) => [String(status), `pipelined-${index}`]));
  });
});

describe('every answer with data says what it is and who may keep it', () => {
  test.each([
    '/api/no-such-call',
    '/api/neutron/no-such-call',
    '/api/neutron/vanity/masthead/web?path=/',
    '/api/bridge/none',
    '/api/desk/stories',
    '/api/forms/none',
    '/api/live/none',
    '/api/editionurlgenerator/',
    '/_node/status',
    '/_node/metrics',
  ])('%s', async (path) => {
    const { headers } = await fetch(url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
  });
});

test.each(['/api/neutron/flags/cnet/web', '/api/openapi.json'])(
  '%s has a tag, and is a 304 for who has it',
  async (path) => {
    const first = await fetch(url + path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
    const again = await fetch(url + path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);
