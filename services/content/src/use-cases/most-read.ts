/** Ranks what is read most on the front page and in each topic, from what the events service tells of page views. */
import type { ToldAudience } from '@masthead/model';
import { mostReadName } from '../changes/names.ts';
import { RIVER, topicListing } from '../repositories/listings.ts';
import { allRankings, type Rankings, writeRanking } from '../repositories/most-read.ts';
import type { ContentDb } from '../schema.ts';
import { noteChange, type Writing } from '../store.ts';

/** So many stories stand in a ranking: fewer are none. */
export const RANKED = 5;
/** The floor: below so many views a story says more about a few readers than about all. */
const LEAST_VIEWS = 5;

const WHAT = 'story views';

type Viewed = ToldAudience['stories'][number];

/** Tells a change only of doors whose order is really another, since pages are made anew by it. */
export async function rankMostRead(db: Writing, { at, stories }: Pick<ToldAudience, 'at' | 'stories'>): Promise<void> {
  if (!(await isNews(db, at))) return;
  const [known, ranked] = [await allRankings(db), await rankingsOf(db, stories)];
  for (const listing of new Set([...known.keys(), ...ranked.keys()])) {
    const [before, now] = [known.get(listing) ?? [], ranked.get(listing) ?? []];
    if (before.join() === now.join()) continue;
    await writeRanking(db, listing, now);
    noteChange(db, [mostReadName(listing)]);
  }
}

/** What was told as of an earlier instant is old, whenever it arrives. */
async function isNews(db: Writing, at: number): Promise<boolean> {
  const told = await db.selectFrom('audience_told').select('at').where('what', '=', WHAT).executeTakeFirst();
  if (told && told.at >= at) return false;
  await db
    .insertInto('audience_told')
    .values({ what: WHAT, at })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ at }))
    .execute();
  return true;
}

async function rankingsOf(db: ContentDb, stories: readonly Viewed[]): Promise<Rankings> {
  const ids = stories
    .filter(({ views }) => views >= LEAST_VIEWS)
    .toSorted((one, other) => other.views - one.views || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
  if (ids.length < RANKED) return new Map();
  const entries = await db
    .selectFrom('listing_entries')
    .select(['listing', 'story_id'])
    .where('story_id', 'in', ids)
    .where(({ eb, or }) => or([eb('listing', '=', RIVER), eb('listing', 'like', `${topicListing('')}%`)]))
    // Those of a topic by their form.
    .where('listing', 'not like', '%/%')
    .execute();
  const members = Map.groupBy(entries, ({ listing }) => listing);
  const rankings = [...members].map(([listing, own]) => {
    const there = new Set(own.map(({ story_id }) => story_id));
    return [listing, ids.filter((id) => there.has(id)).slice(0, RANKED)] as const;
  });
  return new Map(rankings.filter(([, ranked]) => ranked.length === RANKED));
}
