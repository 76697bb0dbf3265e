/** Tokens for machines: each with a name and what it may do. Only a hash is kept, so a stolen database opens nothing. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Right } from '@masthead/account';
import { HttpError } from '@masthead/runtime';
import { type Caller, requireRight } from '../../audit/rights.ts';
import type { ContentDb } from '../../schema.ts';
import type { ContentStore, Writing } from '../../store.ts';

/** read: manuscripts and revisions; write: create, edit, restore; publish: and schedule, unpublish; media: uploads; flags: switches; audit: the log of writes; webhooks: who is told; mail: the outbox; moderate: discussions; ads: advertising. */
export const SCOPES = [
  'read',
  'write',
  'publish',
  'media',
  'flags',
  'audit',
  'webhooks',
  'mail',
  'moderate',
  'ads',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Machines look after nobody: no scope gives the rights over people and tokens. */
const SCOPE_OF: Readonly<Record<Right, Scope | undefined>> = {
  audience: 'read',
  read: 'read',
  'write-own': 'write',
  write: 'write',
  reports: 'write',
  publish: 'publish',
  live: 'publish',
  redirects: 'publish',
  media: 'media',
  flags: 'flags',
  audit: 'audit',
  webhooks: 'webhooks',
  mail: 'mail',
  moderate: 'moderate',
  ads: 'ads',
  tokens: undefined,
  people: undefined,
};

const PREFIX = 'mh_';
/** The token holds 256 random bits: there is nothing to guess, so a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The token is shown this once. */
export async function issueToken(db: Writing, name: string, scopes: readonly Scope[], now: number): Promise<string> {
  requireRight(db, 'tokens');
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
      used_at: null,
    })
    .execute();
  return token;
}

/** Revoked tokens stay known by name, so that it is clear who wrote what. */
export async function revokeToken(db: Writing, name: string, now: number): Promise<void> {
  requireRight(db, 'tokens');
  const revoked = await db
    .updateTable('tokens')
    .set({ revoked_at: now, name: `${name} (revoked ${new Date(now).toISOString()})` })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw new HttpError(404, `There is no token ${name}`);
}

export interface TokenReport {
  name: string;
  scopes: string;
  revoked: boolean;
  createdAt: number;
  /** Null where it never was. */
  usedAt: number | null;
}

export async function tokens(db: ContentDb): Promise<TokenReport[]> {
  const rows = await db.selectFrom('tokens').selectAll().orderBy('created_at').execute();
  return rows.map(({ name, scopes, revoked_at, created_at, used_at }) => ({
    name,
    scopes,
    revoked: revoked_at !== null,
    createdAt: created_at,
    usedAt: used_at,
  }));
}

const BEARER = /^Bearer +(mh_[A-Za-z0-9_-]{43})$/i;
/** When it was last used is written down no more often: reading is not a write. */
const USED_EVERY_MS = 60_000;

/** Whose token a request comes with. */
export async function tokenBearer(
  { db, write }: ContentStore,
  authorization: string | undefined,
  now: number,
): Promise<Caller> {
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  const row = token
    ? await db
        .selectFrom('tokens')
        .select(['id', 'name', 'scopes', 'used_at'])
        .where('hash', '=', hashOf(token))
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!row)
    throw new HttpError(401, 'This needs a valid token: Authorization: Bearer …', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  if (row.used_at === null || now - row.used_at >= USED_EVERY_MS)
    await write((writing) => writing.updateTable('tokens').set({ used_at: now }).where('id', '=', row.id).execute());
  const scopes = row.scopes.split(' ');
  return {
    name: row.name,
    may: (Object.keys(SCOPE_OF) as Right[]).filter((right) => scopes.includes(SCOPE_OF[right] ?? 'none')),
    refusal: (right) => `The token ${row.name} may not ${SCOPE_OF[right] ?? right}`,
  };
}
