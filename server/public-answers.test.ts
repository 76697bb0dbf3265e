import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { publicAnswers } from './public-answers.ts';

const DATA = { data: 'A long answer. '.repeat(200) };

function asking(headers: Record<string, string> = {}, answer: () => Response = () => Response.json(DATA)) {
  const fetch = publicAnswers(async () => answer());
  return (path = '/api/neutron/x', more: Record<string, string> = {}) =>
    fetch(new Request(`http://content.internal${path}`, { headers: { ...headers, ...more } }), undefined);
}

describe('an answer that anybody may have', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ] as const)('comes, for who takes %s, as %s', async (accepted, encoding, decode) => {
    const response = await asking({ 'accept-encoding': accepted })();
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(decode(Buffer.from(await response.arrayBuffer())).toString())).toEqual(DATA);
  });

  test('has a tag that goes by what it says, and is a 304 for who has it', async () => {
    const ask = asking();
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^W\/"[\w-]{27}"$/),
      'public, no-cache',
    ]);
    const again = await ask('/api/neutron/x', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await ask('/api/bridge/x', { 'if-none-match': '"other"' })).status).toBe(200);
    const other = await asking({}, () => Response.json({ data: 'other' }))();
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  test('is left alone when it is small', async () => {
    const small = await asking({ 'accept-encoding': 'br' }, () => Response.json({ data: 1 }))();
    expect([small.headers.get('content-encoding'), await small.json()]).toEqual([null, { data: 1 }]);
  });
});

test.each<[string, string, Record<string, string>, () => Response]>([
  ['the desk', '/api/desk/stories', {}, () => Response.json(DATA)],
  ['a preview', '/api/neutron/x', { preview: 'draft' }, () => Response.json(DATA)],
  ['a failure', '/api/neutron/x', {}, () => Response.json(DATA, { status: 404 })],
  ['what says so', '/api/neutron/x', {}, () => Response.json(DATA, { headers: { 'cache-control': 'no-store' } })],
])('%s stays as it is', async (_, path, headers, answer) => {
  const response = await asking({ 'accept-encoding': 'br', ...headers }, answer)(path);
  expect([response.headers.get('etag'), response.headers.get('content-encoding')]).toEqual([null, null]);
});
