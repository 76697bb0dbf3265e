/** Checks a document that was sent in: its shape, and that everything it names is there. All wrong fields are told at once. */
import { fromHtml, type ReadHtml, referencesOf, toHtml, tooMuchIn } from '@masthead/body';
import { STORY_KINDS } from '@masthead/model';
import { sql } from 'kysely';
import type { z } from 'zod';
import { anyDocument } from '../../documents/base.ts';
import type { LeftOut } from '../../documents/left-out.ts';
import { type FoundText, textsAt, withTextsAt } from '../../documents/paths.ts';
import type { NamedPath, NamedTable } from '../../kinds/definition.ts';
import { kinds, type StoryDocument, storyDocument, textPathsOf } from '../../kinds/kinds.ts';
import type { ContentDb, ManuscriptRow } from '../../schema.ts';
import { leftOutOf } from './left-out.ts';
import { type ReadText, readTexts } from './read-texts.ts';
import { InvalidDocument, type WrongField, wrongFieldsOf } from './refusals.ts';

/** The column that documents name the rows of a table by. */
const KEYS = {
  topics: 'slug',
  authors: 'username',
  products: 'slug',
  collections: 'slug',
  pictures: 'id',
  manuscripts: 'id',
} as const satisfies Record<NamedTable, string>;
const NAMES: Record<NamedTable, string> = {
  topics: 'topic',
  authors: 'author',
  products: 'product',
  collections: 'collection',
  pictures: 'picture',
  manuscripts: 'story',
};

/** Where documents name what must be there; `*` is each of a list. */
const NAMED: readonly NamedPath[] = [
  ['topics.*', 'topics'],
  ['authors.*', 'authors'],
  ['products.*', 'products'],
  ['collections.*', 'collections'],
  ['related.*', 'manuscripts'],
  ['picture', 'pictures'],
  ['promo.picture', 'pictures'],
  ['seo.ogPicture', 'pictures'],
  ['video', 'manuscripts'],
  ...STORY_KINDS.flatMap((kind): readonly NamedPath[] => kinds[kind].names),
];

/** The longest gallery names a quarter of it. Engines take only so many keys in a query. */
const MOST_NAMED = 2_000;

interface Reference {
  field: string;
  target: NamedTable;
  key: string;
}

export interface Validation {
  /** The story itself when it exists already. */
  own?: Pick<ManuscriptRow, 'id' | 'type_name'> | undefined;
  /** Ids of stories that are not there yet and come with it: an import's own. */
  coming?: ReadonlySet<string> | undefined;
}

/** A document that is right, and what was not taken of what was sent. */
export interface Validated {
  document: StoryDocument;
  leftOut: LeftOut[];
}

export async function validateDocument(
  db: ContentDb,
  input: unknown,
  { own, coming = new Set() }: Validation = {},
): Promise<Validated> {
  const parsed = storyDocument.safeParse(input);
  const texts = await readTexts(db, input);
  // Publishing reads what is kept by the same schema, and escaping makes a text longer: what passes can be published.
  const { data: document, error } = parsed.success ? storyDocument.safeParse(asKept(parsed.data, texts)) : parsed;
  const shape = error ? wrongShape(error, input) : [];
  const named = [...referencesIn(document ?? input), ...texts.flatMap(shortcodeReferences)].filter(
    ({ target, key }) => target !== 'manuscripts' || !coming.has(key),
  );
  const others = [
    ...wrongKind(input, own),
    ...texts.flatMap(wrongText),
    ...(document ? textPathsOf(document).flatMap((path) => textsAt(document, path).flatMap(unreadable)) : []),
    ...(await missing(db, named)),
    ...(await wrongSlug(db, input, own)),
  ];
  // What has the wrong shape is told as that, and not again as what is not there.
  const told = new Set(shape.map(({ field }) => field));
  const wrong = [...shape, ...others.filter(({ field }) => !told.has(field))];
  if (!document || wrong.length > 0) throw new InvalidDocument(wrong);
  return { document, leftOut: leftOutOf(texts) };
}

/** A document of no known kind can still be checked for what every kind has. */
function wrongShape(error: z.ZodError, input: unknown): WrongField[] {
  const wrong = wrongFieldsOf(error, 'document');
  if (!wrong.some(({ field }) => field === 'typeName')) return wrong;
  const { error: others } = anyDocument.safeParse(input);
  return others ? [...wrong, ...wrongFieldsOf(others, 'document')] : wrong;
}

function wrongKind(input: unknown, own: Validation['own']): WrongField[] {
  const [kind] = textsAt(input, 'typeName');
  return own && kind && kind.text !== own.type_name ? [{ field: 'typeName', message: `stays ${own.type_name}` }] : [];
}

