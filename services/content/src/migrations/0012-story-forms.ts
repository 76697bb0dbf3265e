/** Lists the stories of topics and people by their forms as well, also those that are there already. */
import { type FormedStory, formOfStory, STORY_FORMS, type StoryForm, storyKindOf, storyKinds } from '@masthead/model';
import { sql } from 'kysely';
import { FORMED_LISTINGS, formListing } from '../repositories/listings.ts';
import type { MigratedDb } from '../schema.ts';

export async function up(db: MigratedDb): Promise<void> {
  // Where it ran before, it begins again.
  await db.deleteFrom('listing_entries').where('listing', 'like', '%/%').execute();
  const sorts = await db.selectFrom('stories').select(['type_name', 'type', 'section']).distinct().execute();
  const formed = sorts.map(({ type_name, ...sort }): FormedStory => ({ kind: storyKindOf(type_name), ...sort }));
  const byForm = Map.groupBy(formed, formOfStory);
  for (const form of STORY_FORMS) await fill(db, form, byForm.get(form) ?? []);
}

/** Stories are of few sorts: which form a sort has is decided once, and the database does the rest. */
async function fill(db: MigratedDb, form: StoryForm, sorts: readonly FormedStory[]): Promise<void> {
  if (sorts.length === 0) return;
  const ofForm = sorts.map(
    ({ kind, type, section }) =>
      sql`(type_name = ${storyKinds[kind].typeName} and type = ${type} and section = ${section})`,
  );
  const formedListing = FORMED_LISTINGS.map((start) => sql`listing like ${`${start}%`}`);
  await sql`
    insert into listing_entries (listing, story_id, published_at, place)
    select listing || ${formListing('', form)}, story_id, listing_entries.published_at, row_number() over (
      partition by listing order by listing_entries.published_at, story_id desc
    )
    from listing_entries join stories on stories.id = story_id
    where (${sql.join(formedListing, sql` or `)}) and (${sql.join(ofForm, sql` or `)})`.execute(db);
}
