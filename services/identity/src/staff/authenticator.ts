/** The second factor: codes of an authenticator app, each good once, and recovery codes for when it is lost. */
import { randomBytes } from 'node:crypto';
import type { Instant } from '@masthead/model';
import { Secret, TOTP } from 'otpauth';
import type { IdentityDb } from '../store/schema.ts';
import { createSeal, type Seal } from '../store/seal.ts';
import { hashOf } from '../store/store.ts';
import type { StaffRow } from './schema.ts';

const ISSUER = 'Masthead newsroom';
const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Clocks of phones are not ours: the code before and the code after are taken as well. */
const WINDOW = 1;

export const authenticatorSeal = (secret: string): Seal => createSeal(secret, 'staff authenticators');

const totpOf = (base32: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(base32), period: PERIOD_S });

export interface NewAuthenticator {
  /** To be typed, where no picture can be taken. */
  secret: string;
  /** What the picture says. */
  uri: string;
}

export function newAuthenticator(email: string): NewAuthenticator {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

/** The time step that a code belongs to; undefined where it is none of these minutes. */
export function stepOf(secret: string, code: string, now: Instant): number | undefined {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const delta = totpOf(secret).validate({ token: digits, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** A code that was used, or is older than one that was, is no code any more. */
export async function takeCode(
  db: IdentityDb,
  { id, authenticator }: StaffRow,
  code: string,
  seal: Seal,
  now: Instant,
): Promise<boolean> {
  if (authenticator === null) return false;
  const step = stepOf(seal.open(authenticator), code, now);
  if (step === undefined) return false;
  const taken = await db
    .updateTable('staff')
    .set({ authenticator_step: step })
    .where('id', '=', id)
    .where('authenticator_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz0123456789';
const GROUPS = 4;
const GROUP = 4;

const newRecoveryCode = (): string => {
  const letters = [...randomBytes(GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
};

const recoveryKey = (text: string): string => hashOf(`recovery ${text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

export const isRecoveryCode = (text: string): boolean => text.replaceAll(/[^A-Za-z0-9]/g, '').length === GROUPS * GROUP;

/** Those before open nothing any more. */
export async function renewRecoveryCodes(db: IdentityDb, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ hash: recoveryKey(code), staff_id: staffId })))
    .execute();
  return codes;
}

export async function takeRecoveryCode(db: IdentityDb, staffId: string, code: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_recovery_codes')
    .where('hash', '=', recoveryKey(code))
    .where('staff_id', '=', staffId)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function recoveryCodesLeft(db: IdentityDb, staffId: string): Promise<number> {
  const rows = await db.selectFrom('staff_recovery_codes').select('hash').where('staff_id', '=', staffId).execute();
  return rows.length;
}
