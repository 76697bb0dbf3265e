import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../migrations/index.ts';
import type { ContentSchema } from '../schema.ts';
import { clock, DEMO_FOLDER, startService, temporaryMedia } from '../testing/newsroom.ts';
import { parseStory } from './files.ts';
import { isEmpty, loadNewsroom, type NewsroomReport } from './load.ts';

/** Every table with its number of rows. */
async function rowsOf({ db }: Database<ContentSchema>): Promise<Record<string, number>> {
  const own = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.includes('migration'));
  const counts = own.sort().map(async (name): Promise<[string, number]> => {
    const table = name as keyof ContentSchema;
    return [name, (await db.selectFrom(table).selectAll().execute()).length];
  });
  return Object.fromEntries(await Promise.all(counts));
}

const { media, remove } = temporaryMedia();
afterAll(remove);

/** A copy of the demo newsroom, for breaking; its pictures are the demo's own, so they are not for breaking. */
async function copyOfDemo(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-newsroom-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of await readdir(DEMO_FOLDER)) {
    if (name === 'pictures') await symlink(join(DEMO_FOLDER, name), join(folder, name));
    else await cp(join(DEMO_FOLDER, name), join(folder, name), { recursive: true });
  }
  return folder;
}

async function edit(folder: string, name: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${name} is as it was`);
  await writeFile(path, changed);
}

const STORY = 'stories/nine-hours-to-empty.md';
const PICTURE =
  "  alt: a\n  caption: c\n  credit: c\n  width: 1\n  height: 1\n  color: '#ffffff'\n  focus: { x: 0, y: 0 }\n";
const inStory = (change: (text: string) => string) => (folder: string) => edit(folder, STORY, change);

type Break = (folder: string) => Promise<void>;
const BROKEN: readonly (readonly [what: string, breakIt: Break, message: RegExp])[] = [
  [
    'an unknown key in a story',
    inStory((text) => text.replace('type: ', 'mood: glum\ntype: ')),
    /nine-hours-to-empty\.md: .*mood/s,
  ],
  [
    'a story without a headline',
    inStory((text) => text.replace(/^headline:.*\n/m, '')),
    /nine-hours-to-empty\.md: .*headline/s,
  ],
  ['a story without front matter', inStory(() => 'Only text.'), /nine-hours-to-empty\.md: a story starts with/],
  ['front matter that is no YAML', inStory((text) => text.replace('type: ', 'type: "')), /nine-hours-to-empty\.md: /],
  ['an age nobody can read', inStory((text) => text.replace('age: 6d', 'age: -6d')), /nine-hours-to-empty\.md: .*age/s],
  [
    'a link to an unknown story',
    (folder) => appendFile(join(folder, STORY), '\n[x](story:no-such)\n'),
    /nine-hours-to-empty\.md: .*no-such/,
  ],
  [
    'a story of an unknown topic',
    inStory((text) => text.replace('topic: electric-vehicles', 'topic: steam')),
    /nine-hours-to-empty\.md: there is no topic steam/,
  ],
  [
    'a story also of an unknown topic',
    inStory((text) => text.replace('[auto, charging]', '[auto, steam]')),
    /nine-hours-to-empty\.md: there is no topic steam/,
  ],
  [
    'a story by nobody',
    inStory((text) => text.replace('[yukiarai, ', '[nobody, ')),
    /nine-hours-to-empty\.md: there is no author nobody/,
  ],
  [
    'a story with an unknown picture',
    inStory((text) => text.replace('road-at-dusk.jpg', 'no-such.jpg')),
    /nine-hours-to-empty\.md: there is no picture no-such\.jpg/,
  ],
  [
    'a story related to no story',
    inStory((text) => text.replace('related: [', 'related: [no-such, ')),
    /nine-hours-to-empty\.md: there is no story no-such/,
  ],
  ['a story whose name is no slug', (folder) => cp(join(folder, STORY), join(folder, 'stories/2026.md')), /2026\.md: /],
  [
    'an unknown key in a topic',
    (folder) => edit(folder, 'topics.yaml', (text) => text.replace('name: AI', 'name: AI\n  mood: glum')),
    /topics\.yaml: .*mood/s,
  ],
  [
    'a topic before its parent',
    (folder) =>
      edit(folder, 'topics.yaml', (text) => `- { slug: tyres, name: T, description: d, parent: auto }\n${text}`),
    /topics\.yaml: tyres stands before its parent auto/,
  ],
  ['topics that are no list', (folder) => writeFile(join(folder, 'topics.yaml'), ''), /topics\.yaml: /],
  [
    'an author whose portrait is unknown',
    (folder) => edit(folder, 'authors.yaml', (text) => text.replace('avatar-09.jpg', 'no-such.jpg')),
    /authors\.yaml: there is no picture no-such\.jpg/,
  ],
  [
    'a picture that is not there',
    (folder) =>
      edit(folder, 'pictures.yaml', (text) => text.replace('file: ', `file: no-such.jpg\n${PICTURE}- file: `)),
    /pictures\/no-such\.jpg/,
  ],
  [
    'a picture that leads out of the folder',
    (folder) => edit(folder, 'pictures.yaml', (text) => text.replace('ev-suv.jpg', '../ev-suv.jpg')),
    /pictures\.yaml: /,
  ],
  [
    'an unknown key in the front page',
    (folder) => appendFile(join(folder, 'front.yaml'), 'mood: glum\n'),
    /front\.yaml: .*mood/s,
  ],
  [
    'a link to nowhere in the navigation',
    (folder) => edit(folder, 'navigation.yaml', (text) => text.replace('{ label: AI, topic: ai }', '{ label: AI }')),
    /navigation\.yaml: .*either an href or a topic/s,
  ],
  ['a missing file', (folder) => rm(join(folder, 'authors.yaml')), /authors\.yaml/],
];

describeEachEngine('loading a newsroom', ({ open }) => {
  describe('that is broken', () => {
    let database: Database<ContentSchema>;
    beforeAll(async () => {
      database = await open<ContentSchema>();
      await startService(database);
    });

    it.each(BROKEN)('by %s fails with the file’s name and leaves nothing', async (_, breakIt, message) => {
      const folder = await copyOfDemo();
      await breakIt(folder);
      await expect(loadNewsroom(folder, { database, media, clock })).rejects.toThrow(message);
      expect(Object.entries(await rowsOf(database)).filter(([, rows]) => rows > 0)).toEqual([]);
      expect(await isEmpty(database)).toBe(true);
    });

    it('in its last statement leaves nothing either', async () => {
      const folder = await copyOfDemo();
      await edit(folder, STORY, (text) =>
        text.replace('related: [', 'related: [heated-seat-subscriptions, heated-seat-subscriptions, '),
      );
      await expect(loadNewsroom(folder, { database, media, clock })).rejects.toThrow(/unique|duplicate/i);
      expect(Object.values(await rowsOf(database)).every((rows) => rows === 0)).toBe(true);
    });

    it('can be done again when it has been put right', async () => {
      await expect(loadNewsroom(DEMO_FOLDER, { database, media, clock })).resolves.toMatchObject({ stories: 16 });
    });
  });

  describe('that is whole', () => {
    const kept = temporaryMedia();
    afterAll(kept.remove);
    let database: Database<ContentSchema>;
    let report: NewsroomReport;
    beforeAll(async () => {
      database = await open<ContentSchema>();
      await startService(database);
      report = await loadNewsroom(DEMO_FOLDER, { database, media: kept.media, clock });
    });

    it('tells how much there was, and the database is no longer empty', async () => {
      const { stories, pictures } = await rowsOf(database);
      expect(report).toEqual({ stories, pictures });
      expect([report.stories, await isEmpty(database)]).toEqual([16, false]);
    });

    it('keeps every picture, byte for byte, under the day it came in', async () => {
      for (const { bucket_path } of await database.db.selectFrom('pictures').select('bucket_path').execute()) {
        expect(bucket_path).toMatch(/^\/2026\/11\/15\/[0-9a-f]{32}\/[a-z0-9-]+\.(jpg|png|gif)$/);
        const original = await readFile(join(DEMO_FOLDER, 'pictures', bucket_path.split('/').at(-1) ?? ''));
        expect((await kept.media.read(`/hub${bucket_path}`))?.equals(original)).toBe(true);
      }
    });

    it('twice is refused and changes nothing', async () => {
      const before = await rowsOf(database);
      await expect(loadNewsroom(DEMO_FOLDER, { database, media, clock })).rejects.toThrow(/unique|duplicate/i);
      expect(await rowsOf(database)).toEqual(before);
    });

    it('twice at once loads it once', async () => {
      const empty = await open<ContentSchema>();
      await startService(empty);
      const load = () => loadNewsroom(DEMO_FOLDER, { database: empty, media, clock });
      const results = await Promise.allSettled([load(), load()]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await rowsOf(empty)).toEqual(await rowsOf(database));
    });
  });
});

describe('a story file', () => {
  const matter = 'headline: H\ndek: D\ntype: News\nsection: news\ntopic: ai\nauthors: [ann]\n';

  it.each([
    ['9m', 540_000],
    ['3h', 10_800_000],
    ['2d', 172_800_000],
  ])('of age %s is %i ms old', (age, ms) => {
    expect(parseStory('a-b.md', `---\n${matter}age: ${age}\n---\nText\n---\nmore`)).toMatchObject({
      slug: 'a-b',
      age: ms,
      markdown: 'Text\n---\nmore',
      topics: [],
      related: [],
    });
  });

  it.each(['A.md', 'a b.md', 'a--b.md', '-a.md', '12.md', 'ä.md', '../a.md'])('named %s is refused', (name) => {
    expect(() => parseStory(name, `---\n${matter}age: 1h\n---\nText`)).toThrow(name);
  });
});

it('migrations run in the order they were written', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});
