/** What a person looks after for themselves: what they sign in with, and where they are signed in. */

import type { StaffPerson, StaffWays } from '@masthead/account';
import { machineDate } from '@masthead/model';
import { HttpError, notFound } from '@masthead/runtime';
import { hashOf } from '../store/store.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './authenticator.ts';
import type { StaffDeps } from './deps.ts';
import { note, type Origin } from './log.ts';
import { type NewPasskey, type Page, passkeyMade, passkeysOf, passkeyToAdd } from './passkeys.ts';
import { checkStaffPassword, createPasswordSetup, type PasswordSetup } from './password-setup.ts';
import { staffById, staffSessionsIn } from './people.ts';
import { createProof, type Present } from './proof.ts';
import type { StaffRow } from './schema.ts';

export function createMine(deps: StaffDeps) {
  const { database, clock, passwords } = deps;
  const { db } = database;
  const setups = createPasswordSetup(deps);
  const { requireFresh, requirePassword } = createProof(deps);

  async function rowOf({ id }: StaffPerson): Promise<StaffRow> {
    const row = await staffById(db, id);
    if (!row) throw notFound('There is nobody of this id');
    return row;
  }

  /** Who changes a password shows that they know the one before. */
  async function knowing(person: StaffPerson, current: string): Promise<StaffRow> {
    const row = await rowOf(person);
    await requirePassword(row, current);
    return row;
  }

  return {
    ways: ({ person, secret }: Present): Promise<StaffWays> => waysOf(deps, person.id, secret),

    async passkeyToAdd(present: Present) {
      await requireFresh(present);
      return passkeyToAdd(deps, await rowOf(present.person));
    },

    async addPasskey(present: Present, made: NewPasskey, page: Page, origin: Origin): Promise<void> {
      await requireFresh(present);
      const { person } = present;
      const passkey = await passkeyMade(deps, person.id, made, page);
      await database.transaction(async (transaction) => {
        await transaction.insertInto('staff_passkeys').values(passkey).execute();
        await note(transaction, { event: 'passkey-added', who: person.name, detail: made.label, origin }, clock.now());
      });
    },

    async removePasskey(present: Present, id: string, origin: Origin): Promise<void> {
      await requireFresh(present);
      const { person } = present;
      await database.transaction(async (transaction) => {
        const own = await passkeysOf(transaction, person.id);
        const passkey = own.find((each) => each.id === id);
        if (!passkey) throw notFound('You have no such passkey');
        const row = await staffById(transaction, person.id);
        if (own.length === 1 && row?.password_hash === null)
          throw new HttpError(409, 'It is all that you can sign in with: add another first');
        await transaction.deleteFrom('staff_passkeys').where('id', '=', id).execute();
        await note(
          transaction,
          { event: 'passkey-removed', who: person.name, detail: passkey.name, origin },
          clock.now(),
        );
      });
    },

    async authenticatorToAdd(present: Present, said: { password: string; current: string }): Promise<PasswordSetup> {
      await requireFresh(present);
      return setups.begin(await knowing(present.person, said.current), said.password);
    },

    async setPassword(
      present: Present,
      { sealed, code }: { sealed: string; code: string },
      origin: Origin,
    ): Promise<string[]> {
      await requireFresh(present);
      const { person, secret } = present;
      const checked = setups.check(person.id, sealed, code);
      return database.transaction(async (transaction) => {
        const codes = await setups.keep(transaction, person.id, checked);
        await staffSessionsIn(transaction).closeOthers(person.id, secret);
        await note(transaction, { event: 'password-set', who: person.name, origin }, clock.now());
        return codes;
      });
    },

    async changePassword(
      { person, secret }: Present,
      said: { password: string; current: string },
      origin: Origin,
    ): Promise<void> {
      const row = await knowing(person, said.current);
      if (row.password_hash === null)
        throw new HttpError(409, 'You have no password yet: set one with an authenticator');
      checkStaffPassword(said.password);
      const password_hash = await passwords.hash(said.password);
      await database.transaction(async (transaction) => {
        await transaction.updateTable('staff').set({ password_hash }).where('id', '=', person.id).execute();
        await staffSessionsIn(transaction).closeOthers(person.id, secret);
        await note(transaction, { event: 'password-changed', who: person.name, origin }, clock.now());
      });
    },

    async renewCodes(present: Present, current: string, origin: Origin): Promise<string[]> {
      await requireFresh(present);
      const { person } = present;
      const row = await knowing(person, current);
      if (row.authenticator === null) throw new HttpError(409, 'Recovery codes stand in for an authenticator');
      return database.transaction(async (transaction) => {
        const codes = await renewRecoveryCodes(transaction, person.id);
        await note(transaction, { event: 'codes-renewed', who: person.name, origin }, clock.now());
        return codes;
      });
    },

    async endSession({ person }: Present, id: string): Promise<void> {
      if (!(await staffSessionsIn(db).closeOne(person.id, id))) throw notFound('This session has ended already');
    },

    endOthers: ({ person, secret }: Present): Promise<void> => staffSessionsIn(db).closeOthers(person.id, secret),

    async signOut({ person, secret }: Present, origin: Origin): Promise<void> {
      await staffSessionsIn(db).close(secret);
      await note(db, { event: 'signed-out', who: person.name, origin }, clock.now());
    },
  };
}

/** Passkeys and sessions of a person; `secret` says which session it is that asks. */
export async function waysOf(
  { database: { db }, clock }: Pick<StaffDeps, 'database' | 'clock'>,
  staffId: string,
  secret?: string,
): Promise<StaffWays> {
  const row = await staffById(db, staffId);
  if (!row) throw notFound('There is nobody of this id');
  const sessions = await staffSessionsIn(db).list(staffId, clock.now());
  const present = secret === undefined ? undefined : hashOf(secret);
  return {
    passkeys: (await passkeysOf(db, staffId)).map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      since: machineDate(created_at),
      used: used_at === null ? null : machineDate(used_at),
    })),
    sessions: sessions.map(({ id_hash, device, created_at, seen_at }) => ({
      id: id_hash,
      device,
      isThis: id_hash === present,
      since: machineDate(created_at),
      seen: machineDate(seen_at),
    })),
    hasPassword: row.password_hash !== null,
    recoveryCodes: await recoveryCodesLeft(db, staffId),
  };
}
