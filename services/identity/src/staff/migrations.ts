/** Makes the tables of the newsroom's people. */
import type { Migration } from '@masthead/storage';
import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const toPerson = (column: ColumnDefinitionBuilder) => column.references('staff.id').onDelete('cascade');
/** What belongs to a person goes with them. */
const ofPerson = (column: ColumnDefinitionBuilder) => toPerson(column.notNull());

async function createStaff(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('staff')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('name_key', 'text', (column) => column.unique())
    .addColumn('role', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('authenticator', 'text')
    .addColumn('authenticator_step', 'bigint', required)
    .addColumn('invited_at', 'bigint', required)
    .addColumn('joined_at', 'bigint')
    .addColumn('suspended_at', 'bigint')
    .addColumn('seen_at', 'bigint')
    .execute();
  await schema
    .createTable('staff_passkeys')
    .addColumn('id', 'text', key)
    .addColumn('staff_id', 'text', ofPerson)
    .addColumn('name', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'bigint', required)
    .addColumn('transports', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .execute();
  await schema
    .createTable('staff_sessions')
    .addColumn('id_hash', 'text', key)
    .addColumn('account_id', 'text', ofPerson)
    .addColumn('device', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('seen_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema
    .createTable('staff_invitations')
    .addColumn('hash', 'text', key)
    .addColumn('first', 'integer', required)
    .addColumn('staff_id', 'text', toPerson)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema
    .createTable('staff_recovery_codes')
    .addColumn('hash', 'text', key)
    .addColumn('staff_id', 'text', ofPerson)
    .execute();
  await schema
    .createTable('staff_challenges')
    .addColumn('hash', 'text', key)
    .addColumn('purpose', 'text', required)
    .addColumn('staff_id', 'text', toPerson)
    .addColumn('wrong', 'integer', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  for (const [table, column] of [
    ['staff_passkeys', 'staff_id'],
    ['staff_sessions', 'account_id'],
    ['staff_invitations', 'staff_id'],
    ['staff_recovery_codes', 'staff_id'],
    ['staff_challenges', 'expires_at'],
  ] as const)
    await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}

async function createStaffLog(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('staff_log')
    .addColumn('entry', isPostgres ? 'bigint' : 'integer', (column) =>
      isPostgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', required)
    .addColumn('event', 'text', required)
    .addColumn('who', 'text')
    .addColumn('done_by', 'text')
    .addColumn('detail', 'text')
    .addColumn('device', 'text')
    .addColumn('sender', 'text')
    .execute();
  await db.schema.createIndex('staff_log_by_time').on('staff_log').column('at').execute();
}

export const staffMigrations: Readonly<Record<string, Migration>> = {
  '0020-staff': { up: createStaff },
  '0021-staff-log': { up: createStaffLog },
};
