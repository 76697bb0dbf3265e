/** A password and its authenticator, set up together: neither is kept before a code has shown that the app has the secret. */
import { LONGEST_PASSWORD, SHORTEST_STAFF_PASSWORD } from '@masthead/account';
import { HttpError } from '@masthead/runtime';
import { z } from 'zod';
import { ownJson } from '../json-door.ts';
import type { IdentityDb } from '../store/schema.ts';
import { createSeal } from '../store/seal.ts';
import {
  authenticatorSeal,
  type NewAuthenticator,
  newAuthenticator,
  renewRecoveryCodes,
  stepOf,
} from './authenticator.ts';
import type { StaffDeps } from './deps.ts';
import type { StaffRow } from './schema.ts';

const GOOD_FOR_MS = 30 * 60_000;

/** What the browser shows, and what it brings back with the first code: sealed, since nothing of it is kept here. */
export interface PasswordSetup extends NewAuthenticator {
  sealed: string;
}

const setup = z.strictObject({
  staffId: z.string(),
  passwordHash: z.string(),
  secret: z.string(),
  until: z.number(),
});

interface Checked {
  passwordHash: string;
  secret: string;
  step: number;
}

export interface PasswordSetups {
  begin(person: Pick<StaffRow, 'id' | 'email'>, password: string): Promise<PasswordSetup>;
  check(staffId: string, sealed: string, code: string): Checked;
  /** Gives the recovery codes. */
  keep(db: IdentityDb, staffId: string, checked: Checked): Promise<string[]>;
}

export function checkStaffPassword(password: string): void {
  const { length } = [...password];
  if (length < SHORTEST_STAFF_PASSWORD)
    throw new HttpError(422, `A password of the newsroom has at least ${SHORTEST_STAFF_PASSWORD} letters`);
  if (length > LONGEST_PASSWORD) throw new HttpError(422, `A password has at most ${LONGEST_PASSWORD} letters`);
}

export function createPasswordSetup({ clock, passwords, secret: houseSecret }: StaffDeps): PasswordSetups {
  const onTheWay = createSeal(houseSecret, 'staff password on its way');
  const kept = authenticatorSeal(houseSecret);
  return {
    async begin({ id, email }, password) {
      checkStaffPassword(password);
      const authenticator = newAuthenticator(email);
      const passwordHash = await passwords.hash(password);
      const until = clock.now() + GOOD_FOR_MS;
      const on = { staffId: id, passwordHash, secret: authenticator.secret, until };
      return { ...authenticator, sealed: onTheWay.close(JSON.stringify(on satisfies z.input<typeof setup>)) };
    },

    check(staffId, sealed, code) {
      const { passwordHash, secret, until, ...of } = ownJson(opened(onTheWay.open, sealed), setup);
      if (of.staffId !== staffId || until <= clock.now()) throw tooLate();
      const step = stepOf(secret, code, clock.now());
      if (step === undefined)
        throw new HttpError(422, 'This code is not right: the app shows a new one every half minute');
      return { passwordHash, secret, step };
    },

    async keep(db, staffId, { passwordHash, secret, step }) {
      await db
        .updateTable('staff')
        .set({ password_hash: passwordHash, authenticator: kept.close(secret), authenticator_step: step })
        .where('id', '=', staffId)
        .execute();
      return renewRecoveryCodes(db, staffId);
    },
  };
}

const tooLate = (): HttpError => new HttpError(409, 'That took too long. Choose your password again.');

/** What comes back is from outside: a seal that is not ours is no fault of the installation's. */
function opened(open: (sealed: string) => string, sealed: string): string {
  try {
    return open(sealed);
  } catch {
    throw tooLate();
  }
}
