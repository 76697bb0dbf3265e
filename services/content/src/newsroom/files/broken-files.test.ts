import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '@masthead/storage';
import { describeWithDatabase, emptyDatabase, type TestDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActingStore } from '../../audit/acting.ts';
import { prepareContent } from '../../index.ts';
import { storyFile } from '../../kinds/read-story-file.ts';
import type { ContentSchema } from '../../schema.ts';
import { clock, storeOf, temporaryMedia } from '../../testing/newsroom.ts';
import { copyOfSmall, countsOf, edit } from '../../testing/newsroom-folder.ts';
import { importNewsroom } from '../import/import.ts';
import { isNewsroomLoaded } from '../import/is-loaded.ts';
import { Faults } from './faults.ts';
import { readMarkdown } from './read-files.ts';

const STORY = 'stories/halo-tested.md';
type Break = (folder: string) => Promise<void>;
const inFile =
  (name: string, from: string | RegExp, to: string): Break =>
  (folder) =>
    edit(folder, name, (text) => text.replace(from, to));
const inStory = (from: string | RegExp, to: string): Break => inFile(STORY, from, to);
const inText =
  (line: string): Break =>
  (folder) =>
    appendFile(join(folder, STORY), `\n${line}\n`);
const PICTURE =
  "  alt: a\n  caption: c\n  credit: c\n  width: 1\n  height: 1\n  color: '#ffffff'\n  focus: { x: 0, y: 0 }\n";

