/** Texts as they are sent: in the smallest encoding that who asks takes. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '@masthead/runtime';

export type Encoding = 'br' | 'gzip' | 'identity';

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Smaller than gzip and about as fast. */
const QUALITY = 5;

export function encodingFor(accepted: string | null): Encoding {
  if (accepted === null) return 'identity';
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}

export async function encode(bytes: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return byBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return byGzip(bytes);
    case 'identity':
      return bytes;
  }
}

/** The header that names it; none for a text as it is. */
export const encodingHeader = (encoding: Encoding): Readonly<Record<string, string>> =>
  encoding === 'identity' ? {} : { 'content-encoding': encoding };
