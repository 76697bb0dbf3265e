/** Looks up whatever a newsroom's files name, and notes what is neither in the files nor in the newsroom, with its place. */
import { z } from 'zod';
import { slug, username } from '../../documents/fields.ts';
import type { KindFiles, Source } from '../../kinds/files.ts';
import { kinds } from '../../kinds/kinds.ts';
import { idOf } from '../../kinds/newsroom-id.ts';
import { fileName } from '../../kinds/story-matter.ts';
import type { ContentDb } from '../../schema.ts';
import type { Faults } from '../files/faults.ts';
import { type NewsroomFiles, productSource, type StoryFile, storyFiles } from '../files/files.ts';
import { suggestion } from '../files/plain-words.ts';
import type { Known, KnownStory, Named, NamedKind } from './known.ts';
import { namesOf } from './newsroom-names.ts';

interface Asked extends Named {
  source: Source;
}

/** Answers what names lead to, and remembers those that lead nowhere. */
export class Lookup {
  readonly unknown: Asked[] = [];
  readonly known: Known;

  constructor(known: Known) {
    this.known = known;
  }

  #find<Value>(kind: NamedKind, found: Value | undefined, name: string, source: Source): Value | undefined {
    if (found === undefined) this.unknown.push({ kind, name, source });
    return found;
  }

  /** Its id; where there is none, which is noted, the one that it would have. */
  picture(file: string, source: Source): string {
    return this.#find('picture', this.known.picture.get(file), file, source) ?? idOf('picture', file);
  }

  story(slug: string, source: Source): KnownStory | undefined {
    return this.#find('story', this.known.story.get(slug), slug, source);
  }

  /** Only that they are there. */
  check(kind: NamedKind, names: readonly (string | undefined)[], source: Source): void {
    const all: ReadonlyMap<string, unknown> = this.known[kind];
    for (const name of names) if (name !== undefined) this.#find(kind, all.get(name), name, source);
  }
}

/** Everything that files name outside of texts. */
export function checkReferences(files: NewsroomFiles, lookup: Lookup, faults: Faults): void {
  checkTopics(files, lookup, faults);
  for (const { portrait } of files.authors) lookup.check('picture', [portrait], files.sourceOf('authors'));
  for (const { slug, picture } of files.products)
    lookup.check('picture', [picture], files.sourceOf(productSource(slug)));
  for (const { picture } of files.collections) lookup.check('picture', [picture], files.sourceOf('collections'));
  for (const story of storyFiles(files)) checkStory(story, lookup, faults);
  for (const { matter, source } of files.broken) checkBroken(matter, source, lookup);
  checkFront(files, lookup);
  checkNavigation(files, lookup);
}

/** Parents stand before their children, or are in the newsroom. */
function checkTopics({ topics, sourceOf }: NewsroomFiles, lookup: Lookup, faults: Faults): void {
  const source = sourceOf('topics');
  const own = new Set(topics.map(({ slug }) => slug));
  const above = new Set<string>();
  for (const { slug, parent } of topics) {
    above.add(slug);
    if (parent === undefined || above.has(parent)) continue;
    if (own.has(parent)) faults.near(source, slug, `${slug} stands before its parent ${parent}: put it below`);
    else lookup.check('topic', [parent], source);
  }
}

function checkStory({ kind, file: { matter, source } }: StoryFile, lookup: Lookup, faults: Faults): void {
  lookup.check('topic', [matter.topic, ...matter.topics], source);
  lookup.check('author', matter.authors, source);
  lookup.check('picture', [matter.picture, matter.promo?.picture], source);
  lookup.check('story', matter.related, source);
  lookup.check('collection', matter.collections, source);
  lookup.check('product', matter.products, source);
  if (matter.video !== undefined) checkVideo(matter.video, source, lookup, faults);
  const { names }: KindFiles = kinds[kind].files;
  const { picture = [], product = [], author = [], collection = [] } = names(matter);
  lookup.check('picture', picture, source);
  lookup.check('product', product, source);
  lookup.check('author', author, source);
  lookup.check('collection', collection, source);
}

/** Of fields that are not right all the same, those that are. */
const someNames = z.object({
  topic: slug.optional().catch(undefined),
  topics: z.array(slug).catch([]),
  authors: z.array(username).catch([]),
  picture: fileName.optional().catch(undefined),
  products: z.array(slug).catch([]),
  related: z.array(slug).catch([]),
});

function checkBroken(matter: unknown, source: Source, lookup: Lookup): void {
  const { data } = someNames.safeParse(matter);
  if (!data) return;
  lookup.check('topic', [data.topic, ...data.topics], source);
  lookup.check('author', data.authors, source);
  lookup.check('picture', [data.picture], source);
  lookup.check('product', data.products, source);
  lookup.check('story', data.related, source);
}

function checkVideo(slug: string, source: Source, lookup: Lookup, faults: Faults): void {
  const story = lookup.story(slug, source);
  if (story?.kind !== undefined && story.kind !== 'video')
    faults.at(source, ['video'], `there is no video “${slug}”: that story is none`);
}

function checkFront({ front, sourceOf }: NewsroomFiles, lookup: Lookup): void {
  if (!front) return;
  const source = sourceOf('front');
  const { lead, more, side, picks, shelf, sister, threads } = front;
  const best = [...shelf.stories, ...shelf.index].map(({ story }) => story);
  lookup.check('story', [lead, ...more, ...side, ...picks.stories, ...best, ...sister.stories], source);
  lookup.check('topic', [shelf.topic, ...threads.map(({ topic }) => topic)], source);
  lookup.check('picture', [sister.hero], source);
}

function checkNavigation({ navigation, sourceOf }: NewsroomFiles, lookup: Lookup): void {
  if (!navigation) return;
  const source = sourceOf('navigation');
  const { header, footer } = navigation;
  const links = [...header.main, ...footer.columns.flatMap((column) => column.links)];
  lookup.check('story', header.featured, source);
  const topics = [...header.big, ...header.columns.flatMap((column) => column.topics)];
  lookup.check('topic', [...topics, ...links.map(({ topic }) => topic)], source);
}

/** The list that a kind stands in; when that is broken, nobody knows what is in it. */
const LISTS = {
  topic: 'topics',
  author: 'authors',
  picture: 'pictures',
  product: 'products',
  collection: 'collections',
  story: undefined,
} as const satisfies Record<NamedKind, string | undefined>;

/** What may be done about a name that leads nowhere. */
const REMEDIES: Readonly<Partial<Record<NamedKind, string>>> = {
  topic: 'npm run content -- list topics shows them all',
  author: 'authors are named by username; npm run content -- list authors shows them all',
  picture: 'add it with npm run content -- add picture <file>',
};

/** Tells each name that leads nowhere, and what may have been meant. */
export async function noteUnknown(
  database: { readonly db: ContentDb },
  files: NewsroomFiles,
  { unknown, known }: Lookup,
  faults: Faults,
): Promise<void> {
  for (const [kind, asked] of Map.groupBy(unknown, (named) => named.kind)) {
    const list = LISTS[kind];
    if (list && files.isBroken(list)) continue;
    const names = [...new Set([...known[kind].keys(), ...(await namesOf(database.db, kind)).map(({ name }) => name)])];
    for (const { name, source } of asked) faults.near(source, name, sentence(kind, name, names));
  }
}

function sentence(kind: NamedKind, name: string, names: readonly string[]): string {
  const meant = suggestion(name, names);
  const remedy = REMEDIES[kind];
  return `there is no ${kind} “${name}”${meant}${remedy ? `${meant.endsWith('?') ? ' ' : '; '}${remedy}` : ''}`;
}
