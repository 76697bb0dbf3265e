import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAQ_LAYOUTS, HOW_TO_LAYOUT, PAGE_LAYOUTS, VANITY_URL_TYPES } from '@masthead/model';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MarkdownFile } from '../../kinds/files.ts';
import type { ReadStoryFile } from '../../kinds/read-story-file.ts';
import type { StoryMatter } from '../../kinds/story-matter.ts';
import { DEMO_FOLDER } from '../../testing/newsroom.ts';
import { readNewsroom, type WholeNewsroom } from '../../testing/whole-newsroom.ts';
import { storyFiles } from '../files/files.ts';

let files: WholeNewsroom;
beforeAll(async () => {
  files = await readNewsroom(DEMO_FOLDER);
});

/** The words that readers read: shortcodes and markup are none. */
const wordsOf = ({ markdown }: MarkdownFile<StoryMatter>): number =>
  markdown
    .replaceAll(/^\[[a-z_]+[^\]]*\]$/gm, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const everything = (): MarkdownFile<StoryMatter>[] => storyFiles(files).map(({ file }) => file);
const DAY_MS = 86_400_000;

/** The length in an MP4 file’s `mvhd` box of version 0: units a second, then how many of them. */
function secondsOf(film: Buffer): number {
  const box = film.indexOf('mvhd');
  return Math.round(film.readUInt32BE(box + 20) / film.readUInt32BE(box + 16));
}

