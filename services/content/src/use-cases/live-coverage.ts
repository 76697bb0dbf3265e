/** Entries of live coverage with their authors, and what came of it since a reader last asked. */
import { notFound } from '@masthead/runtime';
import { liveItemsSince } from '../repositories/live-items.ts';
import { authorsById } from '../repositories/people.ts';
import { picturesById } from '../repositories/stories.ts';
import type { AuthorRow, ContentDb, LiveItemRow, StoryRow } from '../schema.ts';
import { type PageMaterial, wireLiveItem } from '../wire/kinds.ts';
import type { Pictures } from '../wire/picture.ts';
import { wireShortcodeData } from '../wire/shortcode-data.ts';
import { newslettersNamed, storyPage } from './pages/story-page.ts';
import { referencesOf } from './writing/story-row.ts';

const MOST_ITEMS = 500;

type Authors = ReadonlyMap<string, AuthorRow>;

/** Who wrote some entries, by id. */
export const authorsOf = (db: ContentDb, items: readonly LiveItemRow[]): Promise<Authors> =>
  authorsById(db, [...new Set(items.flatMap(({ author_id }) => author_id ?? []))]);

export const portraitsOf = (authors: Authors) => [...authors.values()].map(({ picture_id }) => picture_id);

export const wireLiveItems = (items: readonly LiveItemRow[], authors: Authors, pictures: Pictures) =>
  items.map((item) => wireLiveItem(item, item.author_id ? authors.get(item.author_id) : undefined, pictures));

/** What a reader who knows everything before `start` has missed: each entry with what its own shortcodes show. */
export async function liveSince(db: ContentDb, storyId: string, start: number) {
  const story = await db
    .selectFrom('stories')
    .selectAll()
    .where('id', '=', storyId)
    .where('type_name', '=', 'content_updating_story')
    .executeTakeFirst();
  if (!story) throw notFound();
  const rows = await liveItemsSince(db, storyId, start, MOST_ITEMS);
  const authors = await authorsOf(db, rows);
  const { pictures, dataOf } = await shownWith(db, story, rows, authors);
  return wireLiveItems(rows, authors, pictures).map((item) => ({
    ...item,
    additionalShortcodeData: dataOf(item.body),
  }));
}

interface ShownWith {
  pictures: Pictures;
  dataOf: (text: string) => ReturnType<typeof wireShortcodeData> | null;
}

/** Most entries have no shortcode, and then only portraits are asked for. */
async function shownWith(
  db: ContentDb,
  story: StoryRow,
  rows: readonly LiveItemRow[],
  authors: Authors,
): Promise<ShownWith> {
  const texts = rows.filter(({ deleted }) => deleted === 0).map(({ body }) => body);
  if (!texts.some(hasShortcodes)) return { pictures: await picturesById(db, portraitsOf(authors)), dataOf: () => null };
  const { material } = await storyPage(db, story, { texts, pictures: portraitsOf(authors) });
  return {
    pictures: material.pictures,
    dataOf: (text) => (hasShortcodes(text) ? wireShortcodeData(namedIn(text, material)) : null),
  };
}

const hasShortcodes = (text: string): boolean => referencesOf([text]).shortcodes.length > 0;

/** Of all that was fetched, what one text names. */
function namedIn(text: string, material: PageMaterial): PageMaterial {
  const references = referencesOf([text]);
  return {
    ...material,
    references,
    products: new Map([...material.products].filter(([slug]) => references.products.includes(slug))),
    newsletters: newslettersNamed(material.newsletters, [text]),
  };
}
