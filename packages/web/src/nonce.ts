/** One unguessable word per response. Randomness is drawn in blocks, since a draw costs more than the rest of a nonce. */
import { randomFillSync } from 'node:crypto';

/** 18 bytes are 24 characters of base64 without padding: every nonce is equally long. */
const NONCE_BYTES = 18;
const block = Buffer.alloc(NONCE_BYTES * 256);
let used = block.length;

export function newNonce(): string {
  if (used === block.length) {
    randomFillSync(block);
    used = 0;
  }
  used += NONCE_BYTES;
  return block.toString('base64', used - NONCE_BYTES, used);
}
