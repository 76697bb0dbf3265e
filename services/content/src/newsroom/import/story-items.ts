/** Stories of a newsroom's files, to be taken over: saved as a revision, and shown to readers unless they are drafts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storyKindOf, storyKinds } from '@masthead/model';
import type { Media } from '@masthead/storage';
import type { KindFiles } from '../../kinds/files.ts';
import { kinds } from '../../kinds/kinds.ts';
import { manuscriptById } from '../../repositories/manuscripts.ts';
import type { Writing } from '../../store.ts';
import { outOfBin } from '../../use-cases/writing/bin.ts';
import { publishNow, timesOf } from '../../use-cases/writing/publish.ts';
import { saveFirst, saveNext } from '../../use-cases/writing/save.ts';
import { validateDocument } from '../../use-cases/writing/validate.ts';
import type { NewsroomFiles } from '../files/files.ts';
import { filesOf } from '../files/read-files.ts';
import type { Item } from './importer.ts';
import { takeLiveEntries } from './live-entries.ts';
import { type ImportedStory, type ReadingStories, storyDocuments } from './story-documents.ts';

const IMPORTER = { name: 'import' };

/** Oldest first: a listing grows at its newer end without moving anything. */
const inOrder = (one: ImportedStory, other: ImportedStory): number => instantOf(one) - instantOf(other);
const instantOf = ({ times }: ImportedStory): number =>
  typeof times === 'string' ? Number.MAX_SAFE_INTEGER : times.publishedAt;

export function storyItems(files: NewsroomFiles, reading: ReadingStories, media: Media): Item[] {
  const stories = storyDocuments(files, reading).sort(inOrder);
  const coming = new Set(stories.map(({ id }) => id));
  return stories.map(({ file, ...story }) => ({
    kind: 'story',
    key: story.document.slug,
    file,
    content: story,
    prepare: () => keepFiles(files.folder, story, media),
    take: (db) => takeStory(db, story, coming, reading.now),
  }));
}

type Story = Omit<ImportedStory, 'file'>;

async function takeStory(db: Writing, story: Story, coming: ReadonlySet<string>, now: number): Promise<void> {
  const { id, document: input, times, items, leftOut = [] } = story;
  const known = await manuscriptById(db, id);
  const { document } = await validateDocument(db, input, { own: known, coming });
  const current = known?.status === 'binned' ? await outOfBin(db, known) : known;
  const saving = { action: 'imported', writer: IMPORTER, now };
  const validated = { document, leftOut };
  const saved = current ? await saveNext(db, current, validated, saving) : await saveFirst(db, id, validated, saving);
  if (times !== 'draft') {
    const shown = times === 'now' ? timesOf(saved, saved.revision, now) : times;
    await publishNow(db, saved, saved, { ...shown, now });
  }
  if (items) await takeLiveEntries(db, id, items, now);
}

/** The files that a story stands on go into the media store before the story is there. */
async function keepFiles(folder: string, { document: { slug, typeName } }: Story, media: Media): Promise<void> {
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
