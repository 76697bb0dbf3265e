/** Chooses the engine of the database by the settings. */
import type { Logger } from '@masthead/runtime';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';

export type DatabaseConfig = {
  /** Unset: an SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly fileName?: string;
  readonly logger: Logger;
};

export function openDatabase<Schema>(config: DatabaseConfig): Promise<Database<Schema>> {
  const { databaseUrl, dataDir, fileName, logger } = config;
  return databaseUrl === undefined ? openSqlite(dataDir, fileName) : openPostgres(databaseUrl, logger);
}
