/** The log of sign-ins and of what was done to whom: added to, read, and forgotten after a while. */
import type { StaffEvent, StaffLogEntry } from '@masthead/account';
import type { Instant } from '@masthead/model';
import type { IdentityDb } from '../store/schema.ts';

/** Where something comes from. */
export interface Origin {
  readonly sender: string | undefined;
  readonly device: string;
}

export interface Happened {
  readonly event: StaffEvent;
  readonly who: string | null;
  readonly by?: string | undefined;
  readonly detail?: string | undefined;
  readonly origin?: Origin | undefined;
}

export async function note(db: IdentityDb, { event, who, by, detail, origin }: Happened, now: Instant): Promise<void> {
  await db
    .insertInto('staff_log')
    .values({
      at: now,
      event,
      who,
      done_by: by ?? null,
      detail: detail ?? null,
      device: origin?.device ?? null,
      sender: origin?.sender ?? null,
    })
    .execute();
}

export async function readLog(db: IdentityDb, before: number, limit: number): Promise<StaffLogEntry[]> {
  const rows = await db
    .selectFrom('staff_log')
    .selectAll()
    .where('entry', '<', before)
    .orderBy('entry', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ entry, at, done_by, sender, ...row }) => ({
    ...row,
    entry: Number(entry),
    at: new Date(at).toISOString(),
    by: done_by,
    from: sender,
  }));
}

const KEPT_MS = 400 * 24 * 60 * 60_000;

export async function forgetOldLog(db: IdentityDb, now: Instant): Promise<void> {
  await db
    .deleteFrom('staff_log')
    .where('at', '<', now - KEPT_MS)
    .execute();
}
