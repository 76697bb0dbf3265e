/** Lines as the desk lists them: what was delivered against what was planned. */
import type { LineItem } from '@masthead/ads/decision';
import { plannedBy } from '@masthead/ads/decision';
import { notFound } from '@masthead/runtime';
import { advertiserOf, creativeOf, isShown, lineOf } from '../booked/rows.ts';
import type { AdsDb, LineRow } from '../schema.ts';

const KINDS = ['shown', 'viewed', 'clicked', 'hidden', 'reported'] as const;
type Counts = Record<(typeof KINDS)[number], number>;

const noCounts = (): Counts => ({ shown: 0, viewed: 0, clicked: 0, hidden: 0, reported: 0 });
const isKind = (text: string): text is keyof Counts => KINDS.some((kind) => kind === text);

interface Counted {
  readonly kind: string;
  readonly count: number;
}

function countsOf(rows: readonly Counted[]): Counts {
  const counts = noCounts();
  for (const { kind, count } of rows) if (isKind(kind)) counts[kind] += Number(count);
  return counts;
}

/** Delivered by planned; null where there is no plan, or it has not begun. */
function paceOf(line: LineItem, shown: number, now: number): { planned: number | null; pace: number | null } {
  const plan = line.type === 'standard' ? plannedBy(line, now) : null;
  const planned = plan === null ? null : Math.round(plan);
  return { planned, pace: planned === null || planned === 0 ? null : shown / planned };
}

const reportOf = (row: LineRow, counts: Counts, now: number) => {
  const line = isShown(row) ? lineOf(row) : undefined;
  return (
    line && {
      ...line,
      delivered: counts,
      ...paceOf(line, counts.shown, now),
      changedAt: Number(row.changed_at),
      changedBy: row.changed_by,
    }
  );
};

/** All that are not put away, those that are behind first. */
export async function listLines(db: AdsDb, now: number) {
  const [lines, sums, advertisers, orders] = await Promise.all([
    db.selectFrom('ad_lines').selectAll().where('state', '!=', 'archived').execute(),
    db
      .selectFrom('ad_delivered')
      .select(({ fn }) => ['line_id', 'kind', fn.sum<number>('count').as('count')])
      .groupBy(['line_id', 'kind'])
      .execute(),
    db.selectFrom('ad_advertisers').selectAll().orderBy('name').execute(),
    db.selectFrom('ad_orders').selectAll().orderBy('name').execute(),
  ]);
  const byLine = Map.groupBy(sums, ({ line_id }) => line_id);
  const reports = lines.flatMap((row) => reportOf(row, countsOf(byLine.get(row.id) ?? []), now) ?? []);
  return {
    lines: reports.toSorted((a, b) => (a.pace ?? 2) - (b.pace ?? 2) || a.name.localeCompare(b.name)),
    advertisers: advertisers.map(advertiserOf),
    orders: orders.map(({ id, advertiser_id: advertiserId, name }) => ({ id, advertiserId, name })),
  };
}

/** With its creatives, and what was delivered by day, by place and by creative. */
export async function readLine(db: AdsDb, id: string, now: number) {
  const row = await db.selectFrom('ad_lines').selectAll().where('id', '=', id).executeTakeFirst();
  const rows = await db.selectFrom('ad_delivered').selectAll().where('line_id', '=', id).orderBy('day').execute();
  const report = row && reportOf(row, countsOf(rows), now);
  if (!report) throw notFound('There is no such line');
  const by = <Key extends 'day' | 'placement' | 'creative_id'>(key: Key) =>
    [...Map.groupBy(rows, (each) => each[key])].map(([of, part]) => ({ of, ...countsOf(part) }));
  return {
    ...report,
    film: filmCountsOf(rows),
    days: by('day'),
    places: by('placement'),
    creatives: by('creative_id'),
  };
}

/** What players told of its films, by its name in VAST; of an error its number. */
const filmCountsOf = (rows: readonly Counted[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        rows.filter(({ kind }) => !isKind(kind)),
        ({ kind }) => kind,
      ),
    ].map(([kind, of]) => [kind, of.reduce((sum, { count }) => sum + Number(count), 0)]),
  );

export async function listCreatives(db: AdsDb) {
  const rows = await db.selectFrom('ad_creatives').selectAll().where('archived', '=', 0).orderBy('name').execute();
  return rows.map((row) => {
    const { creative, fields } = creativeOf(row);
    return { ...creative, fields, changedAt: Number(row.changed_at), changedBy: row.changed_by };
  });
}

const DAY_MS = 86_400_000;

/** What all lines had in the last days, by day and by place. */
export async function totals(db: AdsDb, days: number, now: number) {
  const from = Math.floor(now / DAY_MS) - days + 1;
  const rows = await db
    .selectFrom('ad_delivered')
    .select(({ fn }) => ['day', 'placement', 'kind', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .groupBy(['day', 'placement', 'kind'])
    .orderBy('day')
    .execute();
  const by = <Key extends 'day' | 'placement'>(key: Key) =>
    [...Map.groupBy(rows, (each) => each[key])].map(([of, part]) => ({ of, ...countsOf(part) }));
  return { from, days: by('day'), places: by('placement'), all: countsOf(rows) };
}
