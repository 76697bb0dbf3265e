/** A newsroom's story files to documents: names resolved, Markdown to HTML, ages to instants. What is wrong is noted with its line. */
import { type Dropped, sayDropped } from '@masthead/body';
import type { StoryTypeName } from '@masthead/model';
import type { BaseInput } from '../../documents/base.ts';
import { slug as slugSchema } from '../../documents/fields.ts';
import type { LeftOut } from '../../documents/left-out.ts';
import type { KindFiles, LiveEntry, Source } from '../../kinds/files.ts';
import { kinds, storyDocument } from '../../kinds/kinds.ts';
import { idOf } from '../../kinds/newsroom-id.ts';
import { READ_STORIES } from '../../kinds/read-story-file.ts';
import type { StoryMatter } from '../../kinds/story-matter.ts';
import { MOST_TOLD } from '../../use-cases/writing/left-out.ts';
import type { PublishTimes } from '../../use-cases/writing/publish.ts';
import { wrongFieldsOf } from '../../use-cases/writing/refusals.ts';
import { bodyHtml, type TextReferences } from '../files/body.ts';
import type { Faults } from '../files/faults.ts';
import { type NewsroomFiles, type StoryFile, storyFiles } from '../files/files.ts';
import type { Lookup } from './references.ts';

export interface ImportedStory {
  id: string;
  /** The path of its file. */
  file: string;
  document: BaseInput & { typeName: StoryTypeName };
  /** As the file says them. A draft has none, and what says nothing is published when it is taken over. */
  times: PublishTimes | 'draft' | 'now';
  /** Of live coverage, oldest first. */
  items?: LiveEntry[];
  /** What its texts may not hold, where they have something of the kind. */
  leftOut?: LeftOut[];
}

export interface ReadingStories {
  loadedAt: number;
  now: number;
  lookup: Lookup;
  faults: Faults;
  /** What texts may not hold and what is therefore left out, a sentence each. */
  leftOut: Set<string>;
}

const NO_TEXT = 'there is no text yet: write it below the second line of ---';

export function storyDocuments(files: NewsroomFiles, reading: ReadingStories): ImportedStory[] {
  const { faults } = reading;
  // The texts of the others are read too: all that is wrong is told at once.
  for (const { markdown, source } of files.broken) bodyHtml(markdown, textReferences(reading.lookup, faults, source));
  const seen = new Set<string>();
  return storyFiles(files).map((story) => {
    const { slug, source } = story.file;
    if (seen.has(slug))
      faults.add({ file: source.file, sentence: 'there is another story of this name: choose another' });
    seen.add(slug);
    return storyOf(files, story, reading);
  });
}

function storyOf(files: NewsroomFiles, { kind, file }: StoryFile, reading: ReadingStories): ImportedStory {
  const { slug, matter, markdown, source } = file;
  const { loadedAt, lookup, faults } = reading;
  const definition: KindFiles = kinds[kind].files;
  const references = textReferences(lookup, faults, source);
  const leftOut: LeftOut[] = [];
  const at = (age: number): number => loadedAt - age;
  const tools = {
    at,
    picture: (name: string) => lookup.picture(name, source),
    html: (text: string) =>
      bodyHtml(text, references, (dropped) => {
        reading.leftOut.add(sentenceOn(dropped, source));
        leftOut.push({ field: 'body', message: sayDropped(dropped), near: dropped.near });
      }),
    bytes(name: string) {
      const path = `${definition.brings?.folder}/${slug}/${name}`;
      const bytes = files.brought.get(path);
      if (bytes === undefined) faults.add({ file: source.file, sentence: `there is no file ${path}` });
      return bytes ?? 1;
    },
  };
  const common = {
    ...commonFields(slug, withUsual(matter, definition), lookup, source),
    correctedAt: matter.correctedAge === undefined ? null : at(matter.correctedAge),
    body: tools.html(markdown),
  };
  const items = definition.entries(file, tools);
  const document = definition.document(file, common, tools);
  checkDocument(document, source, faults);
  if (definition.folder === READ_STORIES && common.body === '') faults.add({ file: source.file, sentence: NO_TEXT });
  return {
    id: idOf('story', slug),
    file: source.file,
    document,
    times: timesOf(matter, source, reading),
    ...(items && { items }),
    ...(leftOut.length > 0 && { leftOut: leftOut.slice(0, MOST_TOLD) }),
  };
}

