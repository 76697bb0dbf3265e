import { describeEachEngine } from '@masthead/storage/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { prepareContent } from '../index.ts';
import { undoLiveLog } from '../testing/earlier-tables.ts';
import { KEYNOTE, keptItems, replayed } from '../testing/live-desk.ts';
import { openSmall } from '../testing/newsroom.ts';

describeEachEngine('live coverage that was there before it had a log', (suite) => {
  it('has its entries as the first events, and adds up to them', async () => {
    const database = await openSmall(suite);
    const { db } = database;
    const [first, second] = await keptItems(database);
    await undoLiveLog(db);
    await sql`update live_items set sequence = 40, deleted = 1 where id = ${second?.id}`.execute(db);
    await sql`update live_items set sequence = 7 where id = ${first?.id}`.execute(db);
    await sql`delete from content_migration where name >= '0010-live-log'`.execute(db);
    await prepareContent(database);
    expect(await keptItems(database)).toEqual([
      { ...first, event: 1, sequence: 1 },
      { ...second, event: 3, sequence: 2, deleted: 1 },
    ]);
    expect(await replayed(database)).toEqual(await keptItems(database));
    expect(await db.selectFrom('live_coverage').selectAll().execute()).toMatchObject([
      { story_id: KEYNOTE, last_event: 3, state: 'planned' },
    ]);
  });
});
