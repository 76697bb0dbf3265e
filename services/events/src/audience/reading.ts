/** Reads sums. What a question costs depends on how long a time it is about, never on how much happened in it. */
import type { Measure } from '../counting/measures.ts';
import { type Grain, startOf } from '../counting/times.ts';
import type { CountRow, EventsDb } from '../store/schema.ts';

/** From one instant up to another, in whole parts of one length: the last of them may still be growing. */
export interface Span {
  grain: Grain;
  from: number;
  until: number;
}

/** The sums of a span are asked for by these. */
export const startsIn = ({ grain, from, until }: Span): number[] => {
  const first = startOf(grain, from);
  return Array.from({ length: Math.max(0, Math.ceil((until - first) / grain)) }, (_, index) => first + index * grain);
};

/** The same length of time, so much earlier. */
export const earlier = ({ grain, from, until }: Span, by: number): Span => ({
  grain,
  from: from - by,
  until: until - by,
});

const measured = (db: EventsDb, measure: Measure, { grain }: Span) =>
  db.selectFrom('event_counts').where('grain', '=', grain).where('measure', '=', measure);

/** Everything of a measure in the span lies together. */
const inSpan = (db: EventsDb, measure: Measure, span: Span) =>
  measured(db, measure, span)
    .where('starts_at', '>=', startOf(span.grain, span.from))
    .where('starts_at', '<', span.until);

/** Sums of a few are looked for one by one: passing over all others would cost by how many those are. */
const ofSubjects = (db: EventsDb, measure: Measure, span: Span, subjects: readonly string[]) =>
  measured(db, measure, span).where('starts_at', 'in', startsIn(span)).where('subject', 'in', subjects);

export type Sum = Pick<CountRow, 'subject' | 'label' | 'count' | 'total'>;

interface Asked {
  /** Of these alone. */
  subjects?: readonly string[];
  most?: number;
}

/** Added up over the span, the largest first. */
export function sumsOf(
  db: EventsDb,
  measure: Measure,
  span: Span,
  { subjects, most = 1000 }: Asked = {},
): Promise<Sum[]> {
  return (subjects ? ofSubjects(db, measure, span, subjects) : inSpan(db, measure, span))
    .select(({ fn }) => ['subject', 'label', fn.sum<number>('count').as('count'), fn.sum<number>('total').as('total')])
    .groupBy(['subject', 'label'])
    .orderBy('count', 'desc')
    .orderBy('subject')
    .orderBy('label')
    .limit(most)
    .execute();
}

/**
 * What was most in the span, the most first, added up exactly. Not everything is gone through for that: what was among
 * the first of no part of the span is not among the first of all of it, unless many others took turns to be before it.
 */
export async function mostIn(db: EventsDb, measure: 'story_views', span: Span, most: number): Promise<Sum[]> {
  const found = await firstOfEachPart(db, measure, span, 3 * most);
  const subjects = [...Map.groupBy(found, ({ subject }) => subject)]
    .map(([subject, parts]) => ({ subject, count: parts.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3 * most)
    .map(({ subject }) => subject);
  return subjects.length === 0 ? [] : sumsOf(db, measure, span, { subjects, most });
}

/** An index has them in this order. */
async function firstOfEachPart(
  db: EventsDb,
  measure: 'story_views',
  span: Span,
  most: number,
): Promise<Pick<Sum, 'subject' | 'count'>[]> {
  const parts = startsIn(span).map((start) =>
    db
      .selectFrom(
        measured(db, measure, span)
          .where('starts_at', '=', start)
          .select(['subject', 'count'])
          .orderBy('count', 'desc')
          .limit(most)
          .as('first'),
      )
      .selectAll(),
  );
  const [first, ...others] = parts;
  if (!first) return [];
  return others.reduce((all, part) => all.unionAll(part), first).execute();
}

/** Of all subjects together, where a measure has no others: they lie together. */
export async function wholeSeriesOf(db: EventsDb, measure: Measure, span: Span): Promise<number[]> {
  const rows = await inSpan(db, measure, span).select(['starts_at', 'count']).execute();
  const counts = new Map(rows.map(({ starts_at, count }) => [starts_at, count]));
  return startsIn(span).map((start) => counts.get(start) ?? 0);
}

/** One number for each part of the span, with zeros where nothing was: what a sparkline is drawn from. */
export async function seriesOf(
  db: EventsDb,
  measure: Measure,
  span: Span,
  subjects: readonly string[],
): Promise<Map<string, number[]>> {
  const starts = startsIn(span);
  const rows = await ofSubjects(db, measure, span, subjects)
    .where('label', '=', '')
    .select(['subject', 'starts_at', 'count'])
    .execute();
  const counts = new Map(rows.map(({ subject, starts_at, count }) => [`${starts_at} ${subject}`, count]));
  return new Map(subjects.map((subject) => [subject, starts.map((start) => counts.get(`${start} ${subject}`) ?? 0)]));
}
