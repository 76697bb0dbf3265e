import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createErrorReporter, createLogger, frozenClock } from '@masthead/runtime';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDependents } from './cache/dependents.ts';
import { type FinishedFile, keepFiles } from './cache/kept-files.ts';
import { fileResponse } from './respond-file.ts';

const TEXT = 'A file that is long enough to be worth packing. '.repeat(20);
/** Between two whole seconds, which headers do not know. */
const MODIFIED = Date.parse('2026-11-15T17:00:00.400Z');
const MODIFIED_HEADER = 'Sun, 15 Nov 2026 17:00:00 GMT';

let file: FinishedFile;
let undated: FinishedFile;
beforeAll(async () => {
  const reporter = createErrorReporter({ logger: createLogger({ level: 'silent' }) });
  const files = keepFiles({ clock: frozenClock(0), dependents: createDependents(), reporter });
  const links = [
    { href: 'https://a.example/', rel: 'self' },
    { href: 'https://hub.example/', rel: 'hub' },
  ];
  file = await files.get('a', async () => ({ type: 'text/x', text: TEXT, modifiedAt: MODIFIED, links }));
  undated = await files.get('b', async () => ({ type: 'text/x', text: TEXT }));
});

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost/', { headers, method });

describe('an answer for a file', () => {
  it('warns when it is old, and is then kept by nobody', () => {
    const { headers } = fileResponse(ask(), { ...file, stale: true }, undefined);
    expect([headers.get('warning'), headers.get('cache-control')]).toEqual([
      '110 - "Response is Stale"',
      'private, no-cache',
    ]);
  });

  it('tells a CDN the names of all that is in it, and is kept by none that could not be told them all', () => {
    const named = (count: number) => ({
      ...file,
      names: new Set(Array.from({ length: count }, (_, id) => `story:${id}`)),
    });
    const [few, many] = [named(2), named(5000)].map((each) => fileResponse(ask(), each, 'fastly').headers);
    expect([few?.get('surrogate-key'), few?.get('cache-control')]).toEqual([
      'everything story:0 story:1',
      'public, max-age=300',
    ]);
    expect([many?.get('surrogate-key'), many?.get('cache-control')]).toEqual([null, 'private, max-age=300']);
  });

  it('says what it is, how long it may be kept and where it leads', async () => {
    const response = fileResponse(ask(), file, undefined);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/x',
      'content-length': String(TEXT.length),
      etag: file.encoded.identity.etag,
      'last-modified': MODIFIED_HEADER,
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
      link: '<https://a.example/>; rel="self", <https://hub.example/>; rel="hub"',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe(TEXT);
  });

  it('is packed for those who take it so, under a tag of its own', async () => {
    const response = fileResponse(ask({ 'accept-encoding': 'gzip, br;q=0' }), file, undefined);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('etag')).toBe(file.encoded.gzip.etag);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(gunzipSync(bytes).toString()).toBe(TEXT);
  });

  it('is packed by brotli for those who take that', async () => {
    const response = fileResponse(ask({ 'accept-encoding': 'gzip, deflate, br' }), file, undefined);
    expect([response.headers.get('content-encoding'), response.headers.get('etag')]).toEqual([
      'br',
      file.encoded.br.etag,
    ]);
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(TEXT);
  });

  it('has no body for HEAD, and all else', async () => {
    const [head, get] = [fileResponse(ask({}, 'HEAD'), file, undefined), fileResponse(ask(), file, undefined)];
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  });

  const known = () => file.encoded.identity.etag;
  it.each<[string, () => Record<string, string>, number]>([
    ['with its tag', () => ({ 'if-none-match': known() }), 304],
    ['with its tag among others', () => ({ 'if-none-match': `"other", ${known()}` }), 304],
    ['with its tag made weak by a proxy', () => ({ 'if-none-match': `W/${known()}` }), 304],
    ['with the tag of its other encoding', () => ({ 'if-none-match': file.encoded.gzip.etag }), 304],
    ['with any tag', () => ({ 'if-none-match': '*' }), 304],
    ['with another tag', () => ({ 'if-none-match': '"other"' }), 200],
    ['with a part of its tag', () => ({ 'if-none-match': known().slice(0, -3) }), 200],
    ['as it was at its last change', () => ({ 'if-modified-since': MODIFIED_HEADER }), 304],
    ['as it was later', () => ({ 'if-modified-since': 'Sun, 15 Nov 2026 17:00:01 GMT' }), 304],
    ['as it was before', () => ({ 'if-modified-since': 'Sun, 15 Nov 2026 16:59:59 GMT' }), 200],
    ['as it was at no time', () => ({ 'if-modified-since': 'yesterday' }), 200],
    [
      'with another tag, though as it was later: the tag decides',
      () => ({ 'if-none-match': '"other"', 'if-modified-since': 'Sun, 15 Nov 2026 18:00:00 GMT' }),
      200,
    ],
  ])('known %s', async (_, headers, status) => {
    const response = fileResponse(ask(headers()), file, undefined);
    expect(response.status).toBe(status);
    if (status !== 304) return;
    expect(await response.text()).toBe('');
    expect(response.headers.get('content-type')).toBeNull();
    expect(response.headers.get('etag')).toBe(known());
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('without a date is known by its tag alone', () => {
    expect(fileResponse(ask(), undated, undefined).headers.get('last-modified')).toBeNull();
    expect(fileResponse(ask({ 'if-modified-since': MODIFIED_HEADER }), undated, undefined).status).toBe(200);
    expect(fileResponse(ask({ 'if-none-match': undated.encoded.identity.etag }), undated, undefined).status).toBe(304);
  });
});
