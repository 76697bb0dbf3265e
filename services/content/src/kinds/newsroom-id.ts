/** The ids of what comes from files. */
import { createHash } from 'node:crypto';

/** The same file gets the same id each time, so that loading twice never doubles anything. */
export const idOf = (kind: string, key: string): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 32);