/** How to write what is left out. */
const INSTEAD: Readonly<Record<string, string>> = {
  img: '; write a picture as [image file="phone-trio.jpg" caption="…"] on a line of its own',
  iframe: '; write what stands elsewhere as [embed url="https://…" text="…"] on a line of its own',
};

/** Markdown has a sign of its own for pictures. */
const wordsOf = (tag: string): string[] => (tag === 'img' ? ['<img', '!['] : [`<${tag}`]);

function sentenceOn(dropped: Dropped, source: Source): string {
  const [tag = ''] = dropped.name.split(' ');
  const line = wordsOf(tag)
    .map((words) => source.lineWith(words))
    .find((found) => found !== undefined);
  const place = line === undefined ? source.file : `${source.file}, line ${line}`;
  return `${place}: ${sayDropped(dropped)}${dropped.near && ` (“${dropped.near}”)`}${INSTEAD[tag] ?? ''}`;
}

const withUsual = (matter: StoryMatter, { usual }: KindFiles): StoryMatter => ({
  ...matter,
  type: matter.type || usual.type,
  section: matter.section || usual.section,
});

function timesOf(
  matter: StoryMatter,
  source: Source,
  { loadedAt, now, faults }: ReadingStories,
): ImportedStory['times'] {
  const { age, published, updatedAge, draft } = matter;
  if (age > 0 && published !== undefined)
    faults.at(source, ['published'], 'published and age say the same: take one of them out');
  if (published !== undefined && published > now)
    faults.at(
      source,
      ['published'],
      'published lies ahead: write draft: true in its place, import the story, and then npm run content -- schedule <slug> <instant>',
    );
  if (draft) return 'draft';
  const publishedAt = published ?? (age > 0 ? loadedAt - age : undefined);
  if (publishedAt === undefined) return 'now';
  return { publishedAt, updatedAt: updatedAge === undefined ? null : loadedAt - updatedAge };
}

/** Documents call some fields otherwise than files. */
const FILE_FIELDS: Readonly<Record<string, string>> = { 'topics.0': 'topic', 'seo.title': 'seoTitle' };

/** What a document may not be is told here, where there is a line for it. */
function checkDocument(document: ImportedStory['document'], source: Source, faults: Faults): void {
  const { error } = storyDocument.safeParse(document);
  for (const { field, message } of error ? wrongFieldsOf(error, 'story') : []) {
    // That a name is no slug has been told of the file.
    if (field === 'slug' && !slugSchema.safeParse(document.slug).success) continue;
    const name = FILE_FIELDS[field] ?? field;
    const path = name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    faults.at(source, path, `${name} ${message}`);
  }
}

function commonFields(slug: string, matter: StoryMatter, lookup: Lookup, source: Source) {
  const { topic, topics, promo, seoTitle, seoDescription, picture, related, video } = matter;
  const pictureId = (file: string | undefined) => (file ? lookup.picture(file, source) : null);
  const storyId = (other: string) => lookup.story(other, source)?.id ?? idOf('story', other);
  return {
    ...sameFields(matter),
    slug,
    topics: [...new Set([topic, ...topics])],
    picture: pictureId(picture),
    related: [...new Set(related)].map(storyId),
    video: video ? storyId(video) : null,
    promo: { headline: promo?.headline ?? '', dek: promo?.dek ?? '', picture: pictureId(promo?.picture) },
    seo: { title: seoTitle, description: seoDescription },
  };
}

/** What a document has as the file has it. */
const sameFields = (matter: StoryMatter) => ({
  headline: matter.headline,
  dek: matter.dek,
  type: matter.type,
  section: matter.section,
  tags: matter.tags,
  authors: matter.authors,
  collections: [...new Set(matter.collections)],
  products: [...new Set(matter.products)],
  layoutName: matter.layoutName,
  pageLayout: matter.pageLayout,
  correction: matter.correction,
  canonicalUrl: matter.canonicalUrl,
  noIndex: matter.noIndex,
  suppressBio: matter.suppressBio,
});

/** What the texts of a file may point to. */
export const textReferences = (lookup: Lookup, faults: Faults, source: Source): TextReferences => ({
  address(slug) {
    const story = lookup.story(slug, source);
    // One that is not there is noted as that.
    return story ? story.address : '/';
  },
  story: (slug) => lookup.story(slug, source)?.id ?? idOf('story', slug),
  picture: (file) => lookup.picture(file, source),
  product: (slug) => lookup.check('product', [slug], source),
  wrong: (sentence, near) => faults.near(source, near, sentence),
});
