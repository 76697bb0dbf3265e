/** What a reader prefers, the newsletters they want, and, only where they switched it on, what they have read. */
import {
  PREFERENCES_AT_START,
  type Preferences,
  type PriceAlert,
  READING_LIMITS,
  type ReadStory,
} from '@masthead/account';
import { type Instant, machineDate } from '@masthead/model';
import type { IdentityDb } from '../store/schema.ts';

/** What was read is forgotten after a year. */
export const HISTORY_KEPT_MS = 365 * 24 * 60 * 60_000;

export async function preferencesOf(db: IdentityDb, accountId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('account_preferences')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return PREFERENCES_AT_START;
  return { theme: row.theme, textSize: row.text_size, adLight: row.ad_light === 1, history: row.history === 1 };
}

/** What is not said stays. Switching the history off empties it. */
export async function prefer(
  db: IdentityDb,
  accountId: string,
  changes: { readonly [Name in keyof Preferences]?: Preferences[Name] | undefined },
): Promise<Preferences> {
  const known = await preferencesOf(db, accountId);
  const preferences: Preferences = {
    theme: changes.theme ?? known.theme,
    textSize: changes.textSize ?? known.textSize,
    adLight: changes.adLight ?? known.adLight,
    history: changes.history ?? known.history,
  };
  const row = {
    theme: preferences.theme,
    text_size: preferences.textSize,
    ad_light: Number(preferences.adLight),
    history: Number(preferences.history),
  };
  await db
    .insertInto('account_preferences')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  if (!preferences.history) await forgetHistory(db, accountId);
  return preferences;
}

/** Newest first. */
export async function historyOf(db: IdentityDb, accountId: string): Promise<ReadStory[]> {
  const rows = await db
    .selectFrom('account_history')
    .select(['story_id', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('read_at', 'desc')
    .execute();
  return rows.map(({ story_id, read_at }) => ({ storyId: story_id, readAt: machineDate(read_at) }));
}

/** Whether it was written down: not where the history is off. */
export async function noteRead(db: IdentityDb, accountId: string, storyId: string, now: Instant): Promise<boolean> {
  if (!(await preferencesOf(db, accountId)).history) return false;
  await db
    .insertInto('account_history')
    .values({ account_id: accountId, story_id: storyId, read_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'story_id']).doUpdateSet({ read_at: now }))
    .execute();
  const oldestKept = await db
    .selectFrom('account_history')
    .select('read_at')
    .where('account_id', '=', accountId)
    .orderBy('read_at', 'desc')
    .offset(READING_LIMITS.history - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldestKept)
    await db
      .deleteFrom('account_history')
      .where('account_id', '=', accountId)
      .where('read_at', '<', oldestKept.read_at)
      .execute();
  return true;
}

export async function forgetHistory(db: IdentityDb, accountId: string): Promise<void> {
  await db.deleteFrom('account_history').where('account_id', '=', accountId).execute();
}

/** Of every account; by the clock. */
export async function dropOldHistory(db: IdentityDb, now: Instant): Promise<void> {
  await db
    .deleteFrom('account_history')
    .where('read_at', '<=', now - HISTORY_KEPT_MS)
    .execute();
}

export async function newslettersOf(db: IdentityDb, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_newsletters')
    .select('newsletter')
    .where('account_id', '=', accountId)
    .orderBy('since')
    .orderBy('newsletter')
    .execute();
  return rows.map(({ newsletter }) => newsletter);
}

export async function chooseNewsletters(
  db: IdentityDb,
  accountId: string,
  newsletters: readonly string[],
  now: Instant,
): Promise<void> {
  const known = new Set(await newslettersOf(db, accountId));
  const left = [...known].filter((newsletter) => !newsletters.includes(newsletter));
  const added = [...new Set(newsletters)].filter((newsletter) => !known.has(newsletter));
  if (left.length > 0)
    await db
      .deleteFrom('account_newsletters')
      .where('account_id', '=', accountId)
      .where('newsletter', 'in', left)
      .execute();
  if (added.length > 0)
    await db
      .insertInto('account_newsletters')
      .values(added.map((newsletter) => ({ account_id: accountId, newsletter, since: now })))
      .onConflict((conflict) => conflict.columns(['account_id', 'newsletter']).doNothing())
      .execute();
}

export async function alertsOf(db: IdentityDb, accountId: string): Promise<PriceAlert[]> {
  const rows = await db
    .selectFrom('account_alerts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .execute();
  return rows.map(({ id, product, cents, currency, made_at }) => ({
    id,
    product,
    cents,
    currency,
    since: machineDate(made_at),
  }));
}

export async function stopAlert(db: IdentityDb, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('account_alerts').where('account_id', '=', accountId).where('id', '=', id).execute();
}
