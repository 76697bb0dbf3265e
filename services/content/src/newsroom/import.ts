/** Takes a newsroom over from its files: everything that changed since the last time, nothing twice. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Media } from '@masthead/storage';
import { z } from 'zod';
import { readArrangement, saveArrangement } from '../repositories/arrangements.ts';
import { manuscriptById } from '../repositories/manuscripts.ts';
import type { ContentDb, ContentSchema } from '../schema.ts';
import { publishNow } from '../use-cases/writing/publish.ts';
import { saveFirst, saveNext } from '../use-cases/writing/save.ts';
import { validateDocument } from '../use-cases/writing/validate.ts';
import { catalogueItems } from './catalogue-items.ts';
import { type NewsroomFiles, readNewsroom } from './files.ts';
import { type Item, importItems, type NewsroomDeps, type NewsroomReport, type OnProgress } from './importer.ts';
import { COMPLETE, LOADED_AT } from './is-loaded.ts';
import { takeLiveEntries } from './live-entries.ts';
import { filesOf } from './read-files.ts';
import { checkReferences } from './references.ts';
import { arrangementItems, standingItems } from './standing-items.ts';
import { type ImportedStory, storyDocuments, videoFolder } from './story-documents.ts';

export type { NewsroomReport } from './importer.ts';

const IMPORTER = { name: 'import' };

export async function importNewsroom(
  folder: string,
  deps: NewsroomDeps,
  onProgress: OnProgress = () => {},
): Promise<NewsroomReport> {
  const { database, clock } = deps;
  const files = await readNewsroom(folder);
  checkReferences(files);
  const known = (await readArrangement(database.db, LOADED_AT, z.number())) ?? clock.now();
  // A slip in the files is told before anything is written.
  const items = await itemsOf(files, known, deps);
  const loadedAt = await firstLoadedAt(database, known);
  const report = await importItems(deps, loadedAt === known ? items : await itemsOf(files, loadedAt, deps), onProgress);
  await saveArrangement(database.db, COMPLETE, true);
  return report;
}

const itemsOf = async (files: NewsroomFiles, loadedAt: number, deps: NewsroomDeps): Promise<Item[]> => [
  ...(await catalogueItems(files, loadedAt, deps.media)),
  ...standingItems(files, loadedAt),
  ...(await storyItems(files, loadedAt, deps)),
  ...arrangementItems(files),
];

/** Ages count from the first load, so that a second one moves nothing; of two at once one is the first. */
const firstLoadedAt = (database: Database<ContentSchema>, now: number): Promise<number> =>
  database.transaction(async (db) => {
    const known = await readArrangement(db, LOADED_AT, z.number());
    if (known === undefined) await saveArrangement(db, LOADED_AT, now);
    return known ?? now;
  });

async function storyItems(files: NewsroomFiles, loadedAt: number, { media, clock }: NewsroomDeps): Promise<Item[]> {
  // Oldest first: a listing grows at its newer end without moving anything.
  const stories = storyDocuments(files, loadedAt).sort((one, other) => one.times.publishedAt - other.times.publishedAt);
  const coming = new Set(stories.map(({ id }) => id));
  const videos = new Set(files.videos.map(({ slug }) => slug));
  return stories.map((story) => ({
    kind: 'story',
    key: story.document.slug,
    content: story,
    ...(videos.has(story.document.slug) && { prepare: () => keepVideo(files.folder, story.document.slug, media) }),
    take: (db) => takeStory(db, story, coming, clock.now()),
  }));
}

async function takeStory(db: ContentDb, story: ImportedStory, coming: ReadonlySet<string>, now: number): Promise<void> {
  const { id, document: input, times, items } = story;
  const current = await manuscriptById(db, id);
  const document = await validateDocument(db, input, { own: current, coming });
  const saving = { action: 'imported', writer: IMPORTER, now };
  const saved = current ? await saveNext(db, current, document, saving) : await saveFirst(db, id, document, saving);
  await publishNow(db, saved, times);
  if (items) await takeLiveEntries(db, id, items, now);
}

/** A video's files go into the media store before the video is there. */
async function keepVideo(folder: string, slug: string, media: Media): Promise<void> {
  const source = join(folder, 'video-files', slug);
  const names = [
    ...(await filesOf(source, '.m3u8')),
    ...(await filesOf(source, '.ts')),
    ...(await filesOf(source, '.mp4')),
  ];
  if (!names.includes('index.m3u8') || !names.includes('video.mp4'))
    throw new Error(`videos/${slug}.md: video-files/${slug} lacks index.m3u8 or video.mp4 (see README.md, encode)`);
  for (const name of names) await media.write(`${videoFolder(slug)}/${name}`, await readFile(join(source, name)));
}
