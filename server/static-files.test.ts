import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest, statusOfAnswer } from './testing/raw-request.ts';
import { type Product, ROOT, startProduct } from './testing/start-product.ts';

const CLIENT = join(ROOT, 'apps/site/dist/client');

let product: Product;
beforeAll(async () => {
  product = await startProduct({ DEMO_CONTENT: '0' });
});
afterAll(() => product.stop());

/** As the bytes are on the wire: fetch would decode them. */
async function fileAt(path: string, encodings?: string) {
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings };
  const sent = request(product.url + path, { headers }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const assets = readdirSync(join(CLIENT, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name));
const largeScript = `/assets/${assets.find((name) => /^main-.*\.js$/.test(name))}`;

describe('hashed files', () => {
  test.each(['br', 'gzip', undefined])(
    'are the same bytes in every form, to be kept for good: %s',
    async (encoding) => {
      expect(assets.length).toBeGreaterThan(10);
      for (const name of assets) {
        const { status, headers, bytes } = await fileAt(`/assets/${name}`, encoding);
        expect(status).toBe(200);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers.vary).toBe('accept-encoding');
        const decode = decoders[headers['content-encoding'] ?? ''];
        expect((decode ? decode(bytes) : bytes).equals(readFileSync(join(CLIENT, 'assets', name))), name).toBe(true);
      }
      expect((await fileAt(largeScript, encoding)).headers['content-encoding']).toBe(encoding);
    },
  );

  const accepted: [string | undefined, string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['brotli, x-gzip-like', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ];
  test.each(accepted)('accept-encoding %j gets %s', async (accepts, encoding) => {
    expect((await fileAt(largeScript, accepts)).headers['content-encoding']).toBe(encoding);
  });

  const types: [string, string][] = [
    ['.js', 'text/javascript; charset=utf-8'],
    ['.css', 'text/css; charset=utf-8'],
    ['.woff2', 'font/woff2'],
  ];
  test.each(types)('%s is %s', async (ending, type) => {
    const name = assets.find((asset) => asset.endsWith(ending));
    expect((await fileAt(`/assets/${name}`)).headers['content-type']).toBe(type);
  });
});

test('a file without a hash is not kept for good', async () => {
  expect((await fileAt('/service-worker.js')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each(['/pageview_candidate.json', '/roadshow/pageview_candidate.json'])(
  '%s is there for those who measure audiences',
  async (path) => {
    const { status, headers } = await fileAt(path);
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
  },
);

test('the icon is also where browsers and crawlers look for it unasked', async () => {
  const { status, headers, bytes } = await fileAt('/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
  const size = Number(headers['content-length']);
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.length]).toEqual([0, 1, size]);
  const [pictures, first] = [bytes.readUInt16LE(4), bytes.readUInt32LE(6 + 12)];
  expect(pictures).toBe(3);
  expect(bytes.toString('latin1', first + 1, first + 4)).toBe('PNG');
});

test('a picture opened as a document may run nothing', async () => {
  const { headers, status } = await fileAt('/error.svg');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
});

test('a file cannot be written to', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await fetch(product.url + largeScript, { method })).status).toBe(405);
});

const outside = [
  '/.vite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/assets/%2e%2e/.vite/manifest.json',
  '/assets/..%2f.vite%2fmanifest.json',
  '/../server/entry.js',
  '/assets/../../server/entry.js',
  '/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2f..%2fpackage.json',
  '/....//....//package.json',
  '/a/img/../../../../etc/passwd',
  '/a/img/%2e%2e/%2e%2e/content.sqlite',
  '/a/img/..%2f..%2fcontent.sqlite',
  '/assets/',
  '/assets',
  `${largeScript}.br`,
  `${largeScript}/`,
  `${largeScript}%00.css`,
  '/assets/constructor',
];
test.each(outside)('%s is not served', async (target) => {
  const answer = await rawRequest(
    product.url,
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  // What nobody signed is no picture's address.
  expect(target.startsWith('/a/img/') ? [400, 403] : [400, 404]).toContain(statusOfAnswer(answer));
  expect(answer).not.toMatch(/"isEntry"|root:|SQLite format|"workspaces"/);
});
