/** The key that ads are signed by on their way through a page: made from the one secret that all processes share. */
import { createHmac } from 'node:crypto';

export const adsKeyFrom = (signingKey: string): string =>
  createHmac('sha256', signingKey).update('advertising').digest('base64url');
