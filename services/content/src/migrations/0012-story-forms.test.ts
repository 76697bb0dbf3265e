import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { prepareContent } from '../index.ts';
import type { ContentSchema } from '../schema.ts';
import { undoChangeLog } from '../testing/earlier-tables.ts';
import { openSmall, storeOf } from '../testing/newsroom.ts';
import { rebuildStories } from '../use-cases/writing/rebuild.ts';

describeEachEngine('listings by form', (suite) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await openSmall(suite);
  });

  it('have every story that was there before them, in the places that publishing gives them', async () => {
    const { db } = database;
    const written = () =>
      db
        .selectFrom('listing_entries')
        .selectAll()
        .where('listing', 'like', '%/%')
        .orderBy('listing')
        .orderBy('place')
        .execute();
    const before = await written();
    await db.deleteFrom('listing_entries').where('listing', 'like', '%/%').execute();
    await undoChangeLog(db);
    await sql`delete from content_migration where name >= '0012-story-forms'`.execute(db);
    await prepareContent(database);
    await rebuildStories(storeOf(database));
    expect(await written()).toEqual(before);
    const listings = new Set(before.map(({ listing }) => listing));
    expect([...listings]).toEqual(expect.arrayContaining(['topic:phones/reviews', 'author:annlee/reviews']));
  });
});
