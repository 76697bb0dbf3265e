/** The newsroom's people in the database. What they may do with each other is said in the use cases. */
import { randomUUID } from 'node:crypto';
import type { EmailAddress, StaffPerson, StaffRole, StaffState } from '@masthead/account';
import type { Instant } from '@masthead/model';
import { HttpError } from '@masthead/runtime';
import { type SessionRules, sessionsIn } from '../sessions/sessions.ts';
import type { IdentityDb } from '../store/schema.ts';
import type { StaffRow } from './schema.ts';

const HOUR_MS = 60 * 60_000;
export const SEEN_EVERY_MS = 5 * 60_000;
export const STAFF_LONGEST_MS = 14 * 24 * HOUR_MS;
const SESSIONS: SessionRules = {
  table: 'staff_sessions',
  idleMs: 12 * HOUR_MS,
  longestMs: STAFF_LONGEST_MS,
  seenEveryMs: SEEN_EVERY_MS,
};

export const staffSessionsIn = (db: IdentityDb) => sessionsIn(db, SESSIONS);

export const staffById = (db: IdentityDb, id: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();

export const staffByEmail = (db: IdentityDb, emailKey: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('email_key', '=', emailKey).executeTakeFirst();

/** Somebody who is invited, as they are kept: nothing of theirs opens the desk yet. */
export const invitedRow = (address: EmailAddress, role: StaffRole, now: Instant): StaffRow => ({
  id: randomUUID(),
  email: address.email,
  email_key: address.key,
  name: null,
  name_key: null,
  role,
  password_hash: null,
  authenticator: null,
  authenticator_step: 0,
  invited_at: now,
  joined_at: null,
  suspended_at: null,
  seen_at: null,
});

export const stateOf = ({ joined_at, suspended_at }: Pick<StaffRow, 'joined_at' | 'suspended_at'>): StaffState => {
  if (suspended_at !== null) return 'suspended';
  return joined_at === null ? 'invited' : 'active';
};

/** As the rest of the house knows them; undefined for who may not come in. */
export function personOf(row: StaffRow | undefined): StaffPerson | undefined {
  if (!row || row.name === null || stateOf(row) !== 'active') return undefined;
  const { id, name, email, role } = row;
  return { id, name, email, role };
}

/** How many admins could come in; all of them, or all but one. */
export async function adminsBesides(db: IdentityDb, id = ''): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .where('joined_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What would leave nobody to let people in is refused. */
export async function keepAnAdmin(db: IdentityDb, { id, role, ...row }: StaffRow): Promise<void> {
  if (role === 'admin' && stateOf(row) === 'active' && (await adminsBesides(db, id)) === 0)
    throw new HttpError(409, 'This is the last admin: make somebody else one first');
}
