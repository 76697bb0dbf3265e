import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ContentSchema } from '../../schema.ts';
import { searchTables } from '../../search/schema.ts';
import { article, type Desk, manuscriptIn, startDesk } from '../../testing/desk.ts';
import { changesBy, openDemo, openSmall, storeOf } from '../../testing/newsroom.ts';
import { contentsOf } from '../../testing/newsroom-folder.ts';
import { needsRebuild, rebuildStories } from './rebuild.ts';
import { SHOWN_SHAPE } from './shown-shape.ts';

/** Of the seven stories of the small newsroom. */
const batch = 2;

/** As another version of the product might have left what it showed: without what it did not know of. */
async function showAsBefore({ db }: Database<ContentSchema>): Promise<void> {
  const rows = await db.selectFrom('stories').select(['id', 'detail']).execute();
  for (const { id, detail } of rows) {
    const { correctedAt: _, ...known } = JSON.parse(detail);
    const changed = { detail: JSON.stringify(known), word_count: 0 };
    await db.updateTable('stories').set(changed).where('id', '=', id).execute();
  }
  await db.deleteFrom('shown_things').execute();
  await db.deleteFrom('story_authors').where('position', '>', 0).execute();
  await db.deleteFrom('listing_entries').where('listing', 'like', '%/%').execute();
  await searchTables(db).updateTable('search_stories').set({ fingerprint: '', spellings: '' }).execute();
  await db
    .updateTable('rebuilds')
    .set({ shape: SHOWN_SHAPE - 1 })
    .execute();
}

