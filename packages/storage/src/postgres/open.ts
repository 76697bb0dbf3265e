/** Opens a pool of connections to PostgreSQL whose values read as they do on SQLite. */
import type { Logger } from '@masthead/runtime';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { Database } from '../database.ts';
import { DatabaseAway, isDatabaseAway } from '../database-away.ts';
import { messageOf, StorageError } from '../storage-error.ts';
import { retryAway, retryConflicts } from './retry.ts';
import { CHANNEL, type PostgresAddress, watchChannel } from './watch.ts';

const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
const POOL_SIZE = 10;

/** A double holds every decimal of up to this many digits. */
const SAFE_DIGITS = 15;

/** Counts and sums come as text from `pg`; a number that a double cannot hold stays text. */
export function numberIfSafe(text: string): number | string {
  const digits = text.replace(/^-/, '').replace('.', '');
  if (!/^\d+$/.test(digits)) return text;
  const value = Number(text);
  return digits.length <= SAFE_DIGITS || (Number.isSafeInteger(value) && !text.includes('.')) ? value : text;
}

const ownTypes: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    format !== 'binary' && (id === types.builtins.INT8 || id === types.builtins.NUMERIC)
      ? numberIfSafe
      : types.getTypeParser(id, format),
};

/** The address as it may be printed. */
export const withoutPassword = (address: string): string =>
  address.replace(/^(\w+:\/\/[^:@/?]*):.*@/, '$1:***@').replace(/([?&]\w*password=)[^&]*/gi, '$1***');

const addressOf = (databaseUrl: string): PostgresAddress => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
});

function openPool(databaseUrl: string, logger: Logger): Pool {
  const pool = new Pool({
    ...addressOf(databaseUrl),
    application_name: 'masthead',
    max: POOL_SIZE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: ownTypes,
  });
  const log = (error: Error) => logger.warn('A connection to PostgreSQL was lost', { error });
  pool.on('error', log);
  // The pool watches idle connections only: without this, one that breaks in use would end the process.
  pool.on('connect', (client) => void client.on('error', log));
  return pool;
}

/** A connection that cannot be had is tried for again: nothing has happened on it yet. */
const patient = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: () => retryAway(() => pool.connect()),
  end: () => pool.end(),
});

export async function openPostgres<Schema>(databaseUrl: string, logger: Logger): Promise<Database<Schema>> {
  const pool = openPool(databaseUrl, logger);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const address = withoutPassword(databaseUrl);
    const sentence = `DATABASE_URL is "${address}": PostgreSQL cannot be reached there (${messageOf(error)}).`;
    throw new (isDatabaseAway(error) ? DatabaseAway : StorageError)(sentence, { cause: error });
  }
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: patient(pool) }),
  });
  const stops = new Set<() => Promise<void>>();
  return {
    engine: 'postgres',
    db,
    // Serializable is what SQLite gives: without it, code that is right there could lose updates here.
    transaction: (work) => retryConflicts(() => db.transaction().setIsolationLevel('serializable').execute(work)),
    async watch(listener) {
      const stop = await watchChannel(addressOf(databaseUrl), listener, logger);
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    announce: async (transaction) => void (await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction)),
    async close() {
      for (const stop of stops) await stop();
      await db.destroy();
    },
  };
}
