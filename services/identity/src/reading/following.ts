/** Topics, people and products that a reader follows. */
import { type Followed, type FollowKind, READING_LIMITS } from '@masthead/account';
import { type Instant, machineDate } from '@masthead/model';
import { HttpError } from '@masthead/runtime';
import type { IdentityDb } from '../store/schema.ts';

/** Newest first. */
export async function followingOf(db: IdentityDb, accountId: string): Promise<Followed[]> {
  const rows = await db
    .selectFrom('account_following')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('since', 'desc')
    .orderBy('key')
    .execute();
  return rows.map(({ kind, key, since }) => ({ kind, key, since: machineDate(since) }));
}

export interface Subject {
  kind: FollowKind;
  key: string;
}

export async function follow(db: IdentityDb, accountId: string, subject: Subject, now: Instant): Promise<void> {
  const followed = await followingOf(db, accountId);
  if (followed.some(({ kind, key }) => kind === subject.kind && key === subject.key)) return;
  if (followed.length >= READING_LIMITS.following)
    throw new HttpError(409, `You follow ${READING_LIMITS.following} already. Leave one to follow another.`);
  await db
    .insertInto('account_following')
    .values({ ...subject, account_id: accountId, since: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'key']).doNothing())
    .execute();
}

export async function unfollow(db: IdentityDb, accountId: string, { kind, key }: Subject): Promise<void> {
  await db
    .deleteFrom('account_following')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
}
