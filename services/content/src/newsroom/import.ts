/** Takes a newsroom over from its files: everything that changed since the last time, nothing twice. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storyKindOf, storyKinds } from '@masthead/model';
import type { Media } from '@masthead/storage';
import { z } from 'zod';
import type { ActingStore } from '../audit/acting.ts';
import type { KindFiles } from '../kinds/files.ts';
import { kinds } from '../kinds/kinds.ts';
import { readArrangement, saveArrangement } from '../repositories/arrangements.ts';
import { manuscriptById } from '../repositories/manuscripts.ts';
import type { Writing } from '../store.ts';
import { outOfBin } from '../use-cases/writing/bin.ts';
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
import { type ImportedStory, storyDocuments } from './story-documents.ts';

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
  await database.write((db) => saveArrangement(db, COMPLETE, true));
  return report;
}

const itemsOf = async (files: NewsroomFiles, loadedAt: number, deps: NewsroomDeps): Promise<Item[]> => [
  ...(await catalogueItems(files, loadedAt, deps.media)),
  ...standingItems(files, loadedAt, deps.clock.now()),
  ...(await storyItems(files, loadedAt, deps)),
  ...arrangementItems(files),
];

/** Ages count from the first load, so that a second one moves nothing; of two at once one is the first. */
const firstLoadedAt = (database: ActingStore, now: number): Promise<number> =>
  database.write(async (db) => {
    const known = await readArrangement(db, LOADED_AT, z.number());
    if (known === undefined) await saveArrangement(db, LOADED_AT, now);
    return known ?? now;
  });

async function storyItems(files: NewsroomFiles, loadedAt: number, { media, clock }: NewsroomDeps): Promise<Item[]> {
  // Oldest first: a listing grows at its newer end without moving anything.
  const stories = storyDocuments(files, loadedAt).sort((one, other) => one.times.publishedAt - other.times.publishedAt);
  const coming = new Set(stories.map(({ id }) => id));
  return stories.map((story) => ({
    kind: 'story',
    key: story.document.slug,
    content: story,
    prepare: () => keepFiles(files.folder, story, media),
    take: (db) => takeStory(db, story, coming, clock.now()),
  }));
}

async function takeStory(db: Writing, story: ImportedStory, coming: ReadonlySet<string>, now: number): Promise<void> {
  const { id, document: input, times, items } = story;
  const known = await manuscriptById(db, id);
  const document = await validateDocument(db, input, { own: known, coming });
  const current = known?.status === 'binned' ? await outOfBin(db, known) : known;
  const saving = { action: 'imported', writer: IMPORTER, now };
  const saved = current ? await saveNext(db, current, document, saving) : await saveFirst(db, id, document, saving);
  await publishNow(db, saved, saved, { ...times, now });
  if (items) await takeLiveEntries(db, id, items, now);
}

/** The files that a story stands on go into the media store before the story is there. */
async function keepFiles(folder: string, { document: { slug, typeName } }: ImportedStory, media: Media): Promise<void> {
  const kind = storyKindOf(typeName);
  const { folder: place, brings }: KindFiles = kinds[kind].files;
  const { files } = storyKinds[kind];
  if (!brings || !files) return;
  const source = join(folder, brings.folder, slug);
  const endings = Object.keys(files.types).map((ending) => `.${ending}`);
  const names = (await Promise.all(endings.map((ending) => filesOf(source, ending)))).flat();
  if (!brings.needs.every((name) => names.includes(name)))
    throw new Error(
      `${place}/${slug}.md: ${brings.folder}/${slug} lacks ${brings.needs.join(' or ')} (see README.md, encode)`,
    );
  for (const name of names) await media.write(`${files.folder}/${slug}/${name}`, await readFile(join(source, name)));
}
