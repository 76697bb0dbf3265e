import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Media } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareContent } from '../../index.ts';
import { idOf } from '../../kinds/newsroom-id.ts';
import { migrations } from '../../migrations/index.ts';
import type { ContentSchema } from '../../schema.ts';
import { type Manuscript, manuscriptIn, startDesk } from '../../testing/desk.ts';
import {
  changesBy,
  clock,
  DEMO_FOLDER,
  NOW,
  navigationPath,
  openDemo,
  openSmall,
  SMALL_FOLDER,
  storeOf,
  temporaryMedia,
} from '../../testing/newsroom.ts';
import { contentsOf, copyOfSmall, countsOf, edit } from '../../testing/newsroom-folder.ts';
import { canvas } from '../../testing/uploads.ts';
import { importNewsroom } from './import.ts';
import { isNewsroomLoaded } from './is-loaded.ts';

const { media, remove } = temporaryMedia();
afterAll(remove);
const STORY = 'stories/halo-tested.md';
const DAY_MS = 86_400_000;
const take = (
  folder: string,
  database: Database<ContentSchema>,
  more: Partial<{ media: Media; clock: typeof clock }> = {},
) => importNewsroom(folder, { database: storeOf(database), media, clock, ...more });
const later = (ms: number) => ({ now: () => NOW + ms });

