/**
 * A story's place in the index: its instant, with room for a thousand stories in each millisecond. A greater place is
 * newer, whenever the story was indexed, so the index is in the order of results.
 */
import { type SearchDb, searchTables } from './schema.ts';

const PER_INSTANT = 1024;
const LAST_INSTANT = 2 ** 43 - 1;

/** Both ends belong to it. */
export interface PlaceRange {
  lowest: number;
  highest: number;
}

const clamped = (instant: number): number => Math.max(-LAST_INSTANT, Math.min(LAST_INSTANT, Math.floor(instant)));

const firstPlaceOf = (instant: number): number => clamped(instant) * PER_INSTANT;

export const instantOf = (place: number): number => Math.floor(place / PER_INSTANT);

export const isWithin = (place: number, instant: number): boolean => instantOf(place) === clamped(instant);

/** The places of stories published from one instant to another, both included. */
export const placesBetween = (from = -LAST_INSTANT, to = LAST_INSTANT): PlaceRange => ({
  lowest: firstPlaceOf(from),
  highest: firstPlaceOf(to) + PER_INSTANT - 1,
});

/** A place that no story has. When an instant is full, the next one has room. */
export async function freePlace(db: SearchDb, instant: number): Promise<number> {
  const first = firstPlaceOf(instant);
  const { last } = await searchTables(db)
    .selectFrom('search_stories')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('place', '>=', first)
    .where('place', '<', first + PER_INSTANT)
    .executeTakeFirstOrThrow();
  if (last === null) return first;
  return last + 1 < first + PER_INSTANT ? last + 1 : freePlace(db, instantOf(first) + 1);
}
