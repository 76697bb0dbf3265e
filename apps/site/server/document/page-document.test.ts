import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EncodedBody, PageDocument } from './page-document.ts';

const nonce = fc.stringMatching(/^[A-Za-z0-9+/]{24}$/);

/** Texts that refer back to themselves a lot, and to what stands on the other side of the own part. */
const repetitive = (): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom('<p class="card">', 'nonce="', ' '.repeat(90), 'é—“'), fc.nat(400)), {
      maxLength: 8,
    })
    .map((list) => list.map(([word, times]) => word.repeat(times)).join(''));

/** Of different sizes, also such as stand in the text. */
const ownPart = (): fc.Arbitrary<string> =>
  fc.oneof(
    nonce,
    fc.string({ maxLength: 200 }),
    fc.constantFrom('nonce="nonce="nonce="', ' '.repeat(79), '<p class="card">'.repeat(4)),
  );

const bytesOf = ({ pieces }: EncodedBody): Buffer => Buffer.concat(pieces);

describe('a finished page', () => {
  it('is the same document compressed and not, with each response’s own nonce', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), nonce, nonce, async (beforeNonce, afterNonce, first, second) => {
        const page = new PageDocument({ beforeNonce, afterNonce: [afterNonce] });
        for (const each of [first, second]) {
          const plain = await page.encode(each, 'identity');
          const zipped = await page.encode(each, 'gzip');
          expect(bytesOf(plain).toString()).toBe(Buffer.from(`${beforeNonce}${each}${afterNonce}`).toString());
          expect(gunzipSync(bytesOf(zipped)).equals(bytesOf(plain))).toBe(true);
        }
      }),
    );
  });

  it('is the same document as brotli, but for spaces before each response’s own part, whatever that is', async () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), repetitive());
    await fc.assert(
      fc.asyncProperty(text, text, fc.array(ownPart(), { minLength: 1 }), async (beforeNonce, afterNonce, parts) => {
        const page = new PageDocument({ beforeNonce, afterNonce: ['">', afterNonce] });
        for (const part of parts) {
          const { encoding, pieces } = await page.encode(part, 'br');
          const again = page.encodeNow(part, 'br');
          expect(encoding).toBe('br');
          expect(again && bytesOf(again).equals(Buffer.concat(pieces))).toBe(true);
          const decoded = brotliDecompressSync(Buffer.concat(pieces)).toString();
          const fill = ' '.repeat(
            Buffer.byteLength(decoded) - Buffer.byteLength(`${beforeNonce}${part}">${afterNonce}`),
          );
          expect(decoded).toBe(`${beforeNonce}${fill}${part}">${afterNonce}`);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is sent as it is where its own parts are of too many sizes, or too large', async () => {
    const page = new PageDocument({ beforeNonce: '<html>', afterNonce: ['">text'] });
    for (let size = 1; size <= 8; size += 1)
      expect((await page.encode('n'.repeat(80 * size), 'br')).encoding).toBe('br');
    expect((await page.encode('n'.repeat(80 * 9), 'br')).encoding).toBe('identity');
    const other = new PageDocument({ beforeNonce: '<html>', afterNonce: ['">text'] });
    expect((await other.encode('n'.repeat(70_000), 'br')).encoding).toBe('identity');
  });

  it('says how it is encoded', async () => {
    const page = new PageDocument({ beforeNonce: 'a', afterNonce: ['b', Buffer.from('c')] });
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      expect((await page.encode('n', encoding)).encoding).toBe(encoding);
  });

  it('is smaller compressed', async () => {
    const page = new PageDocument({ beforeNonce: '<html>', afterNonce: ['<p>again and again</p>'.repeat(500)] });
    expect(bytesOf(await page.encode('n'.repeat(24), 'gzip')).length).toBeLessThan(500);
  });
});
