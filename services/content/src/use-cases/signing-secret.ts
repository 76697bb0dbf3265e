/** What the service signs with: tokens of visitors, and previews. Made once for the whole house; every process reads the same. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readArrangement, saveArrangement } from '../repositories/arrangements.ts';
import type { ContentStore } from '../store.ts';

/** The arrangement that holds it. */
export const TOKEN_SECRET = 'user-token-secret';

export async function signingSecret(database: ContentStore): Promise<string> {
  const known = await readArrangement(database.db, TOKEN_SECRET, z.string());
  if (known) return known;
  return database.write(async (db) => {
    const secret = (await readArrangement(db, TOKEN_SECRET, z.string())) ?? randomBytes(32).toString('base64url');
    await saveArrangement(db, TOKEN_SECRET, secret);
    return secret;
  });
}
