/** Taking up an invitation: who one is, then a passkey, or a password with an authenticator. */
import { readEmail, readStaffName, type StaffRole } from '@masthead/account';
import type { Instant } from '@masthead/model';
import { HttpError } from '@masthead/runtime';
import type { IdentityDb } from '../store/schema.ts';
import { hashOf } from '../store/store.ts';
import type { StaffDeps } from './deps.ts';
import { findInvitation, redeemInvitation } from './invitations.ts';
import { note, type Origin } from './log.ts';
import { type NewPasskey, type Page, passkeyMade, passkeyToAdd } from './passkeys.ts';
import { createPasswordSetup, type PasswordSetup } from './password-setup.ts';
import { invitedRow, personOf, staffByEmail, staffById, staffSessionsIn } from './people.ts';
import type { StaffRow } from './schema.ts';
import type { SignedIn, SignIn } from './sign-in.ts';

const NO_LINK = 'This link was used, has run out, or was taken back. Ask whoever sent it for a new one.';

/** What a link says of whom it is for. */
interface Invited {
  /** Null where whoever comes is the first admin. */
  email: string | null;
  name: string | null;
  role: StaffRole;
}

export interface Welcome {
  look(token: string): Promise<Invited>;
  /** Says who one is; the address only where the link does not know it. */
  introduce(token: string, said: { name: string; email?: string | undefined }): Promise<Invited>;
  passkeyToAdd(token: string): ReturnType<typeof passkeyToAdd>;
  joinWithPasskey(token: string, made: NewPasskey, page: Page, origin: Origin): Promise<SignedIn>;
  authenticatorToAdd(token: string, password: string): Promise<PasswordSetup>;
  joinWithPassword(
    token: string,
    setup: { sealed: string; code: string },
    origin: Origin,
  ): Promise<SignedIn & { recoveryCodes: string[] }>;
}

export function createWelcome(deps: StaffDeps, signIn: SignIn): Welcome {
  const { database, clock } = deps;
  const { db } = database;
  const passwordSetup = createPasswordSetup(deps);

  /** Somebody who has said who they are. */
  async function introduced(token: string): Promise<StaffRow> {
    const invitation = await findInvitation(db, token, clock.now());
    const row = invitation?.staff_id ? await staffById(db, invitation.staff_id) : undefined;
    if (!row || row.suspended_at !== null) throw new HttpError(410, NO_LINK);
    if (row.name === null) throw new HttpError(409, 'Say who you are first');
    return row;
  }

  /** The link is used up with the very transaction that lets them in, and what was open before is closed. */
  const join = <Result>(token: string, staffId: string, origin: Origin, how: (db: IdentityDb) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      const now = clock.now();
      if ((await redeemInvitation(transaction, token, now)) !== staffId) throw new HttpError(410, NO_LINK);
      const result = await how(transaction);
      const row = await staffById(transaction, staffId);
      if (!row || row.suspended_at !== null) throw new HttpError(410, NO_LINK);
      if (row.joined_at === null) {
        await transaction.updateTable('staff').set({ joined_at: now }).where('id', '=', staffId).execute();
        await note(transaction, { event: 'joined', who: row.name, detail: row.role, origin }, now);
      }
      await staffSessionsIn(transaction).closeOthers(staffId);
      return result;
    });

  async function entered(staffId: string, how: string, origin: Origin): Promise<SignedIn> {
    const person = personOf(await staffById(db, staffId));
    if (!person) throw new HttpError(410, NO_LINK);
    return signIn.open(person, how, origin);
  }

  return {
    async look(token) {
      const invitation = await findInvitation(db, token, clock.now());
      if (!invitation) throw new HttpError(410, NO_LINK);
      if (invitation.staff_id === null) return { email: null, name: null, role: 'admin' };
      const row = await staffById(db, invitation.staff_id);
      if (!row || row.suspended_at !== null) throw new HttpError(410, NO_LINK);
      return invitedOf(row);
    },

    introduce: (token, said) =>
      database.transaction(async (transaction) => {
        const now = clock.now();
        const invitation = await findInvitation(transaction, token, now);
        if (!invitation) throw new HttpError(410, NO_LINK);
        const name = readStaffName(said.name);
        if (!name) throw new HttpError(422, 'Write your name as your colleagues know it, in at most 80 letters');
        const id = invitation.staff_id ?? (await firstAdmin(transaction, token, said.email ?? '', now));
        const namesake = await transaction
          .selectFrom('staff')
          .select('id')
          .where('name_key', '=', name.key)
          .where('id', '!=', id)
          .executeTakeFirst();
        if (namesake) throw new HttpError(409, 'Somebody here has that name already: add an initial, or a second name');
        await transaction
          .updateTable('staff')
          .set({ name: name.name, name_key: name.key })
          .where('id', '=', id)
          .execute();
        const row = await staffById(transaction, id);
        if (!row) throw new HttpError(410, NO_LINK);
        return invitedOf(row);
      }),

    passkeyToAdd: async (token) => passkeyToAdd(deps, await introduced(token)),

    async joinWithPasskey(token, made, page, origin) {
      const { id } = await introduced(token);
      const passkey = await passkeyMade(deps, id, made, page);
      await join(token, id, origin, (transaction) =>
        transaction.insertInto('staff_passkeys').values(passkey).execute(),
      );
      return entered(id, 'a new passkey', origin);
    },

    authenticatorToAdd: async (token, password) => passwordSetup.begin(await introduced(token), password),

    async joinWithPassword(token, { sealed, code }, origin) {
      const { id } = await introduced(token);
      const checked = passwordSetup.check(id, sealed, code);
      const recoveryCodes = await join(token, id, origin, (transaction) =>
        passwordSetup.keep(transaction, id, checked),
      );
      return { ...(await entered(id, 'a new password and authenticator', origin)), recoveryCodes };
    },
  };
}

const invitedOf = ({ email, name, role }: StaffRow): Invited => ({ email, name, role });

/** From here on the link is theirs. Who is here already, as no admin, becomes one: there is no other. */
async function firstAdmin(db: IdentityDb, token: string, typed: string, now: Instant): Promise<string> {
  const address = readEmail(typed);
  if (!address) throw new HttpError(422, 'This is no e-mail address that we could write to');
  const known = await staffByEmail(db, address.key);
  const { id } = known ?? (await added(db, invitedRow(address, 'admin', now)));
  if (known) await db.updateTable('staff').set({ role: 'admin', suspended_at: null }).where('id', '=', id).execute();
  await db.updateTable('staff_invitations').set({ staff_id: id }).where('hash', '=', hashOf(token)).execute();
  return id;
}

async function added(db: IdentityDb, row: StaffRow): Promise<StaffRow> {
  await db.insertInto('staff').values(row).execute();
  return row;
}
