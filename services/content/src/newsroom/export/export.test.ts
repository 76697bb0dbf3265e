import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, type Media, openDatabase } from '@masthead/storage';
import { describeEachEngine, type Engine, emptyDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareContent } from '../../index.ts';
import { idOf } from '../../kinds/newsroom-id.ts';
import type { ContentSchema } from '../../schema.ts';
import { article, type Desk, manuscriptIn, startDesk } from '../../testing/desk.ts';
import { KEYNOTE, liveDesk } from '../../testing/live-desk.ts';
import {
  changesBy,
  clock,
  NOW,
  navigationPath,
  openSmall,
  pagePath,
  SMALL_FOLDER,
  storeOf,
  temporaryMedia,
} from '../../testing/newsroom.ts';
import { contentsOf, copyOfSmall, edit, temporaryFolder } from '../../testing/newsroom-folder.ts';
import { importNewsroom } from '../import/import.ts';
import { EXPORTED, exportNewsroom } from './export.ts';
import { isExport, restoreNewsroom } from './restore.ts';

const HOUR_MS = 3_600_000;
const OTHER: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' };
/** What the two keep for themselves: who may write there, and who did. */
const compared = async (database: Database<ContentSchema>) => ({
  ...(await contentsOf(database)),
  tokens: [],
  audit: [],
});

const DRIVE = idOf('story', 'first-drive');

/** More rows than are read or written at once. */
const MANY = Array.from({ length: 520 }, (_, index) => ({
  kind: 'text',
  key: `key-${index}`,
  fingerprint: String(index),
}));

const CALLS = [
  pagePath('front_page', 'home'),
  pagePath('topic', 'phones'),
  pagePath('product', 'halo-12'),
  pagePath('feature', 'phone-week'),
  pagePath('collection', 'repair-files'),
  pagePath('article', 'halo-tested'),
  pagePath('review', 'halo-judged'),
  pagePath('gallery', 'phone-close-up'),
  pagePath('video', 'first-drive'),
  pagePath('article-live', 'keynote-live'),
  pagePath('article', 'written-at-the-desk'),
  pagePath('article', 'old-name'),
  pagePath('article', 'taken-back'),
  pagePath('article', 'for-later'),
  navigationPath(),
  '/api/neutron/components/masthead/listing/door/river/web?limit=100',
  '/api/neutron/feeds/masthead/partner/',
  '/api/neutron/sitemaps/masthead/articles/web',
  '/api/neutron/search/masthead/results/web?searchQuery=phone',
  '/api/neutron/search/masthead/autocomplete/web?searchQuery=ha',
  '/api/neutron/vanity/masthead/dictionary',
];

