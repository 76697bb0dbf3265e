import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { isNewsroomLoaded } from '../newsroom/import/is-loaded.ts';
import type { ContentSchema } from '../schema.ts';
import { NOW, openSmall, storeOf, temporaryMedia } from '../testing/newsroom.ts';
import { copyOfSmall, countsOf, edit, temporaryFolder } from '../testing/newsroom-folder.ts';
import { canvas } from '../testing/uploads.ts';
import { fileCommands } from './file-commands.ts';

const HOUR_MS = 3_600_000;
const STORY = `---
headline: "A lamp"
topic: phones
authors: [annlee]
---
It stops. Read [more](story:halo-tested).
`;

describeEachEngine('stories as files', (suite) => {
  const { media } = temporaryMedia();
  let database: Database<ContentSchema>;
  let folder: string;
  beforeAll(async () => {
    database = await openSmall(suite);
    folder = await temporaryFolder();
  });

  async function run(args: readonly string[], { now = NOW, answers = [] as string[], user = 'somebody' } = {}) {
    const [name = '', ...rest] = args;
    const said: string[] = [];
    const deps = { database: storeOf(database), media, clock: { now: () => now } };
    const left = [...answers];
    const ask = async () => left.shift();
    const mail = () => Promise.reject(new Error('Files have nothing to do with mail'));
    const context = { deps, args: rest, siteUrl: 'https://site.example', mail, user, ask, progress: () => {} };
    await fileCommands[name]?.run({ ...context, say: (line) => said.push(line) });
    return said;
  }
  const write = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
    return path;
  };
  const inFolder = ['--folder'] as const;
  const manuscript = (slug: string) =>
    database.db.selectFrom('manuscripts').selectAll().where('slug', '=', slug).executeTakeFirst();

  describe('new', () => {
    it('makes a file that says everything that can be known, named by the headline, and writes over none', async () => {
      const begin = ['new', 'story', 'It’s raining: “a” lamp & me!', '--topic', 'phones', ...inFolder, folder];
      const [first] = await run(begin, { user: 'annlee' });
      expect(first).toBe(`${folder}/stories/its-raining-a-lamp-me.md is made: open it in an editor and write.`);
      const text = await readFile(join(folder, 'stories/its-raining-a-lamp-me.md'), 'utf8');
      expect(text).toContain('headline: "It’s raining: “a” lamp & me!"\n');
      expect(text).toMatch(/^topic: phones +#.*\nauthors: \[annlee\] +#/m);
      expect((await run(begin))[0]).toContain('stories/its-raining-a-lamp-me-2.md is made');
      expect((await run(['new', 'story', 'Halo tested', ...inFolder, folder]))[0]).toContain('halo-tested-2.md');
    });

    it.each(['story', 'article', 'review', 'gallery', 'video', 'podcast', 'live'])(
      'of a %s has fields of which none is unknown, and whose faults are only what is to be filled in',
      async (kind) => {
        const own = await temporaryFolder();
        const made = await run(['new', kind, `A ${kind} of mine`, '--author', 'annlee', ...inFolder, own]);
        const path = /-- import (\S+)$/.exec(made[1] ?? '')?.[1] ?? '';
        const error = await run(['import', path]).catch(String);
        expect(error).toMatch(/topic is missing/);
        expect(error).not.toMatch(/no field|YAML|begins|Invalid/);
      },
    );

    it.each([
      [['new', 'poem', 'x'], 'new takes story, article, review'],
      [['new', 'story'], 'The headline is missing'],
      [['new', 'story', 'x', '--topic', 'phnoes'], 'There is no topic “phnoes”: did you mean “phones”?'],
      [['new', 'story', '2026'], 'No address can be made of “2026”'],
    ])('%j says what is wrong', async (args, message) => {
      await expect(run([...args, ...inFolder, folder])).rejects.toThrow(message);
    });
  });

  describe('import of a single file', () => {
    it('finds in the newsroom what the file names, publishes it now and says where', async () => {
      const path = await write('stories/a-lamp.md', STORY);
      expect(await run(['import', path])).toEqual([
        '1 taken over, 0 as they were',
        'a-lamp is published: https://site.example/tech/a-lamp/',
      ]);
      expect(await manuscript('a-lamp')).toMatchObject({ first_published_at: NOW, published_updated_at: null });
      expect((await run(['import', path]))[0]).toBe('0 taken over, 1 as they were');
    });

    it('again is an update, and as a draft changes nothing for readers', async () => {
      const changed = await write('stories/a-lamp.md', STORY.replace('It stops.', 'It stopped.'));
      await run(['import', changed], { now: NOW + HOUR_MS });
      const after = { first_published_at: NOW, published_updated_at: NOW + HOUR_MS, published_revision: 2 };
      expect(await manuscript('a-lamp')).toMatchObject(after);
      const draft = await write('stories/a-lamp.md', STORY.replace('topic:', 'draft: true\ntopic:'));
      await run(['import', draft]);
      expect(await manuscript('a-lamp')).toMatchObject({ ...after, revision: 3 });
      const path = await write('stories/a-draft.md', STORY.replace('topic:', 'draft: true\ntopic:'));
      expect((await run(['import', path]))[1]).toMatch(/^a-draft is a draft: .*publish a-draft/);
    });

    it('takes the time that it says', async () => {
      const path = await write(
        'stories/of-then.md',
        STORY.replace('topic:', 'published: 2026-11-01T09:00:00Z\ntopic:'),
      );
      await run(['import', path]);
      expect(await manuscript('of-then')).toMatchObject({ first_published_at: Date.parse('2026-11-01T09:00:00Z') });
    });

    it('stands anywhere, and does not make a newsroom of an empty one', async () => {
      const path = await write('loose-leaf.md', STORY.replace('A lamp', 'A leaf'));
      expect((await run(['import', path]))[1]).toMatch(/^loose-leaf is published/);
      expect(await isNewsroomLoaded(storeOf(database))).toBe(true);
    });

    it('tells everything that is wrong at once, by line, and takes nothing', async () => {
      const before = await countsOf(database);
      const path = await write(
        'stories/wrong.md',
        '---\nheadline: "X"\ntopic: phnoes\nautors: [annlee]\npublished: 20 November\npicture: pictures/phone.png\n---\nA\n\n[image file="fone.png"]\n',
      );
      const error = await run(['import', path]).catch(String);
      expect(String(error).replace('Error: ', '').split('\n')).toEqual([
        expect.stringMatching(/^stories\/wrong\.md, line 3: there is no topic “phnoes”: did you mean “phones”\?/),
        'stories/wrong.md, line 4: there is no field “autors”: did you mean “authors”?',
        expect.stringMatching(/^stories\/wrong\.md, line 5: published takes an instant such as /),
        expect.stringMatching(/^stories\/wrong\.md, line 6: picture takes the name of a file in pictures\//),
        expect.stringMatching(
          /^stories\/wrong\.md, line 10: there is no picture “fone.png”: did you mean “phone.png”\?/,
        ),
      ]);
      expect(await countsOf(database)).toEqual(before);
    });

    it.each([
      ['a tab', STORY.replace('topic: phones', 'review:\n\tscore: 8'), 'line 4: begins with a tab'],
      ['a colon', STORY.replace('"A lamp"', 'A lamp: tried'), 'line 2: has a second colon'],
      ['an open quote', STORY.replace('"A lamp"', '"A lamp'), 'line 2: has no end to a quote'],
      ['a sign', STORY.replace('"A lamp"', '@lamp'), 'line 2: begins a text with a sign'],
      ['stars', STORY.replace('"A lamp"', '*A lamp*'), 'line 2: goes on where a value has ended: put the whole text'],
      ['a single author', STORY.replace('[annlee]', 'annlee'), 'line 4: authors takes a list'],
      ['a list of topics', STORY.replace('phones', '[phones]'), 'line 3: topic takes a single text, without brackets'],
      [
        'a year for a headline',
        STORY.replace('"A lamp"', '2026'),
        'line 2: headline takes text: put it between quotes',
      ],
      ['a field twice', STORY.replace('topic:', 'headline: "B"\ntopic:'), 'line 3: has a field that was there before'],
      ['no text', STORY.replace(/---\nIt[\s\S]*$/, '---\n<!-- soon -->\n'), 'there is no text yet'],
      [
        'a day that lies ahead',
        STORY.replace('topic:', 'published: 2030-01-01T00:00:00Z\ntopic:'),
        'published lies ahead',
      ],
      [
        'two times',
        STORY.replace('topic:', 'age: 2d\npublished: 2026-01-01T00:00:00Z\ntopic:'),
        'take one of them out',
      ],
      ['a bare address', STORY.replace('story:halo-tested', 'example.com'), 'as in https://example.com'],
      ['a word that addresses use', STORY, 'slug is a word that addresses use'],
    ])('with %s says so', async (what, text, message) => {
      const path = await write(`stories/${what.endsWith('use') ? 'share' : 'a-slip'}.md`, text);
      await expect(run(['import', path])).rejects.toThrow(message);
    });

    it('tells what is left out of its text, and what would be right', async () => {
      const path = await write('stories/with-html.md', `${STORY}\n![x](phone.png)\n`);
      expect((await run(['import', path]))[0]).toMatch(
        /^stories\/with-html\.md, line 8: .*img.* is left out.*write a picture as \[image file=/,
      );
    });

    it('that is no Markdown says what to do', async () => {
      const path = await write('stories/text.docx', 'PK');
      const message = 'is a Word document, and stories are Markdown files';
      await expect(run(['import', path])).rejects.toThrow(message);
      await expect(run(['import', folder])).rejects.toThrow(`stories/text.docx: ${message}`);
      await expect(run(['import', await temporaryFolder()])).rejects.toThrow('There is nothing to import in');
      await expect(run(['import', '/no/such'])).rejects.toThrow('There is no file or folder /no/such');
    });
  });

  it('import of a folder takes from the newsroom what its files lack', async () => {
    const part = await copyOfSmall();
    for (const list of ['authors', 'topics', 'pictures', 'front', 'navigation', 'collections', 'places', 'vanity'])
      await rm(join(part, `${list}.yaml`));
    await rm(join(part, 'products'), { recursive: true });
    await edit(part, 'stories/halo-tested.md', (text) => text.replace('It *heals*.', 'It *is whole*.'));
    expect(await run(['import', part])).toEqual([expect.stringMatching(/^1 taken over/)]);
  });

  describe('add picture', () => {
    const picture = (file: string) =>
      database.db.selectFrom('pictures').selectAll().where('bucket_path', 'like', `%/${file}`).executeTakeFirst();

    it('copies it, finds its size, colour and focus, and takes it over with its words', async () => {
      const spot = await canvas(160, 160, { r: 224, g: 48, b: 16 }).png().toBuffer();
      const wide = canvas(1600, 900, { r: 200, g: 200, b: 200 }).composite([{ input: spot, left: 1120, top: 120 }]);
      const path = join(await temporaryFolder(), 'IMG 2034 (1).JPEG');
      await writeFile(path, await wide.jpeg().toBuffer());
      const said = await run(['add', 'picture', path, ...inFolder, folder], { answers: ['A red square', ''] });
      expect(said[0]).toBe('img-2034-1.jpg (1600 × 900) is in the library.');
      const row = await picture('img-2034-1.jpg');
      expect(row).toMatchObject({ alt: 'A red square', width: 1600, height: 900 });
      expect([row?.focus_x, row?.focus_y].map((part) => Math.floor((part ?? 0) * 4))).toEqual([2, 0]);
      expect(await media.read(`/hub${row?.bucket_path}`)).toEqual(await readFile(path));
      await run(['add', 'picture', path, '--alt', 'Red', '--credit', 'Ann', ...inFolder, folder]);
      expect(await picture('img-2034-1.jpg')).toMatchObject({ alt: 'Red', credit: 'Ann' });
      expect((await readFile(join(folder, 'pictures.yaml'), 'utf8')).match(/file:/g)).toHaveLength(1);
      const story = await write('stories/with-it.md', STORY.replace('topic:', 'picture: img-2034-1.jpg\ntopic:'));
      expect((await run(['import', story]))[1]).toMatch(/^with-it is published/);
    });

    it('whose line says no size has that of its file', async () => {
      const part = await copyOfSmall();
      await edit(part, 'pictures.yaml', (text) => text.replace(/ {2}(width|height|color|focus): .*\n/g, ''));
      await run(['import', part]);
      expect(await picture('phone.png')).toMatchObject({ width: 16, height: 9 });
    });

    it.each([
      [['add', 'picture', '/no/such.jpg', '--alt', 'x'], 'There is no file /no/such.jpg'],
      [['add', 'picture'], 'The file of the picture is missing'],
      [['add', 'poem'], 'add takes picture and a file'],
      [['add', 'picture', 'x', '--allt', 'y'], 'the options are --alt, --caption, --credit, --folder'],
    ])('%j says what is wrong', async (args, message) => {
      await expect(run(args)).rejects.toThrow(message);
    });

    it('without words says what is missing, and of no picture that it is none', async () => {
      const path = await write('field.png', '');
      await expect(run(['add', 'picture', path, '--alt', 'x', ...inFolder, folder])).rejects.toThrow('is no picture');
      await writeFile(path, await canvas().png().toBuffer());
      await expect(run(['add', 'picture', path, ...inFolder, folder])).rejects.toThrow(
        'What the picture shows is missing',
      );
    });
  });

  it('list shows names and what they mean', async () => {
    expect(await run(['list', 'topics'])).toContain('phones: Phones');
    expect(await run(['list', 'authors'])).toContainEqual(expect.stringMatching(/^annlee: Ann Lee, /));
    for (const what of ['pictures', 'products', 'collections', 'stories'])
      expect((await run(['list', what])).length).toBeGreaterThan(0);
    await expect(run(['list', 'poems'])).rejects.toThrow('list takes topics, authors');
  });
});