const BROKEN: readonly (readonly [what: string, breakIt: Break, message: RegExp])[] = [
  [
    'an unknown key in a story',
    inStory('type: ', 'mood: glum\ntype: '),
    /^stories\/halo-tested\.md, line \d+: .*mood/s,
  ],
  [
    'a story without a headline',
    inStory(/^headline:.*\n/m, ''),
    /^stories\/halo-tested\.md: headline is missing .*for example headline: "/,
  ],
  [
    'a story without front matter',
    (folder) => writeFile(join(folder, STORY), 'Text.'),
    /^stories\/halo-tested\.md, line \d+: a story starts with/,
  ],
  ['front matter that is no YAML', inStory('type: ', 'type: "'), /^stories\/halo-tested\.md, line \d+: /],
  ['an age nobody can read', inStory('age: 4h', 'age: soon'), /^stories\/halo-tested\.md, line \d+: .*age/s],
  ['an age that lies ahead', inStory('age: 4h', 'age: -4h'), /^stories\/halo-tested\.md, line \d+: .*lies ahead/s],
  ['a link to an unknown story', inText('[x](story:no-such)'), /^stories\/halo-tested\.md, line \d+: .*no-such/],
  [
    'a standing text that shows an unknown picture',
    inFile('texts.yaml', /content: [^}]*/, 'content: \'[image file="no-such.png"]\' '),
    /^texts\.yaml, line \d+: .*no-such\.png/,
  ],
  [
    'an unknown topic',
    inStory('topic: phones', 'topic: steam'),
    /^stories\/halo-tested\.md, line \d+: there is no topic “steam”/,
  ],
  [
    'a further topic that is unknown',
    inStory('tags:', 'topics: [steam]\ntags:'),
    /^stories\/halo-tested\.md, line \d+: there is no topic “steam”/,
  ],
  [
    'an unknown show',
    inFile('podcasts/what-rings.md', 'show: bench-talk', 'show: no-such'),
    /^podcasts\/what-rings\.md, line \d+: there is no collection “no-such”/,
  ],
  [
    'an episode without its sound',
    (folder) => rm(join(folder, 'audio-files/what-rings/episode.mp3')),
    /^podcasts\/what-rings\.md: there is no file audio-files\/what-rings\/episode\.mp3/,
  ],
  [
    'a show in a category that no directory has',
    inFile('collections.yaml', 'category: Technology', 'category: Gadgets'),
    /^collections\.yaml, line \d+: .*category/s,
  ],
  [
    'a story by nobody',
    inStory('[annlee, ', '[nobody, '),
    /^stories\/halo-tested\.md, line \d+: there is no author “nobody”/,
  ],
  [
    'an unknown picture',
    inStory('phone.png\nage', 'no-such.png\nage'),
    /^stories\/halo-tested\.md, line \d+: there is no picture “no-such\.png”/,
  ],
  [
    'an unknown picture for lists',
    inStory('age:', 'promo: { picture: no-such.png }\nage:'),
    /^stories\/halo-tested\.md, line \d+: there is no picture/,
  ],
  [
    'an unknown related story',
    inStory('related: [', 'related: [no-such, '),
    /^stories\/halo-tested\.md, line \d+: there is no story “no-such”/,
  ],
  [
    'an unknown collection',
    inStory('[repair-files]', '[no-such]'),
    /^stories\/halo-tested\.md, line \d+: there is no collection “no-such”/,
  ],
  [
    'an unknown product',
    inStory('[halo-12]', '[no-such]'),
    /^stories\/halo-tested\.md, line \d+: there is no product “no-such”/,
  ],
  [
    'a video that is none',
    inStory('video: first-drive', 'video: winter-range'),
    /^stories\/halo-tested\.md, line \d+: there is no video “winter-range”/,
  ],
  [
    'a review of nothing',
    inFile('stories/halo-judged.md', 'product: halo-12', 'product: no-such'),
    /^stories\/halo-judged\.md, line \d+: there is no product “no-such”/,
  ],
  [
    'a list of things that do not exist',
    inStory('age:', 'listicle: [{ product: no-such }]\nage:'),
    /^stories\/halo-tested\.md, line \d+: there is no product “no-such”/,
  ],
  ['an unknown shortcode', inText('[dance]'), /^stories\/halo-tested\.md, line \d+: There is no shortcode dance/],
  [
    'a shortcode that lacks something',
    inText('[image caption="x"]'),
    /^stories\/halo-tested\.md, line \d+: The shortcode image needs file/,
  ],
  [
    'a shortcode of an unknown picture',
    inText('[image file="no-such.png"]'),
    /^stories\/halo-tested\.md, line \d+: there is no picture “no-such\.png”/,
  ],
  [
    'a story whose name is no slug',
    (folder) => cp(join(folder, STORY), join(folder, 'stories/2026.md')),
    /2026\.md: the name is not a slug/,
  ],
  [
    'two stories of one name',
    (folder) => cp(join(folder, 'galleries/phone-close-up.md'), join(folder, 'galleries/halo-tested.md')),
    /^galleries\/halo-tested\.md: there is another story of this name/,
  ],
  [
    'a gallery without pictures',
    inFile('galleries/phone-close-up.md', /items:[\s\S]*?---/, 'items: []\n---'),
    /^galleries\/phone-close-up\.md, line \d+: .*items/s,
  ],
  [
    'a gallery of unknown pictures',
    inFile('galleries/phone-close-up.md', 'picture: ann.png', 'picture: no-such.png'),
    /^galleries\/phone-close-up\.md, line \d+: there is no picture/,
  ],
  [
    'a gallery of unknown products',
    inFile('galleries/phone-close-up.md', 'product: halo-12', 'product: no-such'),
    /^galleries\/phone-close-up\.md, line \d+: there is no product/,
  ],
  [
    'a video with too few captions',
    inFile('videos/first-drive.md', '"The road.", ', ''),
    /^videos\/first-drive\.md: it needs two captions for each scene/,
  ],
  [
    'live coverage by nobody',
    inFile('live/keynote-live.md', 'author: benroy', 'author: nobody'),
    /^live\/keynote-live\.md, line \d+: there is no author “nobody”/,
  ],
  [
    'live coverage at a time that no clock shows',
    inFile('live/keynote-live.md', 'zone: ', 'clock: "25:00", zone: '),
    /^live\/keynote-live\.md, line \d+: event\.clock takes a time of day such as 09:00/,
  ],
  [
    'an unknown key in a topic',
    inFile('topics.yaml', 'name: Tech', 'name: Tech, mood: glum'),
    /^topics\.yaml, line \d+: .*mood/s,
  ],
  [
    'a topic before its parent',
    (folder) =>
      edit(folder, 'topics.yaml', (text) => `- { slug: tyres, name: T, description: d, parent: auto }\n${text}`),
    /^topics\.yaml, line \d+: tyres stands before its parent auto/,
  ],
  ['topics that are no list', (folder) => writeFile(join(folder, 'topics.yaml'), ''), /^topics\.yaml: it takes a list/],
  [
    'an unknown portrait',
    inFile('authors.yaml', 'ann.png', 'no-such.png'),
    /^authors\.yaml, line \d+: there is no picture “no-such\.png”/,
  ],
  [
    'a picture that is not there',
    inFile('pictures.yaml', 'file: ', `file: no-such.png\n${PICTURE}- file: `),
    /pictures\/no-such\.png/,
  ],
  [
    'a picture that leads out of the folder',
    inFile('pictures.yaml', 'ann.png', '../ann.png'),
    /^pictures\.yaml, line \d+: /,
  ],
  [
    'prices that are not oldest first',
    inFile('products/phones.yaml', '[2, 749.5]', '[40, 749.5]'),
    /^products\/phones\.yaml, line \d+: .*oldest first/s,
  ],
  [
    'an offer at no safe address',
    inFile('products/phones.yaml', 'https:', 'http:'),
    /^products\/phones\.yaml, line \d+: .*https/s,
  ],
  [
    'a collection with an unknown picture',
    inFile('collections.yaml', 'phone.png', 'no-such.png'),
    /^collections\.yaml, line \d+: there is no picture/,
  ],
  [
    'a feature of no known family',
    inFile('features.yaml', 'family: story', 'family: dance'),
    /^features\.yaml, line \d+: phone-week: .*family/s,
  ],
  [
    'a newsletter without a name',
    inFile('newsletters.yaml', 'name: "Morning edition", ', ''),
    /^newsletters\.yaml, line \d+: morning-edition: .*name/s,
  ],
  ['a synonym of nothing', inFile('synonyms.yaml', ', blower', ''), /^synonyms\.yaml, line \d+: .*2/s],
  [
    'a friendly address that is no path',
    inFile('vanity.yaml', '/halo/', 'halo'),
    /^vanity\.yaml, line \d+: halo: .*slash/s,
  ],
  [
    'an unknown key on the front page',
    (folder) => appendFile(join(folder, 'front.yaml'), 'mood: glum\n'),
    /^front\.yaml, line \d+: .*mood/s,
  ],
  [
    'a front page led by nothing',
    inFile('front.yaml', 'lead: halo-tested', 'lead: no-such'),
    /^front\.yaml, line \d+: there is no story “no-such”/,
  ],
  [
    'a front page with an unknown hero',
    inFile('front.yaml', 'phone.png', 'no-such.png'),
    /^front\.yaml, line \d+: there is no picture “no-such\.png”/,
  ],
  [
    'a front page about nothing',
    inFile('front.yaml', 'topic: phones, title', 'topic: steam, title'),
    /^front\.yaml, line \d+: there is no topic “steam”/,
  ],
  [
    'a navigation to nowhere',
    inFile('navigation.yaml', ', topic: phones }', ' }'),
    /^navigation\.yaml, line \d+: .*either an href or a topic/s,
  ],
  [
    'a navigation to an unknown topic',
    inFile('navigation.yaml', 'big: [phones', 'big: [steam'),
    /^navigation\.yaml, line \d+: there is no topic “steam”/,
  ],
  [
    'a navigation that features nothing',
    inFile('navigation.yaml', '[halo-tested]', '[no-such]'),
    /^navigation\.yaml, line \d+: there is no story “no-such”/,
  ],
  [
    'people who are neither in its files nor in the newsroom',
    (folder) => rm(join(folder, 'authors.yaml')),
    /^stories\/halo-tested\.md, line 8: there is no author “annlee”/m,
  ],
  [
    'an event in no zone',
    inFile('live/keynote-live.md', 'America/Los_Angeles', 'Mars/Olympus'),
    /^live\/keynote-live\.md, line 10: event\.zone is no time zone/,
  ],
  [
    'a shortcode of an unknown product',
    inText('[specs product="no-such"]'),
    /^stories\/halo-tested\.md, line 22: there is no product “no-such”/,
  ],
];

