/** The database of accounts: tables of their own beside those of the content. */
import { createHash, randomBytes } from 'node:crypto';
import { type Database, migrateToLatest } from '@masthead/storage';
import { migrations } from './migrations.ts';
import type { IdentitySchema } from './schema.ts';

export type IdentityDatabase = Database<IdentitySchema>;

export const prepareIdentity = (database: IdentityDatabase): Promise<void> =>
  migrateToLatest(database, migrations, { namespace: 'identity' });

/** 256 bits that nobody can guess: what a cookie or a link in a mail says. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How such a secret stands in a table. It has as many bits as the hash, so nothing is gained by making that slow. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
