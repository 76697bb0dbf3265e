/** Entries of live coverage with their authors, and what came of it since a reader last asked. */
import { storyKinds, toContentDate } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { liveDetails } from '../kinds/live/document.ts';
import { type Authors, authorsOf, portraitsOf, wireLiveItems } from '../kinds/live/entries.ts';
import { wireChannel } from '../kinds/live/wire.ts';
import type { LiveCoverageRow, LiveItemRow } from '../live-schema.ts';
import { coverageOf, liveItemsSince } from '../repositories/live-coverage.ts';
import { picturesById } from '../repositories/stories.ts';
import type { ContentDb, StoryRow } from '../schema.ts';
import type { PageMaterial } from '../wire/page-material.ts';
import type { Pictures } from '../wire/picture.ts';
import { wireShortcodeData } from '../wire/shortcode-data.ts';
import { endOf } from './live/coverage-end.ts';
import { newslettersNamed, storyPage } from './pages/story-page.ts';
import { referencesOf } from './writing/story-row.ts';

const MOST_ITEMS = 500;

export interface LiveSince {
  /** What it is followed by, and where it is. */
  channel: ReturnType<typeof wireChannel> & { slug: string };
  items: (WireEntry | WireStoryState)[];
  /** The last event of the log. */
  lastEvent: number;
  /** Whether there are more than are given. */
  more: boolean;
}

/** What a reader who knows everything before an event has missed, oldest change first. */
export async function liveSince(db: ContentDb, storyId: string, start: number): Promise<LiveSince> {
  const { story, coverage } = await shownLive(db, storyId);
  const rows = await liveItemsSince(db, storyId, start, MOST_ITEMS + 1);
  const given = rows.slice(0, MOST_ITEMS);
  const more = rows.length > given.length;
  const entries: LiveSince['items'] = await wireEntries(db, story, given);
  // What is later than the last entry of a part comes with a part after it.
  const until = more ? (given.at(-1)?.event ?? 0) : coverage.last_event;
  const isStateNews = coverage.state_event >= Math.max(start, 1) && coverage.state_event <= until;
  const items = isStateNews ? [...entries, wireState(story, coverage)] : entries;
  return {
    channel: { ...wireChannel(coverage), slug: story.slug },
    items: items.sort((one, other) => one.event - other.event),
    // It was read before the entries: one of a later event may be among them, none up to it is missing.
    lastEvent: coverage.last_event,
    more,
  };
}

/** Live coverage that readers can see. */
export async function shownLive(
  db: ContentDb,
  storyId: string,
): Promise<{ story: StoryRow; coverage: LiveCoverageRow }> {
  const [story, coverage] = await Promise.all([
    db
      .selectFrom('stories')
      .selectAll()
      .where('id', '=', storyId)
      .where('type_name', '=', storyKinds.live.typeName)
      .executeTakeFirst(),
    coverageOf(db, storyId),
  ]);
  if (!story || !coverage) throw notFound(`There is no live coverage ${storyId}`);
  return { story, coverage };
}

/** Entries as readers get them: each with what its own shortcodes show. */
export async function wireEntries(db: ContentDb, story: StoryRow, rows: readonly LiveItemRow[]) {
  const authors = await authorsOf(db, rows);
  const { pictures, dataOf } = await shownWith(db, story, rows, authors);
  return wireLiveItems(rows, authors, pictures).map((item) => ({
    ...item,
    additionalShortcodeData: dataOf(item.body),
  }));
}

type WireEntry = Awaited<ReturnType<typeof wireEntries>>[number];

/** What editors have said of the coverage as a whole: whether it goes on. */
export function wireState({ id, detail }: StoryRow, coverage: LiveCoverageRow) {
  const { event } = liveDetails.read(detail);
  const ends = endOf(coverage, event.ends);
  return {
    id,
    type: 'story',
    event: coverage.state_event,
    sequence: 0,
    parentId: id,
    namespace: 'live',
    eventStart: toContentDate(event.starts),
    eventEnd: ends === null ? null : toContentDate(ends),
    ended: coverage.state === 'ended',
    deleted: false,
  };
}

type WireStoryState = ReturnType<typeof wireState>;

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
