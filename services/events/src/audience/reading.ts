/** Reads sums. What a question costs depends on how long a time it is about, never on how much happened in it. */
import type { Measure } from '../counting/measures.ts';
import { type Grain, startOf } from '../counting/times.ts';
import type { CountRow, EventsDb } from '../store/schema.ts';

/** From one instant up to another, in whole minutes, hours or days: the last of them may still be growing. */
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

const inSpan = (db: EventsDb, measure: Measure, { grain, from, until }: Span) =>
  db
    .selectFrom('event_counts')
    .where('grain', '=', grain)
    .where('measure', '=', measure)
    .where('starts_at', '>=', startOf(grain, from))
    .where('starts_at', '<', until);

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
  const all = inSpan(db, measure, span);
  return (subjects ? all.where('subject', 'in', subjects) : all)
    .select(({ fn }) => ['subject', 'label', fn.sum<number>('count').as('count'), fn.sum<number>('total').as('total')])
    .groupBy(['subject', 'label'])
    .orderBy('count', 'desc')
    .orderBy('subject')
    .orderBy('label')
    .limit(most)
    .execute();
}

/** One number for each part of the span, with zeros where nothing was: what a sparkline is drawn from. */
export async function seriesOf(
  db: EventsDb,
  measure: Measure,
  span: Span,
  subjects: readonly string[],
  label = '',
): Promise<Map<string, number[]>> {
  const starts = startsIn(span);
  const rows = await inSpan(db, measure, span)
    .where('subject', 'in', subjects)
    .where('label', '=', label)
    .select(['subject', 'starts_at', 'count'])
    .execute();
  const counts = new Map(rows.map(({ subject, starts_at, count }) => [`${starts_at} ${subject}`, count]));
  return new Map(subjects.map((subject) => [subject, starts.map((start) => counts.get(`${start} ${subject}`) ?? 0)]));
}
