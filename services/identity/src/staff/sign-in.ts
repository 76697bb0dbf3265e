/**
 * Signing in at the desk: by passkey, or by password and a code. A password alone opens nothing. Who guesses is slowed
 * down where they guess from; nobody is locked out elsewhere, and a passkey is always taken.
 */
import type { StaffPerson } from '@masthead/account';
import { readEmail } from '@masthead/account';
import { HttpError, type RateLimit } from '@masthead/runtime';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { authenticatorSeal, isRecoveryCode, takeCode, takeRecoveryCode } from './authenticator.ts';
import { answeredWrongly, findChallenge, newChallenge, takeChallenge } from './challenges.ts';
import type { StaffDeps } from './deps.ts';
import { note, type Origin } from './log.ts';
import { type Page, passkeyToShow, whoShows } from './passkeys.ts';
import { personOf, staffByEmail, staffById, staffSessionsIn } from './people.ts';
import { tooManyTries } from './too-many-tries.ts';

const QUARTER_MS = 15 * 60_000;
/** Of one address from one network. */
const WRONG_PASSWORDS = { name: 'staff-passwords', most: 10, perMs: QUARTER_MS } as const;
/** Of one network, whatever the address. */
const WRONG_BY_SENDER = { name: 'staff-sign-ins', most: 60, perMs: QUARTER_MS } as const;
/** Who gets so far knows the password: from everywhere together, or a million codes would be tried by many. */
const WRONG_CODES = { name: 'staff-codes', most: 30, perMs: 4 * QUARTER_MS } as const;

const WRONG = 'The address or the password is not right.';
const WRONG_CODE = 'This code is not right, or was used already.';
const TOO_LATE = 'That took too long. Start again.';
const WRONG_PASSKEY = 'This passkey opens nothing here.';

/** Somebody who is in: the secret is for the cookie. */
export interface SignedIn {
  person: StaffPerson;
  secret: string;
}

export interface SignIn {
  /** Gives the ticket with which the code is sent. */
  password(email: string, password: string, origin: Origin): Promise<string>;
  code(ticket: string, code: string, origin: Origin): Promise<SignedIn>;
  passkeyToShow(): ReturnType<typeof passkeyToShow>;
  passkey(response: AuthenticationResponseJSON, page: Page, origin: Origin): Promise<SignedIn>;
  /** A session for who has proved who they are. */
  open(person: StaffPerson, how: string, origin: Origin): Promise<SignedIn>;
}

export function createSignIn(deps: StaffDeps): SignIn {
  const { database, clock, passwords } = deps;
  const { db } = database;
  const seal = authenticatorSeal(deps.secret);
  const wrongPasswords = deps.limits(WRONG_PASSWORDS);
  const wrongBySender = deps.limits(WRONG_BY_SENDER);
  const wrongCodes = deps.limits(WRONG_CODES);

  async function holdOff(limit: RateLimit, key: string, who?: string | null, origin?: Origin): Promise<void> {
    const wait = await limit.check(key);
    if (wait === undefined) return;
    if (origin) await note(db, { event: 'locked', who: who ?? null, origin }, clock.now());
    throw tooManyTries(wait, 'A passkey works meanwhile.');
  }

  async function open(person: StaffPerson, how: string, origin: Origin): Promise<SignedIn> {
    const now = clock.now();
    const secret = await staffSessionsIn(db).open(person.id, origin.device, now);
    await db.updateTable('staff').set({ seen_at: now }).where('id', '=', person.id).execute();
    await note(db, { event: 'signed-in', who: person.name, detail: how, origin }, now);
    return { person, secret };
  }

  return {
    open,
    passkeyToShow: () => passkeyToShow(deps),

    async password(typed, password, origin) {
      const { sender = '' } = origin;
      // What is no address is told as every other that nobody here has, and costs as much.
      const emailKey = readEmail(typed)?.key ?? '';
      const pair = `${emailKey} ${sender}`;
      await holdOff(wrongBySender, sender);
      const row = await staffByEmail(db, emailKey);
      await holdOff(wrongPasswords, pair, row?.name, origin);
      const isRight = await passwords.verify(row?.password_hash ?? null, password);
      const person = personOf(row);
      if (isRight && person) return newChallenge(db, 'second-factor', person.id, clock.now());
      await wrongBySender.take(sender);
      await wrongPasswords.take(pair);
      await note(db, { event: 'wrong-password', who: row?.name ?? null, origin }, clock.now());
      throw new HttpError(401, WRONG);
    },

    async code(ticket, code, origin) {
      const challenge = await findChallenge(db, 'second-factor', ticket, clock.now());
      const row = challenge?.staff_id ? await staffById(db, challenge.staff_id) : undefined;
      const person = personOf(row);
      if (!challenge || !row || !person) throw new HttpError(401, TOO_LATE);
      const isRecovery = isRecoveryCode(code);
      if (!isRecovery) await holdOff(wrongCodes, person.id, person.name, origin);
      const isRight = isRecovery
        ? await takeRecoveryCode(db, person.id, code)
        : await takeCode(db, row, code, seal, clock.now());
      if (!isRight) {
        await answeredWrongly(db, challenge);
        if (!isRecovery) await wrongCodes.take(person.id);
        await note(db, { event: 'wrong-code', who: person.name, origin }, clock.now());
        throw new HttpError(401, WRONG_CODE);
      }
      if (!(await takeChallenge(db, 'second-factor', ticket, clock.now()))) throw new HttpError(401, TOO_LATE);
      return open(person, isRecovery ? 'password and recovery code' : 'password and authenticator', origin);
    },

    async passkey(response, page, origin) {
      const staffId = await whoShows(deps, response, page);
      const person = staffId === undefined ? undefined : personOf(await staffById(db, staffId));
      if (person) return open(person, 'passkey', origin);
      await holdOff(wrongBySender, origin.sender ?? '');
      await wrongBySender.take(origin.sender ?? '');
      await note(db, { event: 'wrong-passkey', who: null, origin }, clock.now());
      throw new HttpError(401, WRONG_PASSKEY);
    },
  };
}
