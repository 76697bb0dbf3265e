import fc from 'fast-check';
import { type Generated, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { describeEachEngine } from './testing/engines.ts';

type Schema = {
  author: { id: number; name: string };
  story: {
    id: Generated<number>;
    author_id: number | null;
    body: string | null;
    views: number;
    published_at: number | null;
  };
};

async function createTables({ db, engine }: Database<Schema>): Promise<void> {
  await db.schema
    .createTable('author')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('story')
    .addColumn('id', engine === 'postgres' ? 'serial' : 'integer', (column) => column.primaryKey())
    .addColumn('author_id', 'integer', (column) => column.references('author.id'))
    .addColumn('body', 'text')
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'bigint')
    .execute();
}

describeEachEngine('the database', ({ engine, open }) => {
  let database: Database<Schema>;
  beforeAll(async () => {
    database = await open<Schema>();
    await createTables(database);
  });

  const newStory = (values: { body?: string | null; published_at?: number } = {}) =>
    database.db
      .insertInto('story')
      .values({ views: 0, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
  const storyOf = (id: number) => database.db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirst();
  const countOf = async (body: string) => {
    const { count } = await database.db
      .selectFrom('story')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('body', '=', body)
      .executeTakeFirstOrThrow();
    return count;
  };

  it('says which engine it is', () => {
    expect(database.engine).toBe(engine);
  });

  describe('transactions', () => {
    it('what a transaction wrote is there when it is done', async () => {
      const result = await database.transaction(async (transaction) => {
        await transaction.insertInto('story').values({ views: 0, body: 'committed' }).execute();
        return 'done';
      });
      expect(result).toBe('done');
      expect(await countOf('committed')).toBe(1);
    });

    it('a transaction that fails leaves nothing behind and passes its error on', async () => {
      const failing = database.transaction(async (transaction) => {
        await transaction.insertInto('story').values({ views: 0, body: 'undone' }).execute();
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await countOf('undone')).toBe(0);
      await newStory({ body: 'after' });
      expect(await countOf('after')).toBe(1);
    });

    it('a statement that fails inside undoes the whole transaction', async () => {
      const failing = database.transaction(async (transaction) => {
        await transaction.insertInto('story').values({ views: 0, body: 'half' }).execute();
        await transaction.insertInto('story').values({ views: 0, author_id: 404 }).execute();
      });
      await expect(failing).rejects.toThrow(/foreign key/i);
      expect(await countOf('half')).toBe(0);
    });

    it('nobody else sees what a transaction has not committed, and the transaction does', async () => {
      const wrote = Promise.withResolvers<void>();
      const mayCommit = Promise.withResolvers<void>();
      const working = database.transaction(async (transaction) => {
        await transaction.insertInto('story').values({ views: 0, body: 'hidden' }).execute();
        wrote.resolve();
        await mayCommit.promise;
        return transaction.selectFrom('story').select('id').where('body', '=', 'hidden').execute();
      });
      await wrote.promise;
      expect(await countOf('hidden')).toBe(0);
      const { rows } = await sql`select id from story where body = 'hidden'`.execute(database.db);
      expect(rows).toEqual([]);
      mayCommit.resolve();
      expect(await working).toHaveLength(1);
      expect(await countOf('hidden')).toBe(1);
    });

    it('the rollback of one transaction does not undo the write of somebody else at the same time', async () => {
      const wrote = Promise.withResolvers<void>();
      const failing = database.transaction(async (transaction) => {
        await transaction.insertInto('story').values({ views: 0, body: 'mine' }).execute();
        wrote.resolve();
        // Time enough for the other write to get in, if anything would let it.
        for (let time = 0; time < 20; time += 1) await sql`select 1`.execute(transaction);
        throw new Error('undo');
      });
      await wrote.promise;
      const other = newStory({ body: 'theirs' });
      await expect(failing).rejects.toThrow('undo');
      await other;
      expect([await countOf('mine'), await countOf('theirs')]).toEqual([0, 1]);
    });

    it('transactions that read and then write the same row lose no update', async () => {
      const { id } = await newStory();
      const viewOnce = () =>
        database.transaction(async (transaction) => {
          const { views } = await transaction
            .selectFrom('story')
            .select('views')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          await transaction
            .updateTable('story')
            .set({ views: views + 1 })
            .where('id', '=', id)
            .execute();
        });
      await Promise.all(Array.from({ length: 12 }, viewOnce));
      expect((await storyOf(id))?.views).toBe(12);
    });

    it('many writers at once all succeed', async () => {
      const writes = Array.from({ length: 100 }, (_, index) =>
        index % 2
          ? newStory({ body: 'crowd' })
          : database.transaction((transaction) =>
              transaction.insertInto('story').values({ views: 0, body: 'crowd' }).execute(),
            ),
      );
      await Promise.all(writes);
      expect(await countOf('crowd')).toBe(100);
    });

    it('whichever of several transactions fail, exactly the others are there', async () => {
      await fc.assert(
        fc.asyncProperty(fc.uuid(), fc.array(fc.boolean(), { maxLength: 8 }), async (body, plans) => {
          const run = (succeeds: boolean) =>
            database.transaction(async (transaction) => {
              await transaction.insertInto('story').values({ views: 0, body }).execute();
              await Promise.resolve();
              if (!succeeds) throw new Error('planned');
            });
          await Promise.allSettled(plans.map(run));
          expect(await countOf(body)).toBe(plans.filter(Boolean).length);
        }),
        { numRuns: 25 },
      );
    });

    it('a savepoint can be undone on its own', async () => {
      const outer = await database.db.startTransaction().execute();
      await outer.insertInto('story').values({ views: 0, body: 'kept' }).execute();
      const inner = await outer.savepoint('before "it"').execute();
      await inner.insertInto('story').values({ views: 0, body: 'dropped' }).execute();
      const back = await inner.rollbackToSavepoint('before "it"').execute();
      await back.commit().execute();
      expect([await countOf('kept'), await countOf('dropped')]).toEqual([1, 0]);
    });
  });

  describe('values', () => {
    it('a reference to what does not exist is refused', async () => {
      const orphan = database.db.insertInto('story').values({ views: 0, author_id: 999 }).execute();
      await expect(orphan).rejects.toThrow(/foreign key/i);
    });

    it('any text comes back as it was', async () => {
      // PostgreSQL has no text with the character NUL, and no half of a surrogate pair is text.
      const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
      await fc.assert(
        fc.asyncProperty(text, async (body) => {
          const { id } = await newStory({ body });
          expect((await storyOf(id))?.body).toBe(body);
        }),
        { numRuns: 50 },
      );
    });

    it('JSON comes back as it was', async () => {
      const body = JSON.stringify({ dek: 'Ünï "çødé" \u2028 👩‍🚀', list: [1, null, { deep: true }] });
      const { id } = await newStory({ body });
      expect(JSON.parse((await storyOf(id))?.body ?? '')).toEqual(JSON.parse(body));
    });

    it('an instant in milliseconds comes back as a number', async () => {
      const at = Date.UTC(2026, 10, 15, 9, 0, 0, 123);
      const { id } = await newStory({ published_at: at });
      expect((await storyOf(id))?.published_at).toBe(at);
    });

    it('nothing is null', async () => {
      const { id } = await newStory({ body: null });
      expect(await storyOf(id)).toMatchObject({ body: null, published_at: null });
    });

    it('counts and sums are numbers', async () => {
      const row = await database.db
        .selectFrom('story')
        .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('published_at').as('sum')])
        .executeTakeFirstOrThrow();
      expect([typeof row.count, typeof row.sum]).toEqual(['number', 'number']);
    });

    it('an update and a delete say how many rows they changed', async () => {
      const { id } = await newStory();
      const updated = await database.db.updateTable('story').set({ views: 7 }).where('id', '=', id).executeTakeFirst();
      const deleted = await database.db.deleteFrom('story').where('id', '=', id).executeTakeFirst();
      expect([updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([1n, 1n]);
    });

    it('a column that is added is seen by queries that ran before', async () => {
      const { db } = await open<{ note: { id: number } }>();
      await db.schema.createTable('note').addColumn('id', 'integer').execute();
      await db.insertInto('note').values({ id: 1 }).execute();
      const read = () => db.selectFrom('note').selectAll().executeTakeFirst();
      expect(await read()).toEqual({ id: 1 });
      await db.schema.alterTable('note').addColumn('mood', 'text').execute();
      expect(await read()).toEqual({ id: 1, mood: null });
    });
  });
});
