/** All that an account keeps for its reader, as plain data: for the page that shows it, and for whoever takes it along. */
import type { ReadingKept, ReadStory } from '@masthead/account';
import type { IdentityDb } from '../store/schema.ts';
import { alertsOf, historyOf, newslettersOf, preferencesOf } from './choices.ts';
import { followingOf } from './following.ts';
import { savedOf } from './saved.ts';

export const readingKept = async (db: IdentityDb, accountId: string): Promise<ReadingKept> => ({
  saved: await savedOf(db, accountId),
  following: await followingOf(db, accountId),
  preferences: await preferencesOf(db, accountId),
  newsletters: await newslettersOf(db, accountId),
  alerts: await alertsOf(db, accountId),
});

export interface Reading extends ReadingKept {
  readonly history: readonly ReadStory[];
}

/** For an export: nothing is left out. */
export const readingOf = async (db: IdentityDb, accountId: string): Promise<Reading> => ({
  ...(await readingKept(db, accountId)),
  history: await historyOf(db, accountId),
});
