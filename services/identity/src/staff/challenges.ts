/** What must come back, once and soon: challenges of passkeys, and the ticket between password and code. */
import type { Instant } from '@masthead/model';
import type { IdentityDb } from '../store/schema.ts';
import { hashOf, newSecret } from '../store/store.ts';
import type { StaffChallengeRow } from './schema.ts';

const GOOD_FOR_MS = 10 * 60_000;

type Purpose = StaffChallengeRow['purpose'];

export async function newChallenge(
  db: IdentityDb,
  purpose: Purpose,
  staffId: string | null,
  now: Instant,
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('staff_challenges')
    .values({ hash: hashOf(secret), purpose, staff_id: staffId, wrong: 0, expires_at: now + GOOD_FOR_MS })
    .execute();
  return secret;
}

/** Undefined for one that is unknown, was used, is too old or is for something else. */
export async function takeChallenge(
  db: IdentityDb,
  purpose: Purpose,
  secret: string,
  now: Instant,
): Promise<StaffChallengeRow | undefined> {
  const row = await db
    .deleteFrom('staff_challenges')
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now ? row : undefined;
}

/** The same without using it up. */
export const findChallenge = (
  db: IdentityDb,
  purpose: Purpose,
  secret: string,
  now: Instant,
): Promise<StaffChallengeRow | undefined> =>
  db
    .selectFrom('staff_challenges')
    .selectAll()
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();

const MOST_WRONG = 5;

/** Answered wrongly: a few times that is a slip, then it holds no longer. */
export async function answeredWrongly(db: IdentityDb, { hash, wrong }: StaffChallengeRow): Promise<void> {
  if (wrong + 1 >= MOST_WRONG) await db.deleteFrom('staff_challenges').where('hash', '=', hash).execute();
  else
    await db
      .updateTable('staff_challenges')
      .set(({ eb }) => ({ wrong: eb('wrong', '+', 1) }))
      .where('hash', '=', hash)
      .execute();
}

export async function dropOldChallenges(db: IdentityDb, now: Instant): Promise<void> {
  for (const table of ['staff_challenges', 'staff_invitations', 'staff_sessions'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
}
