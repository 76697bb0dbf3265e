/** Addresses of other servers, as settings give them. */
import { z } from 'zod';

/** Credentials in an address would end up in logs and in `fetch`, which refuses them. */
export const httpAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => new URL(address))
  .refine(({ username, password, search, hash }) => username + password + search + hash === '');

export const httpOrigin = httpAddress.refine(({ pathname }) => pathname === '/').transform(({ origin }) => origin);
