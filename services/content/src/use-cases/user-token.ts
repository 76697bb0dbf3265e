/** Tokens by which a visitor is known to the services around content: signed, short-lived, about nobody in particular. */
import { randomUUID } from 'node:crypto';
import { sign } from 'hono/jwt';
import type { ContentStore } from '../store.ts';
import { signingSecret } from './signing-secret.ts';

const LIFETIME_S = 3600;

export async function userToken(database: ContentStore, now: number) {
  const issued = Math.floor(now / 1000);
  const claims = { sub: `anon:${randomUUID()}`, iat: issued, exp: issued + LIFETIME_S };
  return { token: await sign(claims, await signingSecret(database), 'HS256'), expiresIn: LIFETIME_S };
}
