/** Whether it is they who change what opens the desk to them, and not somebody at a browser that was left open. */
import type { StaffPerson } from '@masthead/account';
import { HttpError } from '@masthead/runtime';
import type { StaffDeps } from './deps.ts';
import { staffSessionsIn } from './people.ts';
import type { StaffRow } from './schema.ts';
import { tooManyTries } from './too-many-tries.ts';

/** Somebody who is in, and by which session. */
export interface Present {
  person: StaffPerson;
  secret: string;
}

/** A sign-in is a proof, by both factors, for so long. Whoever signs in again has a new session. */
export const FRESH_MS = 5 * 60_000;
/** Of one person: who is in by a session that is not theirs does not guess the password with it. */
const WRONG_PASSWORDS = { name: 'staff-present-passwords', most: 10, perMs: 15 * 60_000 } as const;

export interface Proof {
  /** Refuses who has not signed in just now. */
  requireFresh(present: Present): Promise<void>;
  /** Refuses who has a password and does not know it. */
  requirePassword(row: StaffRow, current: string): Promise<void>;
}

export function createProof({ database: { db }, clock, passwords, limits }: StaffDeps): Proof {
  const wrongPasswords = limits(WRONG_PASSWORDS);
  return {
    async requireFresh({ secret }) {
      const now = clock.now();
      const session = await staffSessionsIn(db).find(secret, now);
      if (!session || now - session.created_at > FRESH_MS)
        throw new HttpError(403, 'Sign in once more, so that we know that it is you');
    },

    async requirePassword({ id, password_hash: hash }, current) {
      if (hash === null) return;
      const wait = await wrongPasswords.check(id);
      if (wait !== undefined) throw tooManyTries(wait);
      if (await passwords.verify(hash, current)) return;
      await wrongPasswords.take(id);
      throw new HttpError(422, 'Your present password is not right');
    },
  };
}
