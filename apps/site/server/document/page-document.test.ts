import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EncodedBody, PageDocument } from './page-document.ts';

const nonce = fc.stringMatching(/^[A-Za-z0-9+/]{24}$/);

const bytesOf = ({ pieces }: EncodedBody): Buffer => Buffer.concat(pieces);

describe('a finished page', () => {
  it('is the same document compressed and not, with each response’s own nonce', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), nonce, nonce, async (beforeNonce, afterNonce, first, second) => {
        const page = new PageDocument({ beforeNonce, afterNonce: [afterNonce] });
        for (const each of [first, second]) {
          const plain = await page.encode(each, false);
          const zipped = await page.encode(each, true);
          expect(bytesOf(plain).toString()).toBe(Buffer.from(`${beforeNonce}${each}${afterNonce}`).toString());
          expect(gunzipSync(bytesOf(zipped)).equals(bytesOf(plain))).toBe(true);
        }
      }),
    );
  });

  it('says how it is encoded', async () => {
    const page = new PageDocument({ beforeNonce: 'a', afterNonce: ['b', Buffer.from('c')] });
    expect((await page.encode('n', true)).encoding).toBe('gzip');
    expect((await page.encode('n', false)).encoding).toBe('identity');
  });

  it('is smaller compressed', async () => {
    const page = new PageDocument({ beforeNonce: '<html>', afterNonce: ['<p>again and again</p>'.repeat(500)] });
    expect(bytesOf(await page.encode('n'.repeat(24), true)).length).toBeLessThan(500);
  });
});
