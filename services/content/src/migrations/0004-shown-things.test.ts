import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { prepareContent } from '../index.ts';
import type { ContentSchema } from '../schema.ts';
import { undoLiveLog } from '../testing/earlier-tables.ts';
import { openSmall, storeOf } from '../testing/newsroom.ts';
import { rebuildStories } from '../use-cases/writing/rebuild.ts';

/** This table and those that came after it. */
const SINCE = [
  'shown_things',
  'subscriptions',
  'privacy_requests',
  'flags',
  'flag_changes',
  'experiment_counts',
  'decision_options',
  'decisions',
  'consent_choices',
] as const;

describeEachEngine('what stories show', (suite) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await openSmall(suite);
  });

  it('is found of all the stories that were there before it was written down', async () => {
    const { db } = database;
    const written = () =>
      db.selectFrom('shown_things').selectAll().orderBy('kind').orderBy('key').orderBy('story_id').execute();
    const before = await written();
    // As it was before: what came later was not there either.
    for (const table of SINCE) await db.schema.dropTable(table).execute();
    await undoLiveLog(db);
    for (const column of ['note', 'in_stock', 'checked_at'])
      await db.schema.alterTable('offers').dropColumn(column).execute();
    await sql`delete from content_migration where name >= '0004-shown-things'`.execute(db);
    await prepareContent(database);
    await rebuildStories(storeOf(database));
    expect(await written()).toEqual(before);
    expect(before.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['picture', 'product']));
  });
});
