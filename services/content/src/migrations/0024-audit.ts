/** The log of writes. The database itself refuses to change or remove what is in it. */
import { PostgresAdapter, sql } from 'kysely';
import type { MigratedDb } from '../schema.ts';

const REFUSAL = 'The log of writes is only added to';

export async function up(db: MigratedDb): Promise<void> {
  const { schema } = db;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await schema
    .createTable('audit')
    .addColumn('sequence', isPostgres ? 'bigint' : 'integer', (column) =>
      isPostgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('sender', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('audit_by_about').on('audit').columns(['about', 'sequence']).execute();
  await schema.createIndex('audit_by_who').on('audit').columns(['who', 'sequence']).execute();
  await (isPostgres ? refuseOnPostgres(db) : refuseOnSqlite(db));
}

async function refuseOnSqlite(db: MigratedDb): Promise<void> {
  for (const change of ['update', 'delete'])
    await sql
      .raw(
        `create trigger audit_keeps_${change} before ${change} on audit begin select raise(abort, '${REFUSAL}'); end`,
      )
      .execute(db);
}

async function refuseOnPostgres(db: MigratedDb): Promise<void> {
  await sql
    .raw(
      `create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception '${REFUSAL}'; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      'create trigger audit_keeps before update or delete or truncate on audit for each statement execute function refuse_audit_change()',
    )
    .execute(db);
}