/** What a text may not hold is not in it. */
function asKept(document: StoryDocument, texts: readonly ReadText[]): StoryDocument {
  const known = new Map(texts.map(({ text, read }) => [text, read]));
  return withTextsAt(document, textPathsOf(document), (html) => toHtml((known.get(html) ?? fromHtml(html)).body));
}

/** What is kept is read again for every reader: words beyond a limit would be missing there. */
export function unreadable({ field, text }: FoundText): WrongField[] {
  const sentence = tooMuchIn(text);
  return sentence ? [{ field, message: `is not right as it would be kept. ${sentence}` }] : [];
}

/** A shortcode that is wrong is told: it would be missing from the story. */
const wrongText = ({ field, read }: Pick<ReadText, 'field' | 'read'>): WrongField[] =>
  read.wrong.map(({ sentence }) => ({ field, message: `is not right. ${sentence}` }));

const referencesIn = (document: unknown): Reference[] =>
  NAMED.flatMap(([path, target]) => textsAt(document, path).map(({ field, text }) => ({ field, target, key: text })));

function shortcodeReferences({ field, read }: Pick<ReadText, 'field' | 'read'>): Reference[] {
  const { pictures, products, stories } = referencesOf([read.body]);
  const named = (target: NamedTable, keys: readonly string[]) => keys.map((key) => ({ field, target, key }));
  return [...named('pictures', pictures), ...named('products', products), ...named('manuscripts', stories)];
}

/** What is wrong with a text of live coverage: its shortcodes, and what it and its signature name that is not there. */
export async function wrongInEntry(
  db: ContentDb,
  { read, author }: { read: ReadHtml; author: string | null },
): Promise<WrongField[]> {
  const text = { field: 'body', read };
  const named = referencesIn({ authors: author === null ? [] : [author] });
  const absent = await missing(db, [...named, ...shortcodeReferences(text)]);
  return [...wrongText(text), ...absent].map(({ field, message }) => ({
    field: field === 'authors.0' ? 'author' : field,
    message,
  }));
}

/** One query for each table that is named. */
async function missing(db: ContentDb, references: readonly Reference[]): Promise<WrongField[]> {
  if (references.length > MOST_NAMED)
    return [{ field: 'document', message: `names more than ${MOST_NAMED} things, more than can be looked up` }];
  const wrong: WrongField[] = [];
  for (const [target, named] of Map.groupBy(references, (reference) => reference.target)) {
    const known = await knownKeys(db, target, [...new Set(named.map(({ key }) => key))]);
    for (const { field, key } of named)
      if (!known.has(key)) wrong.push({ field, message: `names the ${NAMES[target]} "${key}", which does not exist` });
  }
  return wrong;
}

async function knownKeys(db: ContentDb, target: NamedTable, keys: readonly string[]): Promise<Set<string>> {
  const safe = keys.filter((key) => !key.includes('\0'));
  if (safe.length === 0) return new Set();
  const column = sql.ref<string>(KEYS[target]);
  const rows = await db.selectFrom(target).select(column.as('key')).where(column, 'in', safe).execute();
  return new Set(rows.map(({ key }) => key));
}

async function wrongSlug(db: ContentDb, input: unknown, own: Validation['own']): Promise<WrongField[]> {
  const [{ text: slug } = { text: '' }] = textsAt(input, 'slug');
  return slug.includes('\0') ? [] : takenSlug(db, slug, own?.id);
}

/**
 * A slug belongs to one story: to its draft, to what it is scheduled as, to what readers see of it, and to its past. What
 * is in the bin holds none.
 */
export async function takenSlug(db: ContentDb, slug: string, id = ''): Promise<WrongField[]> {
  const [drafts, shown, former] = await Promise.all([
    db
      .selectFrom('manuscripts')
      .select('id')
      .where((row) => row.or([row('slug', '=', slug), row('scheduled_slug', '=', slug)]))
      .where('id', '!=', id)
      .execute(),
    db.selectFrom('stories').select('id').where('slug', '=', slug).where('id', '!=', id).execute(),
    db
      .selectFrom('former_slugs')
      .innerJoin('manuscripts', 'manuscripts.id', 'former_slugs.manuscript_id')
      .select('manuscripts.slug')
      .where('former_slugs.slug', '=', slug)
      .where('manuscripts.id', '!=', id)
      .where('manuscripts.status', '!=', 'binned')
      .execute(),
  ]);
  if (drafts.length + shown.length > 0) return [{ field: 'slug', message: `"${slug}" is another story’s` }];
  return former.map((story) => ({
    field: 'slug',
    message: `"${slug}" leads to the story "${story.slug}", which had it before and can give it back`,
  }));
}
