/** Makes the tables of accounts. */
import type { Migration } from '@masthead/storage';
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { readingMigrations } from '../reading/migrations.ts';
import { staffMigrations } from '../staff/migrations.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
/** What belongs to an account goes with it. */
const ofAccount = (column: ColumnDefinitionBuilder) => column.notNull().references('accounts.id').onDelete('cascade');

async function createAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('login_count', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema
    .createTable('account_sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('device', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('seen_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('account_sessions_by_account').on('account_sessions').column('account_id').execute();
  await schema.createIndex('account_sessions_by_end').on('account_sessions').column('expires_at').execute();
  await schema
    .createTable('account_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', required)
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('browser_hash', 'text')
    .addColumn('return_to', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('account_tokens_by_account').on('account_tokens').column('account_id').execute();
  await schema.createIndex('account_tokens_by_end').on('account_tokens').column('expires_at').execute();
}

async function createWaysIn({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('account_identities')
    .addColumn('issuer', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('account_identities_key', ['issuer', 'subject'])
    .execute();
  await schema.createIndex('account_identities_by_account').on('account_identities').column('account_id').execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'bigint', required)
    .addColumn('transports', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('passkeys_by_account').on('passkeys').column('account_id').execute();
  await schema
    .createTable('sign_in_attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('wrong', 'integer', required)
    .addColumn('until', 'bigint', required)
    .execute();
  await schema.createIndex('sign_in_attempts_by_end').on('sign_in_attempts').column('until').execute();
}

async function createIssuer({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('issued')
    .addColumn('model', 'text', required)
    .addColumn('id_hash', 'text', required)
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('account_id', 'text')
    .addColumn('payload', 'text', required)
    .addColumn('consumed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('issued_key', ['model', 'id_hash'])
    .execute();
  await schema.createIndex('issued_by_grant').on('issued').column('grant_id').execute();
  await schema.createIndex('issued_by_uid').on('issued').column('uid').execute();
  await schema.createIndex('issued_by_account').on('issued').column('account_id').execute();
  await schema.createIndex('issued_by_end').on('issued').column('expires_at').execute();
  await schema
    .createTable('signing_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .execute();
}

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': { up: createAccounts },
  '0002-ways-in': { up: createWaysIn },
  '0003-issuer': { up: createIssuer },
  ...readingMigrations,
  ...staffMigrations,
};
