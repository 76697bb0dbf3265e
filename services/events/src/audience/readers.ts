/** How many readers there are, were, and usually are. */
import type { StoryCount } from '@masthead/tracking';
import { DAY_MS, FIVE_MINUTES_MS } from '../counting/times.ts';
import type { EventsDb } from '../store/schema.ts';
import { earlier, type Span, startsIn, wholeSeriesOf } from './reading.ts';

/** Who has done something this recently is here. */
const HERE_MS = FIVE_MINUTES_MS;
const WEEK_MS = 7 * DAY_MS;
/** A time is compared with the same time of so many weeks. */
const WEEKS = 4;

const here = (db: EventsDb, now: number) => db.selectFrom('event_presence').where('at', '>', now - HERE_MS);

export interface ReadersNow {
  readers: number;
  /** Stories with someone in them. */
  stories: number;
}

export const readersNow = (db: EventsDb, now: number): Promise<ReadersNow> =>
  here(db, now)
    .select(({ fn }) => [fn.countAll<number>().as('readers'), fn.count<number>('story_id').distinct().as('stories')])
    .executeTakeFirstOrThrow();

interface Place {
  most: number;
  /** Only on pages of this kind. */
  pageKind?: string;
}

/** The stories that most readers are in now. */
export async function mostReadNow(db: EventsDb, now: number, { most, pageKind }: Place): Promise<StoryCount[]> {
  const readers = here(db, now).where('story_id', 'is not', null);
  const rows = await (pageKind === undefined ? readers : readers.where('page_kind', '=', pageKind))
    .select(({ fn, ref }) => [ref('story_id').$notNull().as('storyId'), fn.countAll<number>().as('readers')])
    .groupBy('story_id')
    .orderBy('readers', 'desc')
    .orderBy('story_id')
    .limit(most)
    .execute();
  return rows;
}

/** Different readers in each part of the span. */
export const readersIn = (db: EventsDb, span: Span): Promise<number[]> => wholeSeriesOf(db, 'readers', span);

/** The median of the last weeks in each part; a week of which there is nothing says nothing. */
export async function usualIn(db: EventsDb, span: Span): Promise<number[] | null> {
  const weeks = await Promise.all(
    Array.from({ length: WEEKS }, (_, index) => readersIn(db, earlier(span, (index + 1) * WEEK_MS))),
  );
  const known = weeks.filter((week) => week.some((readers) => readers > 0));
  if (known.length === 0) return null;
  return startsIn(span).map((_, part) => medianOf(known.map((week) => week[part] ?? 0)));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