describeEachEngine('an export', (suite) => {
  const cleanups: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });

  /** An empty database of the other engine. */
  async function otherEngine(): Promise<Database<ContentSchema>> {
    const { config, remove } = await emptyDatabase(OTHER[suite.engine]);
    const database = await openDatabase<ContentSchema>(config);
    cleanups.push(remove, () => database.close());
    await prepareContent(database);
    return database;
  }

  /**
   * A newsroom that was written in: a draft, a renamed story, one taken back, one for later, a word with a strange sign,
   * live coverage that went on, a film that a draft replaces.
   */
  async function write(desk: Desk): Promise<void> {
    const published = await desk.published(
      article('old-name', { headline: 'Line\u2028separator\u2029s “é” 日本 \u{1f600}' }),
    );
    await desk.act(
      'publish',
      manuscriptIn(await desk.edit(published, { ...published.document, slug: 'written-at-the-desk' })),
    );
    const edited = await desk.manuscript(published.id);
    await desk.edit(edited, { ...edited.document, headline: 'A draft of it' });
    await desk.act('unpublish', await desk.published(article('taken-back')));
    const later = manuscriptIn(await desk.create(article('for-later')));
    await desk.act('schedule', later, { at: NOW + HOUR_MS });
    await liveDesk(desk).posted({ headline: 'It goes on' });
    const drive = await desk.manuscript(DRIVE);
    await desk.edit(drive, { ...drive.document, mp4: '/video/second-drive/video.mp4' });
  }

  /** What readers and the platform have left behind. */
  async function use({ db }: Database<ContentSchema>): Promise<void> {
    const at = NOW - HOUR_MS;
    const address = 'reader@example.com';
    await db.insertInto('flags').values({ name: 'dynamicWidgets', is_on: 1 }).execute();
    const change = { name: 'dynamicWidgets', was_on: 0, is_on: 1, changed_by: 'ann', changed_at: at };
    await db
      .insertInto('flag_changes')
      .values({ id: 'first', ...change })
      .execute();
    const counts = { experiment: 'headlines', version: '1', bucket: 'a', exposures: 9, conversions: 2 };
    await db.insertInto('experiment_counts').values(counts).execute();
    await db
      .insertInto('decision_options')
      .values({ agent: 'a', option_id: 'b', shown: 3, taken: 1, seen_at: at })
      .execute();
    await db.insertInto('decisions').values({ id: 'd', agent: 'a', options: '["b"]', created_at: at }).execute();
    const asked = { address, newsletter: 'morning', token_hash: 'h', created_at: at };
    await db.insertInto('subscriptions').values(asked).execute();
    await db.insertInto('privacy_requests').values({ address, created_at: at }).execute();
    const choice = { id: 'c', policy: 1, decided_at: at, allowed: 'a', laws: 'gdpr', made_on: 'web', created_at: at };
    await db.insertInto('consent_choices').values(choice).execute();
    const missed = { query: 'halo 99', outcome: 'nothing' as const, times: 2, last_day: '2026-11-14' };
    await db.insertInto('search_misses').values(missed).execute();
  }

  describe('of a newsroom that was written in', () => {
    let source: Database<ContentSchema>;
    let from: Desk;
    let folder: string;
    let media: Media;
    /** An empty newsroom of the other engine, where it is taken over. */
    let target: Database<ContentSchema>;
    let there: Media;
    beforeAll(async () => {
      source = await suite.open<ContentSchema>();
      await prepareContent(source);
      ({ media } = temporaryMedia());
      const film = await copyOfSmall();
      await edit(film, 'video-files/first-drive/index.m3u8', (text) =>
        text.replace('#EXT-X-ENDLIST', '#EXTINF:6,\npart00.ts\n#EXT-X-ENDLIST'),
      );
      await writeFile(join(film, 'video-files/first-drive/part00.ts'), 'the first part');
      await importNewsroom(film, { database: storeOf(source), media, clock });
      from = await startDesk(source, { media });
      await write(from);
      await use(source);
      await source.db.insertInto('imports').values(MANY).execute();
      folder = await temporaryFolder();
      await exportNewsroom(folder, { database: storeOf(source), media, clock });
      target = await otherEngine();
      ({ media: there } = temporaryMedia());
      await restoreNewsroom(folder, { database: storeOf(target), media: there, clock });
    });
    afterAll(() => from.close());

    it('taken over by the other engine gives the same answers', async () => {
      const to = await startDesk(target);
      for (const path of CALLS) {
        const [{ status, body }, after] = await Promise.all([from.ask(path), to.ask(path)]);
        expect({ path, status: after.status, body: after.body }).toEqual({ path, status, body });
      }
      expect((await to.ask(pagePath('article', 'written-at-the-desk'))).status).toBe(200);
      expect((await to.ask(pagePath('article', 'for-later'))).status).toBe(404);
      expect(await compared(target)).toEqual(await compared(source));
      await to.close();
    });

    it('carries every file: pictures, films and the parts of their streams', async () => {
      const pictures = await source.db.selectFrom('pictures').select('bucket_path').execute();
      const films = ['index.m3u8', 'video.mp4', 'part00.ts'].map((name) => `/video/first-drive/${name}`);
      for (const path of [...pictures.map(({ bucket_path }) => `/hub${bucket_path}`), ...films]) {
        expect(await there.read(path)).toBeDefined();
        expect(await there.read(path)).toEqual(await media.read(path));
      }
    });

    it('has every table of the newsroom but what is made anew, what a service keeps of its own work, tokens, webhooks and who wrote', async () => {
      const made =
        /^(stories|story_\w+|shown_things|listing_entries|most_read|audience_told|search_(?!misses)\w+|rebuilds)$/;
      const own =
        /^(tokens|webhooks|webhook_deliveries|audit|missing_\w+|reader_errors|mail|jobs|changes|change_readers|\w*migration\w*)$/;
      const tables = (await source.db.introspection.getTables()).map(({ name }) => name);
      const left = tables.filter((name) => !EXPORTED.some((table) => table === name));
      expect(left.filter((name) => !made.test(name) && !own.test(name))).toEqual([]);
    });

    it('holds no tokens', async () => {
      const tables = await Promise.all(
        ['manuscripts', 'arrangements', 'standing'].map((name) =>
          readFile(join(folder, 'tables', `${name}.jsonl`), 'utf8'),
        ),
      );
      const hashes = await source.db.selectFrom('tokens').select('hash').execute();
      expect(hashes.length).toBeGreaterThan(0);
      for (const { hash } of hashes) expect(tables.join()).not.toContain(hash);
      await expect(readFile(join(folder, 'tables', 'tokens.jsonl'))).rejects.toThrow(/ENOENT/);
    });

    it('carries when live coverage was last written to', async () => {
      const { updated_at } = await target.db
        .selectFrom('stories')
        .select('updated_at')
        .where('id', '=', KEYNOTE)
        .executeTakeFirstOrThrow();
      expect(updated_at).toBe(NOW);
    });

    it('of an earlier version, which had less in it, is taken over as far as it goes', async () => {
      const earlier = await temporaryFolder();
      await exportNewsroom(earlier, { database: storeOf(source), media, clock });
      await rm(join(earlier, 'tables/privacy_requests.jsonl'));
      await edit(earlier, 'tables/manuscripts.jsonl', (text) =>
        text.replaceAll(/,"scheduled_(revision|slug)":[^,}]+/g, ''),
      );
      const database = await otherEngine();
      await restoreNewsroom(earlier, { database: storeOf(database), media: there, clock });
      const to = await startDesk(database, { clock: { now: () => NOW + HOUR_MS } });
      expect((await to.ask(pagePath('article', 'for-later'))).status).toBe(200);
      await to.close();
    });

    it('taken over twice changes nothing the second time, and tells every page', async () => {
      const once = await contentsOf(target);
      const changes = await changesBy(target, async () =>
        expect(await restoreNewsroom(folder, { database: storeOf(target), media: there, clock })).toEqual({
          stories: 9,
        }),
      );
      expect(await contentsOf(target)).toEqual(once);
      expect(changes.at(-1)).toEqual(['everything']);
    });

    it('carries what was scheduled, which is published there at its time', async () => {
      const to = await startDesk(target, { clock: { now: () => NOW + HOUR_MS } });
      expect((await to.ask(pagePath('article', 'for-later'))).status).toBe(200);
      await to.close();
    });

    it('that was interrupted is completed by the next', async () => {
      const database = await otherEngine();
      let transactions = 0;
      const leaving: Database<ContentSchema> = {
        ...database,
        transaction: (work) => {
          transactions += 1;
          return transactions < 20 ? database.transaction(work) : Promise.reject(new Error('The database is gone'));
        },
      };
      await expect(restoreNewsroom(folder, { database: storeOf(leaving), media: there, clock })).rejects.toThrow(
        'is gone',
      );
      await restoreNewsroom(folder, { database: storeOf(database), media: there, clock });
      expect(await compared(database)).toEqual(await compared(source));
    });

    it('hides there what was taken back since', async () => {
      const again = await temporaryFolder();
      const story = await from.manuscript(idOf('story', 'winter-range'));
      await from.act('unpublish', story);
      await exportNewsroom(again, { database: storeOf(source), media, clock });
      await from.act('publish', story);
      await restoreNewsroom(again, { database: storeOf(target), media: there, clock });
      const to = await startDesk(target);
      expect((await to.ask(pagePath('article', 'winter-range'))).status).toBe(410);
      expect(await to.data('/api/neutron/search/masthead/results/web?searchQuery=cold')).toMatchObject({ items: [] });
      await to.close();
    });

    it('can be written again over itself', async () => {
      const before = await readFile(join(folder, 'tables/manuscripts.jsonl'), 'utf8');
      const steps: string[] = [];
      const counts = await exportNewsroom(folder, { database: storeOf(source), media, clock }, (done, total, what) =>
        steps.push(`${done}/${total} ${what}`),
      );
      expect(counts).toMatchObject({ manuscripts: 11, pictures: 2, products: 1 });
      expect([steps[0], steps.at(-1)]).toEqual(['1/26 pictures', '26/26 search_misses']);
      expect((await readFile(join(folder, 'tables/manuscripts.jsonl'), 'utf8')).split('\n').length).toBe(
        before.split('\n').length,
      );
    });

    it('that lacks a revision that readers see is refused with the story’s name', async () => {
      const broken = await temporaryFolder();
      await exportNewsroom(broken, { database: storeOf(source), media, clock });
      await writeFile(join(broken, 'tables/manuscript_revisions.jsonl'), '');
      const database = await otherEngine();
      await expect(restoreNewsroom(broken, { database: storeOf(database), media: there, clock })).rejects.toThrow(
        /: its published revision is not in the export$/,
      );
    });
  });

  it('is told from a newsroom’s files', async () => {
    const folder = await temporaryFolder();
    const database = await openSmall(suite);
    await exportNewsroom(folder, { database: storeOf(database), media: temporaryMedia().media, clock });
    expect([await isExport(folder), await isExport(SMALL_FOLDER), await isExport('/nowhere')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