describeEachEngine('an import', (suite) => {
  const empty = async () => {
    const database = await suite.open<ContentSchema>();
    await prepareContent(database);
    return database;
  };

  describe('of a whole newsroom', () => {
    let database: Database<ContentSchema>;
    beforeAll(async () => {
      database = await openSmall(suite);
    });

    it('takes over everything, each story published at its age', async () => {
      expect(await countsOf(database)).toMatchObject({
        pictures: 2,
        topics: 5,
        authors: 2,
        products: 1,
        offers: 1,
        price_changes: 2,
        collections: 2,
        manuscripts: 8,
        manuscript_revisions: 8,
        stories: 8,
        live_items: 2,
        standing: 4,
        tokens: 0,
      });
      const stories = await database.db.selectFrom('manuscripts').selectAll().execute();
      expect(new Set(stories.map(({ status, revision }) => `${status} ${revision}`))).toEqual(new Set(['published 1']));
      const ages = Object.fromEntries(
        stories.map(({ slug, first_published_at }) => [slug, NOW - (first_published_at ?? 0)]),
      );
      expect(ages).toMatchObject({ 'halo-tested': 4 * 3_600_000, 'halo-judged': 2 * DAY_MS, 'first-drive': DAY_MS });
      expect(await isNewsroomLoaded(database)).toBe(true);
    });

    it('again takes nothing and changes nothing, today or another day', async () => {
      const before = await contentsOf(database);
      const changes = await changesBy(database, async () => {
        for (const time of [clock, later(1), later(40 * DAY_MS)]) {
          const report = await take(SMALL_FOLDER, database, { clock: time });
          expect(report).toEqual({ taken: 0, unchanged: before.imports?.length, leftOut: [] });
        }
      });
      expect(changes).toEqual([]);
      expect(await contentsOf(database)).toEqual(before);
    });

    it('numbers the entries of live coverage in the order they were posted', async () => {
      const entries = await database.db.selectFrom('live_items').selectAll().orderBy('sequence').execute();
      expect(entries.map(({ sequence, headline, body }) => [sequence, headline, body.trim()])).toEqual([
        [1, 'It begins', '<p>The lights go <em>down</em>.</p>'],
        [2, 'One more thing', '<p>A phone.</p>'],
      ]);
    });
  });

  it('keeps every file byte for byte: pictures under the day they came in, a film under its name', async () => {
    const database = await empty();
    const kept = temporaryMedia().media;
    await take(SMALL_FOLDER, database, { media: kept });
    for (const { bucket_path } of await database.db.selectFrom('pictures').select('bucket_path').execute()) {
      expect(bucket_path).toMatch(/^\/2026\/11\/15\/[0-9a-f]{32}\/[a-z0-9-]+\.png$/);
      const original = await readFile(join(SMALL_FOLDER, 'pictures', bucket_path.split('/').at(-1) ?? ''));
      expect((await kept.read(`/hub${bucket_path}`))?.equals(original)).toBe(true);
    }
    for (const name of ['index.m3u8', 'video.mp4'])
      expect(await kept.read(`/video/first-drive/${name}`)).toEqual(
        await readFile(join(SMALL_FOLDER, 'video-files/first-drive', name)),
      );
  });

  describe('of files that changed', () => {
    let database: Database<ContentSchema>;
    let folder: string;
    beforeAll(async () => {
      database = await openSmall(suite);
      folder = await copyOfSmall();
    });

    it('makes one new revision of a story, published, and leaves the rest alone', async () => {
      const before = await database.db
        .selectFrom('manuscripts')
        .selectAll()
        .where('slug', '!=', 'halo-tested')
        .execute();
      await edit(folder, STORY, (text) => text.replace('It *heals*.', 'It *does heal*.'));
      const changes = await changesBy(database, async () =>
        expect(await take(folder, database, { clock: later(DAY_MS) })).toMatchObject({ taken: 1 }),
      );
      expect(changes).toEqual([['everything']]);
      const desk = await startDesk(database);
      const story = await desk.manuscript(idOf('story', 'halo-tested'));
      expect(story).toMatchObject({ revision: 2, publishedRevision: 2, published: '2026-11-15T13:00:00.000Z' });
      expect(await desk.data('/api/neutron/articles/masthead/halo-tested/web')).toMatchObject({
        body: expect.stringContaining('<em>does heal</em>'),
      });
      const { body } = await desk.send('GET', `/stories/${story.id}/revisions/1`);
      expect(JSON.stringify(body)).toContain('<em>heals</em>');
      const after = await database.db
        .selectFrom('manuscripts')
        .selectAll()
        .where('slug', '!=', 'halo-tested')
        .execute();
      expect(after).toEqual(before);
      await desk.close();
    });

    it('shows a picture’s new description and place also where it was composed before: in the navigation', async () => {
      await edit(folder, 'pictures.yaml', (text) => text.replace('A phone on a table', 'A phone under a table'));
      await writeFile(join(folder, 'pictures/phone.png'), await canvas(16, 9).png().toBuffer());
      expect(await take(folder, database)).toMatchObject({ taken: 1 });
      const desk = await startDesk(database);
      const navigation = JSON.stringify(await desk.data(navigationPath()));
      const { bucket_path } = await database.db
        .selectFrom('pictures')
        .select('bucket_path')
        .where('id', '=', idOf('picture', 'phone.png'))
        .executeTakeFirstOrThrow();
      expect(navigation).toContain('"A phone under a table"');
      expect(navigation).toContain(JSON.stringify(bucket_path));
      await desk.close();
    });

    it('keeps what the desk wrote in between', async () => {
      const desk = await startDesk(database);
      const seen = await desk.manuscript(idOf('story', 'screen-repair'));
      const written = manuscriptIn(await desk.edit(seen, { ...seen.document, headline: 'Written at the desk' }));
      expect(await take(folder, database)).toMatchObject({ taken: 0 });
      expect(await desk.manuscript(seen.id)).toEqual(written);
      await edit(folder, 'stories/screen-repair.md', (text) => text.replace('age: 6h', 'age: 7h'));
      expect(await take(folder, database)).toMatchObject({ taken: 1 });
      const { body } = await desk.send('GET', `/stories/${seen.id}/revisions/2`);
      expect(body).toMatchObject({ data: { document: { headline: 'Written at the desk' } } });
      expect(await desk.manuscript(seen.id)).toMatchObject({
        revision: 3,
        published: '2026-11-15T10:00:00.000Z',
      } satisfies Partial<Manuscript>);
      await desk.close();
    });

    it.each([
      [
        'a topic',
        'topics.yaml',
        'Things that ring.',
        'Things that ring no more.',
        'topics',
        'Things that ring no more.',
      ],
      ['an author', 'authors.yaml', 'Ann edits.', 'Ann writes.', 'authors', 'Ann writes.'],
      ['a product', 'products/phones.yaml', '749.5', '699', 'offers', '69900'],
      ['a collection', 'collections.yaml', 'What breaks.', 'What broke.', 'collections', 'What broke.'],
      ['a standing text', 'texts.yaml', '**things**', '*things*', 'standing', '<em>things</em>'],
      [
        'the navigation',
        'navigation.yaml',
        'We test things.',
        'We tested things.',
        'arrangements',
        'We tested things.',
      ],
    ])('takes %s over anew', async (_, file, from, to, table, expected) => {
      await edit(folder, file, (text) => text.replace(from, to));
      expect(await take(folder, database)).toMatchObject({ taken: 1 });
      const rows = await database.db
        .selectFrom(table as keyof ContentSchema)
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).toContain(expected);
    });

    it('keeps another picture at another path: what browsers have, they keep for good', async () => {
      const path = async () =>
        (
          await database.db
            .selectFrom('pictures')
            .selectAll()
            .where('id', '=', idOf('picture', 'phone.png'))
            .executeTakeFirstOrThrow()
        ).bucket_path;
      const before = await path();
      const bytes = await readFile(join(SMALL_FOLDER, 'pictures/ann.png'));
      await writeFile(join(folder, 'pictures/phone.png'), bytes);
      expect(await take(folder, database)).toMatchObject({ taken: 1 });
      expect(await path()).not.toBe(before);
      expect((await media.read(`/hub${await path()}`))?.equals(bytes)).toBe(true);
    });
  });

  it('is for an empty newsroom, or for one that an import began', async () => {
    const database = await empty();
    expect(await isNewsroomLoaded(database)).toBe(false);
    await database.db.insertInto('manuscripts').values(OWN_STORY).execute();
    expect(await isNewsroomLoaded(database)).toBe(true);
  });

  describe('of the demo', () => {
    let database: Database<ContentSchema>;
    beforeAll(async () => {
      database = await openDemo(suite);
    });

    it('again takes nothing', async () => {
      const before = await countsOf(database);
      expect(await take(DEMO_FOLDER, database, { clock: later(DAY_MS) })).toMatchObject({ taken: 0 });
      expect(await countsOf(database)).toEqual(before);
    });
  });
});

const OWN_STORY = {
  id: 'own',
  type_name: 'content_article' as const,
  slug: 'own',
  headline: 'Own',
  status: 'draft' as const,
  revision: 1,
  published_revision: null,
  first_published_at: null,
  published_updated_at: null,
  scheduled_at: null,
  scheduled_revision: null,
  scheduled_slug: null,
  binned_at: null,
  binned_by: null,
  binned_slug: null,
  document: '{}',
  left_out: '[]',
  created_at: NOW,
  saved_at: NOW,
};

it('migrations run in the order they were written', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});
