/** Tells a database that cannot be reached for now from one that refuses: the first is waited for, the second is a mistake. */
import { StorageError } from './storage-error.ts';

/** The database could not be reached when it was to be opened, and may come. */
export class DatabaseAway extends StorageError {}

/** Of the network. A name that nobody knows (ENOTFOUND) is a mistake; one that cannot be looked up now is not. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** Of PostgreSQL: connection exceptions (class 08), it shuts down, it starts, it has too many connections. */
const SERVER = /^(08...|57P0[123]|53300)$/;
/** What `pg` says without a code, of a connection that broke or did not come. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered)/;

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  // One failure for each address of a host.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK.has(code) || SERVER.test(code) || MESSAGES.test(error.message);
}