describe('the demo newsroom has', () => {
  it('at least 140 stories, of which at least 60 are complete pieces of 400 to 1,500 words', () => {
    const complete = files.stories.filter((story) => wordsOf(story) >= 400 && wordsOf(story) <= 1500);
    expect(files.stories.length).toBeGreaterThanOrEqual(140);
    expect(complete.length).toBeGreaterThanOrEqual(60);
    expect(files.stories.filter((story) => wordsOf(story) < 100)).toEqual([]);
  });

  it.each([
    'News',
    'Feature',
    'Analysis',
    'Explainer',
    'Explainer - Demand',
    'Exclusive',
    'Commentary',
    'How To',
    'FAQ',
    'Review',
    'Best List',
    'Best List - Precap',
    'Versus',
    'Versus - Precap',
    'Deals',
    'Deals - Precap',
    'Coupon Roundup',
    'Buying Guide',
    'How to Buy',
    'How to Watch',
    'Speed Desk',
    'Editors Choice',
    'Longform',
    'Evergreen Rates',
    'Evergreen Mortgages',
    'Geo',
    'Paid Media',
    'Money WordPress',
  ])('a story of type %s', (type) => {
    expect(files.stories.some(({ matter }) => matter.type === type)).toBe(true);
  });

  it.each([...FAQ_LAYOUTS, HOW_TO_LAYOUT])('a story laid out as %s', (layout) => {
    expect(files.stories.some(({ matter }) => matter.layoutName === layout)).toBe(true);
  });

  it.each([PAGE_LAYOUTS.immersive, PAGE_LAYOUTS.adHeavy])('a page laid out as %s', (layout) => {
    expect(files.stories.some(({ matter }) => matter.pageLayout === layout)).toBe(true);
  });

  it('a story in every topic but the one that waits for its first', () => {
    const used = new Set(everything().flatMap(({ matter }) => [matter.topic, ...matter.topics]));
    const parents = new Set(files.topics.map(({ parent }) => parent));
    const empty = files.topics.filter(({ slug }) => !used.has(slug) && !parents.has(slug));
    expect(empty.map(({ slug }) => slug)).toEqual(['quantum-computing']);
  });

  it('FAQ pieces that ask: at least three headings end with a question mark', () => {
    const asks = files.stories.filter(({ matter }) => matter.layoutName === 'FAQ Markup');
    for (const { slug, markdown } of asks)
      expect([slug, (markdown.match(/^##+ .*\?$/gm) ?? []).length >= 3]).toEqual([slug, true]);
  });

  it('lists that compare at least two products, each with a summary or points', () => {
    const compares = ({ matter: { type } }: MarkdownFile<ReadStoryFile>): boolean => /^(Best List|Versus)$/.test(type);
    const lists = files.stories.filter(compares).filter(({ matter }) => matter.listicle.length > 0);
    expect(lists.length).toBeGreaterThanOrEqual(10);
    for (const { slug, matter } of lists) expect([slug, matter.listicle.length >= 2]).toEqual([slug, true]);
  });

  it('24 authors with a bio and a portrait, among them a medical reviewer, voices and the studio', () => {
    expect(files.authors.filter(({ bio, portrait }) => bio.length > 60 && portrait).length).toBeGreaterThanOrEqual(24);
    const roles = files.authors.flatMap((author) => author.roles.map(({ role }) => role));
    expect(roles).toEqual(expect.arrayContaining(['MEDICAL_REVIEWER', 'CONTRIBUTOR_VOICES']));
    expect(files.authors.some(({ username }) => username.includes('studio'))).toBe(true);
  });

  it('health pieces that the medical reviewer has read', () => {
    const health = files.topics.filter(({ slug, parent }) => slug === 'health' || parent === 'health');
    const slugs = new Set(health.map(({ slug }) => slug));
    const unread = files.stories.filter(
      ({ matter }) => slugs.has(matter.topic) && !matter.authors.includes('drnaomiclarke'),
    );
    expect(unread.map(({ slug }) => slug)).toEqual([]);
  });

  it('60 products with attributes, offers at several merchants and at least 180 days of prices', () => {
    expect(files.products.length).toBeGreaterThanOrEqual(60);
    for (const { slug, attributes, offers } of files.products) {
      const days = Math.min(...offers.map(({ history }) => history[0]?.[0] ?? 0));
      expect([slug, attributes.length >= 3, offers.length >= 2, days >= 180]).toEqual([slug, true, true, true]);
    }
  });

  it('12 galleries of at least eight pictures', () => {
    expect(files.galleries.length).toBeGreaterThanOrEqual(12);
    for (const { slug, matter } of files.galleries) expect([slug, matter.items.length >= 8]).toEqual([slug, true]);
  });

  it('12 videos with HLS, mp4 and captions', () => {
    expect(files.videos.length).toBeGreaterThanOrEqual(12);
    for (const { slug, matter } of files.videos) {
      for (const name of ['index.m3u8', 'part00.ts', 'video.mp4'])
        expect([slug, name, existsSync(join(DEMO_FOLDER, 'video-files', slug, name))]).toEqual([slug, name, true]);
      expect(matter.captions.length).toBeGreaterThan(0);
    }
  });

  it('films that can be heard, as long as they say, and three of them longer than two minutes', async () => {
    const lengths = await Promise.all(
      files.videos.map(async ({ slug, matter }) => {
        const film = await readFile(join(DEMO_FOLDER, 'video-files', slug, 'video.mp4'));
        expect([slug, film.includes('mp4a')]).toEqual([slug, !matter.silent]);
        expect([slug, secondsOf(film)]).toEqual([slug, matter.scenes.length * matter.sceneSeconds]);
        return secondsOf(film);
      }),
    );
    expect(lengths.filter((seconds) => seconds > 120).length).toBeGreaterThanOrEqual(3);
  });

  it('three live coverages, one of them running and one over', () => {
    expect(files.live.length).toBeGreaterThanOrEqual(3);
    const isOver = files.live.map(({ matter }) => matter.event.ends !== undefined && matter.event.ends > 0);
    expect(isOver).toEqual(expect.arrayContaining([true, false]));
  });

  it('collections with threads, features, newsletters and friendly addresses of all six kinds', () => {
    expect(files.collections.filter(({ threads }) => threads.length >= 2).length).toBeGreaterThanOrEqual(8);
    expect(files.features.length).toBeGreaterThanOrEqual(4);
    expect(files.newsletters.length).toBeGreaterThanOrEqual(8);
    expect(new Set(files.vanity.map(({ kind }) => kind))).toEqual(new Set(VANITY_URL_TYPES));
  });

  it('a text for blind readers at every picture', () => {
    expect(files.pictures.filter(({ alt }) => alt.length < 12)).toEqual([]);
  });

  it('pictures that are what their names and sizes say, one of which moves', async () => {
    const measured = files.pictures.map(async ({ file }) => {
      const {
        format,
        autoOrient,
        pages = 1,
      } = await sharp(await readFile(join(DEMO_FOLDER, 'pictures', file))).metadata();
      return { file, ...autoOrient, extension: format === 'jpeg' ? 'jpg' : format, moves: pages > 1 };
    });
    const said = files.pictures.map(({ file, width, height }) => ({
      file,
      width,
      height,
      extension: file.split('.').at(-1),
      moves: file === 'camera-swaying.gif',
    }));
    expect(await Promise.all(measured)).toEqual(said);
    expect(
      files.galleries.some(({ matter }) => matter.items.some(({ picture }) => picture === 'camera-swaying.gif')),
    ).toBe(true);
  });

  it('a picture of its own for every product, and for every story to open with', () => {
    const shared = (pictures: readonly (string | undefined)[]) =>
      pictures.filter((picture, at) => picture && pictures.indexOf(picture) < at);
    expect(shared(files.products.map(({ picture }) => picture))).toEqual([]);
    expect(shared(everything().map(({ matter }) => matter.picture))).toEqual([]);
  });

  it('no story with one picture in two places, and no gallery with one twice', () => {
    const IN_TEXT = /^\[image file="([^"]+)"/gm;
    const twice = everything().flatMap(({ slug, matter, markdown }) => {
      const inText = [...markdown.matchAll(IN_TEXT)].map(([, file]) => file);
      const all = [matter.picture, ...inText];
      return all.filter((file, at) => all.indexOf(file) < at).map((file) => `${slug}: ${file}`);
    });
    const inGalleries = files.galleries.flatMap(({ slug, matter }) => {
      const all = matter.items.map(({ picture }) => picture);
      return all.filter((file, at) => all.indexOf(file) < at).map((file) => `${slug}: ${file}`);
    });
    expect([...twice, ...inGalleries]).toEqual([]);
  });

  it('no two stories of one age, and no update before its story', () => {
    const ages = everything().map(({ matter }) => matter.age);
    expect(ages.length - new Set(ages).size).toBe(0);
    const early = everything().filter(({ matter }) => (matter.updatedAge ?? 0) > matter.age);
    expect(early.map(({ slug }) => slug)).toEqual([]);
  });

  it('news of today and an archive of months', () => {
    const ages = files.stories.map(({ matter }) => matter.age / DAY_MS);
    expect(ages.filter((days) => days < 1).length).toBeGreaterThanOrEqual(12);
    expect(ages.filter((days) => days > 90).length).toBeGreaterThanOrEqual(10);
  });
});
