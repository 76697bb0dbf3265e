/** Over-long and malformed requests get a 4xx of their own: never a 500, never a redirect to another host. */
import { expect, productUrl, test } from './fixtures.ts';
import { askRaw, sendBytes } from './raw-http.ts';

const long = (length: number): string => 'a'.repeat(length);

for (const [what, path, status] of [
  ['an address of 3000 characters', `/topics/${long(3000)}/`, 414],
  ['a query of 3000 characters', `/?q=${long(3000)}`, 414],
  ['the data of an address of 3000 characters', `/_data/topics/${long(3000)}/`, 414],
  ['an address longer than the server reads', `/${long(20_000)}/`, 431],
  ['a broken percent sign', '/%E0%A4%A/', 400],
  ['a lone percent sign', '/topics/%/', 400],
  ['bytes that are no text', '/topics/%FF%FE/', 400],
  ['a null byte', '/topics/phones%00/', 400],
  ['a line break', '/topics/phones%0d%0aSet-Cookie:%20a=b/', 400],
  ['the host of another site', '//evil.example/', 400],
  ['the host of another site without a slash', '//evil.example', 400],
  ['the data of another site', '/_data//evil.example/', 400],
  ['a backslash', '/\\evil.example/', 400],
  ['a backslash without a slash at the end', '/\\evil.example', 400],
  ['a written backslash', '/%5Cevil.example', 400],
  ['a page number beyond all pages', '/999999999999/', 404],
] as const) {
  test(`${what} is a ${status} and leads nowhere`, async () => {
    const answer = await askRaw(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['content-type']).toMatch(/^(text\/html|application\/json)/);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
}

for (const path of [
  '/topics/phones//evil.example',
  '/topics/phones/..//evil.example',
  '/..//evil.example/',
  '/%2F%2Fevil.example',
  '/topics/%2F%2Fevil.example',
  'http://evil.example/topics/phones',
  '/topics/phones?next=//evil.example',
  '/tech/gaming/halo-self-healing-screen-tested/?//evil.example',
]) {
  test(`${path} never leads to another host`, async () => {
    const { status, headers } = await askRaw(path, { Host: 'evil.example' });
    expect(status).toBeLessThan(500);
    // A browser reads both slashes and backslashes at the start as the beginning of a host.
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
  });
}

test('a cookie of 9 KB is a 431 page', async () => {
  const { status, body } = await askRaw('/', { Cookie: `a=${long(9000)}` });
  expect(status).toBe(431);
  expect(body).toContain('</html>');
});

test('a header of 20 KB is a 431 page', async () => {
  const { status, body } = await askRaw('/', { 'X-Large': long(20_000) });
  expect(status).toBe(431);
  expect(body).toContain('</html>');
});

test('a cookie that is no cookie changes nothing', async () => {
  for (const cookie of [';;;=', 'theme', '%E0%A4%A=%', 'a=\xff\xfe', '__proto__=1; constructor=2'])
    expect((await askRaw('/', { Cookie: cookie })).status).toBe(200);
});

for (const [what, bytes] of [
  ['bytes that are no request', 'what is this\r\n\r\n'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nbroken\r\n\r\n'],
  ['a host that is no host', 'GET / HTTP/1.1\r\nHost: a b<>\r\nConnection: close\r\n\r\n'],
  ['no host at all', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
] as const) {
  test(`${what}: the answer is a 400, also for a page that is kept`, async () => {
    expect((await askRaw('/')).status).toBe(200);
    expect((await sendBytes(bytes)).status).toBe(400);
  });
}

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
  test(`${method} to a page is a 405 that says what is allowed`, async () => {
    const response = await fetch(new URL('/topics/phones/', productUrl()), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
}

test('after all of it the product still answers', async () => {
  await sendBytes('\x00\x01\x02\x03\r\n\r\n');
  await sendBytes(`GET /${'%'.repeat(500)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect((await fetch(productUrl())).status).toBe(200);
});
