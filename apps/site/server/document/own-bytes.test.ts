import { expect, it } from 'vitest';
import { ownBytes } from './own-bytes.ts';

it.each(['', 'short', 'é'.repeat(20_000)])('bytes of %j hold no more memory than they need', (text) => {
  for (const source of [text, Buffer.from(text)]) {
    const bytes = ownBytes(source);
    expect(bytes.toString()).toBe(text);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
