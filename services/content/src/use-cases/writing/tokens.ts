/** Tokens for those who write: each with a name and what it may do. Only a hash is kept, so a stolen database opens nothing. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { HttpError } from '@masthead/runtime';
import type { ContentDb } from '../../schema.ts';
import type { Writing } from '../../store.ts';
import type { Writer } from './save.ts';

/** read: manuscripts and revisions; write: create, edit, restore; publish: and schedule, unpublish; media: uploads; flags: switches; audit: the log of writes; webhooks: who is told; mail: the outbox. */
export const SCOPES = ['read', 'write', 'publish', 'media', 'flags', 'audit', 'webhooks', 'mail'] as const;
export type Scope = (typeof SCOPES)[number];

const PREFIX = 'mh_';
/** The token holds 256 random bits: there is nothing to guess, so a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The token is shown this once. */
export async function issueToken(db: Writing, name: string, scopes: readonly Scope[], now: number): Promise<string> {
  const taken = await db.selectFrom('tokens').select('id').where('name', '=', name).executeTakeFirst();
  if (taken) throw new HttpError(409, `There is a token ${name} already: revoke it first or choose another name`);
  const token = `${PREFIX}${newSecret()}`;
  await db
    .insertInto('tokens')
    .values({
      id: randomUUID(),
      name,
      hash: hashOf(token),
      scopes: scopes.join(' '),
      created_at: now,
      revoked_at: null,
    })
    .execute();
  return token;
}

/** Revoked tokens stay known by name, so that it is clear who wrote what. */
export async function revokeToken(db: Writing, name: string, now: number): Promise<void> {
  const revoked = await db
    .updateTable('tokens')
    .set({ revoked_at: now, name: `${name} (revoked ${new Date(now).toISOString()})` })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw new HttpError(404, `There is no token ${name}`);
}

export async function tokens(db: ContentDb): Promise<{ name: string; scopes: string; revoked: boolean }[]> {
  const rows = await db.selectFrom('tokens').selectAll().orderBy('created_at').execute();
  return rows.map(({ name, scopes, revoked_at }) => ({ name, scopes, revoked: revoked_at !== null }));
}

const BEARER = /^Bearer +(mh_[A-Za-z0-9_-]{43})$/i;

/** Who a request is from, if its token may do this. */
export async function writerOf(db: ContentDb, authorization: string | undefined, scope: Scope): Promise<Writer> {
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  const row = token
    ? await db
        .selectFrom('tokens')
        .select(['name', 'scopes'])
        .where('hash', '=', hashOf(token))
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!row)
    throw new HttpError(401, 'This needs a valid token: Authorization: Bearer …', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  if (!row.scopes.split(' ').includes(scope)) throw new HttpError(403, `The token ${row.name} may not ${scope}`);
  return { name: row.name };
}
