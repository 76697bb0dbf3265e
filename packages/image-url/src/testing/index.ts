/** Addresses of pictures for tests, signed with a key that nobody else uses. */
import { createImageAddresses } from '../address.ts';

export const TEST_SIGNING_KEY = 'a key for tests alone';

export const testImages = createImageAddresses({
  base: '/a/img',
  key: TEST_SIGNING_KEY,
  warn(message) {
    throw new Error(message);
  },
});
