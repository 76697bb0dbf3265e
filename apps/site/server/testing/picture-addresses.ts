/** Addresses of pictures in tests: the one that a picture must have, and what one that was found asks for. */
import { type AddressOptions, type Order, type PresetName, parseOrder, verifiedPath } from '@masthead/image-url';
import { TEST_SIGNING_KEY, testImages } from '@masthead/image-url/testing';
import { imageCodec } from '@masthead/model';

/** Where those outside find a picture, which is given as the content service sends it. */
export const pictureUrl = (siteUrl: string, wire: unknown, size: PresetName, options?: AddressOptions): string =>
  siteUrl + testImages.of(imageCodec.parse(wire), size, options);

/** Throws where the address is not one that was signed for tests. */
export function signedOrder(address: string): Order {
  const { pathname, searchParams } = new URL(address, 'https://masthead.example');
  const signed = verifiedPath(pathname.replace(/^\/a\/img\//, '/'), searchParams, TEST_SIGNING_KEY);
  if (!signed) throw new Error(`Nobody signed ${address}`);
  return parseOrder(new URLSearchParams(signed.query));
}
