import { doneByOne, prepareJobs } from '@masthead/jobs';
import { describeEachEngine } from '@masthead/storage/testing';
import { expect, it } from 'vitest';
import { prepareContent } from '../../index.ts';
import type { ContentSchema } from '../../schema.ts';
import { clock, openSmall, SMALL_FOLDER, storeOf, temporaryMedia } from '../../testing/newsroom.ts';
import { countsOf } from '../../testing/newsroom-folder.ts';
import { loadDemo } from './load-demo.ts';

describeEachEngine('the newsroom of a first start', (suite) => {
  const { media } = temporaryMedia();
  const start = async () => {
    const database = await suite.open<ContentSchema>();
    await prepareContent(database);
    await prepareJobs(database);
    return { own: database, deps: { database: storeOf(database), turns: database, media, clock } };
  };

  it('is loaded by one of those who start together, and the others wait for it', async () => {
    const { own, deps } = await start();
    const loaded = await Promise.all([1, 2, 3].map(() => loadDemo(SMALL_FOLDER, deps)));
    expect(loaded.sort()).toEqual([false, false, true]);
    expect(await countsOf(own)).toMatchObject({ manuscripts: 8, manuscript_revisions: 8, stories: 8 });
    expect(await loadDemo(SMALL_FOLDER, deps)).toBe(false);
  });

  it('is loaded by the next when the one who began is gone', async () => {
    const { own, deps } = await start();
    await doneByOne(own, { name: 'load-demo-newsroom', clock, isDone: async () => false, run: async () => {} });
    const running = { state: 'running', lease_until: Date.now() - 1 } as const;
    await own.db.updateTable('jobs').set(running).execute();
    expect(await loadDemo(SMALL_FOLDER, deps)).toBe(true);
  });

  it('is none where there is a newsroom already', async () => {
    const database = await openSmall(suite);
    await database.db.deleteFrom('arrangements').where('name', 'like', 'newsroom-%').execute();
    await prepareJobs(database);
    expect(await loadDemo(SMALL_FOLDER, { database: storeOf(database), turns: database, media, clock })).toBe(false);
  });
});
