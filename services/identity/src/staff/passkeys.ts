/** Passkeys of the newsroom's people: adding one, and who comes with one. A device's own check is asked for: it is both factors. */
import { HttpError } from '@masthead/runtime';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { createCeremony, type PasskeyCeremony } from '../passkeys/ceremony.ts';
import type { IdentityDb } from '../store/schema.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import type { StaffDeps } from './deps.ts';
import type { StaffPasskeyRow, StaffRow } from './schema.ts';

/** The page that the browser says it is; it has been looked at before. */
export interface Page {
  readonly origin: string;
}

const purposeOf = (staffId: string | null) => (staffId === null ? 'sign-in' : 'add-passkey');

const ceremonyOf = ({ database: { db }, clock, siteUrl }: StaffDeps): PasskeyCeremony =>
  createCeremony({
    siteUrl,
    house: 'Masthead newsroom',
    userVerification: 'required',
    issueChallenge: (staffId) => newChallenge(db, purposeOf(staffId), staffId, clock.now()),
    redeemChallenge: async (challenge, staffId) =>
      (await takeChallenge(db, purposeOf(staffId), challenge, clock.now()))?.staff_id === staffId,
  });

export const passkeysOf = (db: IdentityDb, staffId: string): Promise<StaffPasskeyRow[]> =>
  db.selectFrom('staff_passkeys').selectAll().where('staff_id', '=', staffId).orderBy('created_at').execute();

export const passkeyToAdd = async (
  deps: StaffDeps,
  { id, email, name }: StaffRow,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  ceremonyOf(deps).toAdd({ id, email, name: name ?? email }, await passkeysOf(deps.database.db, id));

export interface NewPasskey {
  label: string;
  response: RegistrationResponseJSON;
}

/** What the browser made, as it is kept; refuses what was not asked of this person. */
export async function passkeyMade(
  deps: StaffDeps,
  staffId: string,
  { label, response }: NewPasskey,
  { origin }: Page,
): Promise<StaffPasskeyRow> {
  const made = await ceremonyOf(deps).made(response, staffId, origin);
  if (!made) throw new HttpError(422, 'This passkey could not be added. Try again.');
  return { ...made, staff_id: staffId, name: label, created_at: deps.clock.now(), used_at: null };
}

export const passkeyToShow = (deps: StaffDeps): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  ceremonyOf(deps).toShow();

/** Whose passkey it is; undefined where it is nobody's, or not what was asked for. */
export async function whoShows(
  deps: StaffDeps,
  response: AuthenticationResponseJSON,
  { origin }: Page,
): Promise<string | undefined> {
  const { db } = deps.database;
  const row = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
  if (!row) return undefined;
  const counter = await ceremonyOf(deps).shown(response, row, origin);
  if (counter === undefined) return undefined;
  await db.updateTable('staff_passkeys').set({ counter, used_at: deps.clock.now() }).where('id', '=', row.id).execute();
  return row.staff_id;
}
