/**
 * What tokens are signed with: made at the first start, another one every few months. The one before stays published
 * until nothing that it signed can be good any more. At rest they are sealed with the installation's secret.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Instant } from '@masthead/model';
import type { JWK } from 'oidc-provider';
import { z } from 'zod';
import { ownJson } from '../json-door.ts';
import { createSeal } from '../store/seal.ts';
import type { IdentityDatabase } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60_000;
export const USED_FOR_MS = 90 * DAY_MS;
/** Longer than the longest life of a token that it signed. */
export const PUBLISHED_FOR_MS = USED_FOR_MS + DAY_MS;

const privateKey = z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), d: z.string() });

/** The one to sign with comes first. Of processes that start together, all use the same. */
export function signingKeys(database: IdentityDatabase, secret: string, now: Instant): Promise<JWK[]> {
  const seal = createSeal(secret, 'signing keys');
  return database.transaction(async (db) => {
    const known = await db
      .selectFrom('signing_keys')
      .selectAll()
      .where('made_at', '>', now - PUBLISHED_FOR_MS)
      .orderBy('made_at', 'desc')
      .execute();
    await db
      .deleteFrom('signing_keys')
      .where('made_at', '<=', now - PUBLISHED_FOR_MS)
      .execute();
    const keys = known.map(({ id, sealed }) => ({ ...ownJson(seal.open(sealed), privateKey), kid: id }));
    if (known[0] && known[0].made_at > now - USED_FOR_MS) return keys;
    const fresh = { ...newKey(), kid: randomUUID() };
    await db
      .insertInto('signing_keys')
      .values({ id: fresh.kid, sealed: seal.close(JSON.stringify(fresh)), made_at: now })
      .execute();
    return [fresh, ...keys];
  });
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), alg: 'ES256', use: 'sig' };
}
