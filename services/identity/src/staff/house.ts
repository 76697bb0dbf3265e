/** What an admin looks after: who is here, as what, and what they sign in with. */
import { mayDo, type StaffEntry, type StaffPerson, type StaffRole } from '@masthead/account';
import { HttpError, notFound } from '@masthead/runtime';
import type { IdentityDb } from '../store/schema.ts';
import type { StaffDeps } from './deps.ts';
import { invite, inviteAgain, revokeInvitation } from './invitations.ts';
import { note } from './log.ts';
import { passkeysOf } from './passkeys.ts';
import { keepAnAdmin, staffById, staffSessionsIn, stateOf } from './people.ts';
import type { StaffRow } from './schema.ts';

/** The right is looked at here, whatever a screen shows. */
export function requirePeople({ role }: StaffPerson): void {
  if (!mayDo(role, 'people')) throw new HttpError(403, `Your role, ${role}, may not invite people and change roles`);
}

async function staffRow(db: IdentityDb, id: string): Promise<StaffRow> {
  const row = await staffById(db, id);
  if (!row) throw notFound('There is nobody of this id');
  return row;
}

const sortKey = ({ name_key, email_key }: StaffRow): string => name_key ?? email_key;

const nameOf = ({ name, email }: StaffRow): string => name ?? email;

export async function everybody({ database: { db }, clock }: StaffDeps, id?: string): Promise<StaffEntry[]> {
  const now = clock.now();
  const all = db.selectFrom('staff').selectAll();
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute();
  const passkeys = await db.selectFrom('staff_passkeys').select('staff_id').execute();
  const sessions = await db
    .selectFrom('staff_sessions')
    .select(['account_id', 'seen_at'])
    .where('expires_at', '>', now)
    .execute();
  const links = await db
    .selectFrom('staff_invitations')
    .select(['staff_id', 'expires_at'])
    .where('expires_at', '>', now)
    .execute();
  // Databases do not agree on where those without a name stand.
  const inOrder = rows.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
  return inOrder.map((row) => {
    const open = sessions.filter(({ account_id }) => account_id === row.id);
    const seen = Math.max(row.seen_at ?? 0, ...open.map(({ seen_at }) => seen_at));
    const until = Math.max(0, ...links.flatMap((link) => (link.staff_id === row.id ? link.expires_at : [])));
    return {
      id: row.id,
      name: row.name ?? '',
      email: row.email,
      role: row.role,
      state: stateOf(row),
      passkeys: passkeys.filter(({ staff_id }) => staff_id === row.id).length,
      hasPassword: row.password_hash !== null,
      sessions: open.length,
      since: new Date(row.joined_at ?? row.invited_at).toISOString(),
      seen: seen === 0 ? null : new Date(seen).toISOString(),
      invitedUntil: until === 0 ? null : new Date(until).toISOString(),
    };
  });
}

export async function inviteSomebody(
  deps: StaffDeps,
  admin: StaffPerson,
  said: { email: string; role: StaffRole },
): Promise<StaffRow> {
  requirePeople(admin);
  return invite(deps, { ...said, by: admin.name });
}

export async function sendNewLink(deps: StaffDeps, admin: StaffPerson, id: string): Promise<void> {
  requirePeople(admin);
  await inviteAgain(deps, id, admin.name);
}

export async function takeInvitationBack(deps: StaffDeps, admin: StaffPerson, id: string): Promise<void> {
  requirePeople(admin);
  await revokeInvitation(deps, id, admin.name);
}

export const changeRole = (
  { database, clock }: StaffDeps,
  admin: StaffPerson,
  id: string,
  role: StaffRole,
): Promise<void> =>
  database.transaction(async (db) => {
    requirePeople(admin);
    const row = await staffRow(db, id);
    if (row.role === role) return;
    await keepAnAdmin(db, row);
    await db.updateTable('staff').set({ role }).where('id', '=', id).execute();
    await note(db, { event: 'role-changed', who: nameOf(row), by: admin.name, detail: role }, clock.now());
  });

export const suspend = ({ database, clock }: StaffDeps, admin: StaffPerson, id: string): Promise<void> =>
  database.transaction(async (db) => {
    requirePeople(admin);
    const row = await staffRow(db, id);
    await keepAnAdmin(db, row);
    await db.updateTable('staff').set({ suspended_at: clock.now() }).where('id', '=', id).execute();
    await staffSessionsIn(db).closeOthers(id);
    await db.deleteFrom('staff_invitations').where('staff_id', '=', id).execute();
    await note(db, { event: 'suspended', who: nameOf(row), by: admin.name }, clock.now());
  });

export const resume = ({ database, clock }: StaffDeps, admin: StaffPerson, id: string): Promise<void> =>
  database.transaction(async (db) => {
    requirePeople(admin);
    const row = await staffRow(db, id);
    await db.updateTable('staff').set({ suspended_at: null }).where('id', '=', id).execute();
    await note(db, { event: 'resumed', who: nameOf(row), by: admin.name }, clock.now());
  });

export const endSessionsOf = ({ database, clock }: StaffDeps, admin: StaffPerson, id: string): Promise<void> =>
  database.transaction(async (db) => {
    requirePeople(admin);
    const row = await staffRow(db, id);
    await staffSessionsIn(db).closeOthers(id);
    await note(db, { event: 'sessions-ended', who: nameOf(row), by: admin.name }, clock.now());
  });

/** As for a lost laptop: who comes with it next is not let in. */
export const removePasskeyOf = (
  { database, clock }: StaffDeps,
  admin: StaffPerson,
  id: string,
  passkey: string,
): Promise<void> =>
  database.transaction(async (db) => {
    requirePeople(admin);
    const row = await staffRow(db, id);
    const removed = await db
      .deleteFrom('staff_passkeys')
      .where('id', '=', passkey)
      .where('staff_id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw notFound('They have no such passkey');
    if (row.password_hash === null && (await passkeysOf(db, id)).length === 0) await keepAnAdmin(db, row);
    await note(db, { event: 'passkey-removed', who: nameOf(row), by: admin.name, detail: removed.name }, clock.now());
  });
