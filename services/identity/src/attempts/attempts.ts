/**
 * Wrong passwords. Who guesses is slowed down where they guess from, and never the reader elsewhere: five wrong ones for
 * one address from one network close that pair for a while, whether or not there is such an account. Who guesses from
 * many networks at once closes the account's password for browsers in which it was never open; its owner has one of
 * those, or a passkey, or a link by mail.
 */
import { createHmac } from 'node:crypto';
import type { Instant } from '@masthead/model';
import type { IdentityDb } from '../store/schema.ts';

export const TRIES = 5;
export const LOCKED_FOR_MS = 15 * 60_000;
/** From everywhere together. */
export const TRIES_FROM_ANYWHERE = 50;

interface Trying {
  emailKey: string;
  /** The network that it comes from; undefined is the product itself. */
  sender: string | undefined;
  /** The account was open in this browser before. */
  isKnown: boolean;
}

export interface Attempts {
  /** Until when nobody may try; undefined where they may. */
  lockedUntil(trying: Trying, now: Instant): Promise<Instant | undefined>;
  /** Gives how many tries are left. */
  wrong(trying: Trying, now: Instant): Promise<number>;
  right(trying: Trying): Promise<void>;
  dropOld(now: Instant): Promise<void>;
}

export function attemptsIn(db: IdentityDb, secret: string): Attempts {
  const keyOf = (...parts: string[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  const pairOf = ({ emailKey, sender = '' }: Trying): string => keyOf('pair', emailKey, sender);
  const anywhereOf = ({ emailKey }: Trying): string => keyOf('anywhere', emailKey);

  const find = (key: string, now: Instant) =>
    db.selectFrom('sign_in_attempts').selectAll().where('key', '=', key).where('until', '>', now).executeTakeFirst();

  /** Counted in one statement, so that tries at the same time are all counted. Each one makes it last longer. */
  async function count(key: string, now: Instant): Promise<number> {
    const until = now + LOCKED_FOR_MS;
    const { wrong } = await db
      .insertInto('sign_in_attempts')
      .values({ key, wrong: 1, until })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => ({
          wrong: eb
            .case()
            .when('sign_in_attempts.until', '>', now)
            .then(eb(ref('sign_in_attempts.wrong'), '+', 1))
            .else(1)
            .end(),
          until,
        })),
      )
      .returning('wrong')
      .executeTakeFirstOrThrow();
    return wrong;
  }

  return {
    async lockedUntil(trying, now) {
      const pair = await find(pairOf(trying), now);
      if (pair && pair.wrong >= TRIES) return pair.until;
      if (trying.isKnown) return undefined;
      const anywhere = await find(anywhereOf(trying), now);
      return anywhere && anywhere.wrong >= TRIES_FROM_ANYWHERE ? anywhere.until : undefined;
    },
    async wrong(trying, now) {
      await count(anywhereOf(trying), now);
      return Math.max(0, TRIES - (await count(pairOf(trying), now)));
    },
    async right(trying) {
      await db.deleteFrom('sign_in_attempts').where('key', '=', pairOf(trying)).execute();
    },
    async dropOld(now) {
      await db.deleteFrom('sign_in_attempts').where('until', '<=', now).execute();
    },
  };
}
