/** Tokens by which a visitor is known to the services around content: signed, short-lived, about nobody in particular. */
import { randomBytes, randomUUID } from 'node:crypto';
import { sign } from 'hono/jwt';
import { z } from 'zod';
import { readArrangement, saveArrangement } from '../repositories/arrangements.ts';
import type { ContentStore } from '../store.ts';

const LIFETIME_S = 3600;
/** The arrangement that holds what tokens are signed with. */
export const TOKEN_SECRET = 'user-token-secret';

/** Made once for the whole house; every process reads the same. */
async function secretOf(database: ContentStore): Promise<string> {
  const known = await readArrangement(database.db, TOKEN_SECRET, z.string());
  if (known) return known;
  return database.write(async (db) => {
    const secret = (await readArrangement(db, TOKEN_SECRET, z.string())) ?? randomBytes(32).toString('base64url');
    await saveArrangement(db, TOKEN_SECRET, secret);
    return secret;
  });
}

export async function userToken(database: ContentStore, now: number) {
  const issued = Math.floor(now / 1000);
  const claims = { sub: `anon:${randomUUID()}`, iat: issued, exp: issued + LIFETIME_S };
  return { token: await sign(claims, await secretOf(database), 'HS256'), expiresIn: LIFETIME_S };
}
