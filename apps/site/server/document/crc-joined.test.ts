import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crcJoiner } from './crc-joined.ts';

it('is the checksum of both texts in one', () => {
  const text = fc.uint8Array({ maxLength: 5000 });
  fc.assert(
    fc.property(text, text, (first, second) => {
      const join = crcJoiner(crc32(second), second.length);
      expect(join(crc32(first))).toBe(crc32(Buffer.concat([first, second])));
    }),
  );
});

it('holds for texts as long as documents', () => {
  const [first, second] = [Buffer.alloc(300, 'a'), Buffer.alloc(1_000_003, 'masthead')];
  expect(crcJoiner(crc32(second), second.length)(crc32(first))).toBe(crc32(Buffer.concat([first, second])));
});