describe('a newsroom that is broken', () => {
  const { media } = temporaryMedia();
  let own: TestDatabase;
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    own = await emptyDatabase('sqlite');
    database = await openDatabase<ContentSchema>(own.config);
    await prepareContent(database);
  });
  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  it.each(BROKEN)('by %s is refused with the file’s name before anything is taken', async (_, breakIt, message) => {
    const folder = await copyOfSmall();
    await breakIt(folder);
    await expect(importNewsroom(folder, { database: storeOf(database), media, clock })).rejects.toThrow(message);
    expect(Object.entries(await countsOf(database)).filter(([, rows]) => rows > 0)).toEqual([]);
    expect(await isNewsroomLoaded(database)).toBe(false);
  });
});

describeWithDatabase('a newsroom that is broken', ({ open }) => {
  const { media } = temporaryMedia();

  it.each([
    [
      'a film without its files',
      (folder: string) => rm(join(folder, 'video-files'), { recursive: true }),
      /^videos\/first-drive\.md: video-files\/first-drive lacks/,
    ],
  ])('by %s fails where it stands, and can be done again when it has been put right', async (_, breakIt, message) => {
    const own = await open<ContentSchema>();
    await prepareContent(own);
    const folder = await copyOfSmall();
    await breakIt(folder);
    await expect(importNewsroom(folder, { database: storeOf(own), media, clock })).rejects.toThrow(message);
    expect(await isNewsroomLoaded(own)).toBe(false);
    await importNewsroom(await copyOfSmall(), { database: storeOf(own), media, clock });
    expect(await countsOf(own)).toMatchObject({ manuscripts: 8, manuscript_revisions: 8, stories: 8 });
  });
});

it.each([
  ['9m', 540_000],
  ['3h', 10_800_000],
  ['2d', 172_800_000],
])('a story file of age %s is %i ms old', async (age, ms) => {
  const folder = await copyOfSmall();
  const matter = 'headline: H\ndek: D\ntype: News\nsection: news\ntopic: tech\nauthors: [ann]\n';
  await writeFile(join(folder, 'a-b.md'), `---\r\n${matter}age: ${age}\n---\nText\n---\nmore`);
  expect(await readMarkdown(folder, 'a-b.md', storyFile, new Faults())).toMatchObject({
    slug: 'a-b',
    matter: { age: ms, topics: [], related: [] },
    markdown: 'Text\n---\nmore',
  });
});

it.each(['A', 'a b', 'a--b', '-a', '12', 'ä'])('a story file named %s.md is refused', async (name) => {
  const folder = await copyOfSmall();
  await cp(join(folder, STORY), join(folder, `stories/${name}.md`));
  await expect(importNewsroom(folder, { database: NOWHERE, media: temporaryMedia().media, clock })).rejects.toThrow(
    `${name}.md: the name is not a slug`,
  );
});

/** A database that nobody may ask. */
const NOWHERE = new Proxy({} as ActingStore, {
  get() {
    throw new Error('The database was asked');
  },
});