describeEachEngine('a rebuild', (suite) => {
  let database: Database<ContentSchema>;

  const desk = async (): Promise<Desk> => {
    const started = await startDesk(database);
    onTestFinished(() => started.close());
    return started;
  };
  const countShown = async (): Promise<number> =>
    (await database.db.selectFrom('stories').select('id').execute()).length;
  /** Stops as a process does that is ended between two of its transactions. */
  const stoppedAfter = async (done: number): Promise<void> => {
    const onProgress = (at: number): void => {
      if (at >= done) throw new Error('stopped');
    };
    await expect(rebuildStories(storeOf(database), { batch, onProgress })).rejects.toThrow('stopped');
  };

  describe('of the demo', () => {
    beforeAll(async () => {
      database = await openDemo(suite);
    });

    it('changes and tells nothing where everything is up to date', async () => {
      const before = await contentsOf(database);
      const shown = await countShown();
      const told = await changesBy(database, async () =>
        expect(await rebuildStories(storeOf(database))).toEqual({ stories: shown, changed: 0, failures: [] }),
      );
      expect(told).toEqual([]);
      expect(await contentsOf(database)).toEqual(before);
    });
  });

  describe('of a small newsroom', () => {
    beforeEach(async () => {
      database = await openSmall(suite);
    });

    it('gives every story that was shown in an earlier shape the shape of today, and tells of it', async () => {
      const before = await contentsOf(database);
      const ids = (await database.db.selectFrom('stories').select('id').execute()).map(({ id }) => id);
      await showAsBefore(database);
      expect(await needsRebuild(database.db)).toBe(true);
      const told = await changesBy(database, async () =>
        expect(await rebuildStories(storeOf(database))).toMatchObject({ changed: ids.length, failures: [] }),
      );
      expect(told.flat()).toEqual(expect.arrayContaining(ids.map((id) => `story:${id}`)));
      expect(await contentsOf(database)).toEqual(before);
      expect(await needsRebuild(database.db)).toBe(false);
    });

    it('that was stopped goes on behind the last story it showed, and so does its progress', async () => {
      const before = await contentsOf(database);
      const shown = await countShown();
      await showAsBefore(database);
      await stoppedAfter(2 * batch);
      expect(await needsRebuild(database.db)).toBe(true);
      const steps: number[] = [];
      const report = await rebuildStories(storeOf(database), { batch, onProgress: (done) => void steps.push(done) });
      expect(report).toMatchObject({ stories: shown - 2 * batch, changed: shown - 2 * batch });
      expect([steps[0], steps.at(-1)]).toEqual([3 * batch, shown]);
      expect(await contentsOf(database)).toEqual(before);
    });

    it('begins again for a newer shape, and when it is told to', async () => {
      const shown = await countShown();
      await stoppedAfter(batch);
      expect(await rebuildStories(storeOf(database), { fromStart: true })).toMatchObject({ stories: shown });
      await stoppedAfter(batch);
      await database.db
        .updateTable('rebuilds')
        .set({ towards: SHOWN_SHAPE - 1 })
        .execute();
      expect(await rebuildStories(storeOf(database))).toMatchObject({ stories: shown });
    });

    it('leaves the rest to a newer version that has begun one', async () => {
      await stoppedAfter(batch);
      const newer = { towards: SHOWN_SHAPE + 1 };
      const onProgress = async () => void (await database.db.updateTable('rebuilds').set(newer).execute());
      expect(await rebuildStories(storeOf(database), { batch, onProgress })).toMatchObject({ stories: batch });
      expect(await database.db.selectFrom('rebuilds').selectAll().executeTakeFirst()).toMatchObject(newer);
    });

    it('ends when its process is told to stop', async () => {
      const stop = new AbortController();
      const options = { batch, signal: stop.signal, onProgress: () => stop.abort() };
      await expect(rebuildStories(storeOf(database), options)).rejects.toThrow('abort');
      expect(await database.db.selectFrom('rebuilds').selectAll().executeTakeFirst()).toMatchObject({ done: batch });
    });

    it('lets those win who publish and withdraw stories meanwhile', async () => {
      const { create, act, published, edit, manuscript } = await desk();
      const later = await published(article('published-later'));
      const gone = await published(article('taken-back'));
      await showAsBefore(database);
      const onProgress = async (done: number): Promise<void> => {
        if (done !== batch) return;
        const newest = article('published-later', { headline: 'Newer' });
        const edited = manuscriptIn(await edit(later, newest));
        expect((await act('publish', edited)).status).toBe(200);
        expect((await act('unpublish', gone)).status).toBe(200);
        await create(article('never-shown'));
      };
      await rebuildStories(storeOf(database), { batch, onProgress });
      const headlines = database.db.selectFrom('stories').select(['slug', 'headline']);
      const slugs = ['published-later', 'taken-back', 'never-shown'];
      expect(await headlines.where('slug', 'in', slugs).execute()).toEqual([
        expect.objectContaining({ slug: 'published-later', headline: 'Newer' }),
      ]);
      expect((await manuscript(gone.id)).status).toBe('unpublished');
      expect(await rebuildStories(storeOf(database))).toMatchObject({ changed: 0 });
    });

    it('shares the database with those who publish at the same time', async () => {
      const { published } = await desk();
      await showAsBefore(database);
      const slugs = Array.from({ length: 4 }, (_, index) => `at-the-same-time-${index}`);
      await Promise.all([
        rebuildStories(storeOf(database), { batch }),
        ...slugs.map((slug) => published(article(slug))),
      ]);
      expect(await rebuildStories(storeOf(database))).toMatchObject({ changed: 0, failures: [] });
    });

    it('is done by a job when the product starts with stories of an earlier shape, which says how far it is', async () => {
      const before = await contentsOf(database);
      await showAsBefore(database);
      const { send, close } = await startDesk(database);
      expect((await send('GET', '/jobs?job=rebuild-stories')).body).toMatchObject({
        data: [{ state: 'waiting', lastError: null, progress: { done: 8, total: 8 } }],
      });
      await close();
      const { tokens: _tokens, ...after } = await contentsOf(database);
      expect({ ...after, tokens: before.tokens }).toEqual(before);
    });

    it('leaves a product to the review that was published last', async () => {
      const { published, act, manuscript } = await desk();
      const judged = (slug: string) => ({
        ...article(slug),
        typeName: 'content_review' as const,
        type: 'Review',
        review: { product: 'halo-12' },
      });
      const first = await published(judged('first-look'));
      await published(judged('second-look'));
      expect((await act('publish', await manuscript(first.id))).status).toBe(200);
      const product = database.db.selectFrom('products').select('review_id').where('slug', '=', 'halo-12');
      expect(await product.execute()).toEqual([{ review_id: first.id }]);
      await rebuildStories(storeOf(database));
      expect(await product.execute()).toEqual([{ review_id: first.id }]);
      await database.db.updateTable('products').set({ review_id: null }).execute();
      await rebuildStories(storeOf(database));
      expect(await product.execute()).not.toEqual([{ review_id: null }]);
    });
  });
});
