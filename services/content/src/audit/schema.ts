import type { Generated } from 'kysely';

/** A write: added, and never changed or removed. */
interface AuditRow {
  sequence: Generated<number>;
  at: number;
  who: string;
  sender: string | null;
  action: string;
  about: string;
}

export interface AuditSchema {
  audit: AuditRow;
}
