/** Puts batches of a journal into the database: the events, all sums, and how far the journal is, in one transaction. */
import type { AdTokens } from '@masthead/ads/token';
import { sql } from 'kysely';
import { countAds } from '../ads/count-ads.ts';
import { createTally } from '../counting/tally.ts';
import { ensureDays } from '../store/days.ts';
import { insertRows, rowsAsTable } from '../store/rows.ts';
import type { EventRow, EventsDb, PresenceRow, ReaderRow, TakeRow } from '../store/schema.ts';
import { type EventsDatabase, writeEvents } from '../store/store.ts';
import { addSums, notePresence } from '../store/sums.ts';
import type { Arrived } from './arrived.ts';

/** Part of a segment: what is in it, and where the next part begins. */
export interface Portion {
  segment: string;
  arrived: readonly Arrived[];
  end: number;
}

export interface Ingested {
  stored: number;
  duplicate: number;
}

type Engine = EventsDatabase['engine'];

/**
 * What was ingested before, by another process too, changes nothing when it comes again. Without the tokens nothing is
 * counted of ads.
 */
export async function ingest(
  database: EventsDatabase,
  portion: Portion,
  now: number,
  adTokens?: AdTokens,
): Promise<Ingested> {
  const { segment, end } = portion;
  const arrived = eachOnce(portion.arrived);
  return writeEvents(database, async (transaction) => {
    const position = await positionOf(transaction, segment);
    if (position >= end) return { stored: 0, duplicate: 0 };
    const fresh = await withoutKnown(transaction, database.engine, arrived);
    if (fresh.length > 0) await store(transaction, database.engine, fresh);
    if (adTokens) await countAds(transaction, database.engine, fresh, adTokens);
    await transaction
      .insertInto('event_journals')
      .values({ segment, position: end, updated_at: now })
      .onConflict((conflict) => conflict.column('segment').doUpdateSet({ position: end, updated_at: now }))
      .execute();
    return { stored: fresh.length, duplicate: portion.arrived.length - fresh.length };
  });
}

/** How far a segment is in the database. */
export async function positionOf(db: EventsDb, segment: string): Promise<number> {
  const row = await db
    .selectFrom('event_journals')
    .select('position')
    .where('segment', '=', segment)
    .executeTakeFirst();
  return row?.position ?? 0;
}

const eachOnce = (arrived: readonly Arrived[]): Arrived[] => [
  ...new Map(arrived.toReversed().map((each) => [each.row.id, each])).values(),
];

/** An event that is sent again may fall on the other side of midnight by some milliseconds. */
const DAYS_AROUND = [-1, 0, 1];

async function withoutKnown(db: EventsDb, engine: Engine, arrived: readonly Arrived[]): Promise<Arrived[]> {
  if (arrived.length === 0) return [];
  const places = arrived.flatMap(({ row: { day, id } }) => DAYS_AROUND.map((days) => ({ day: day + days, id })));
  const { rows: known } = await sql<{ id: string }>`
    select events.id from (${rowsAsTable(engine, { day: 'integer', id: 'text' }, places)}) as asked
    join events on events.day = asked.day and events.id = asked.id`.execute(db);
  const visitors = [...new Set(arrived.flatMap(({ row }) => row.visitor ?? []))].map((visitor) => ({ visitor }));
  const { rows: forgotten } = await sql<{ visitor: string }>`
    select event_forgotten.visitor from (${rowsAsTable(engine, { visitor: 'text' }, visitors)}) as asked
    join event_forgotten on event_forgotten.visitor = asked.visitor`.execute(db);
  const knownIds = new Set(known.map(({ id }) => id));
  const forgottenVisitors = new Set<string | null>(forgotten.map(({ visitor }) => visitor));
  return arrived.filter(({ row }) => !knownIds.has(row.id) && !forgottenVisitors.has(row.visitor));
}

const EVENT_COLUMNS = {
  day: 'integer',
  id: 'text',
  at: 'bigint',
  received_at: 'bigint',
  session: 'text',
  visitor: 'text',
  view: 'text',
  name: 'text',
  version: 'integer',
  story_id: 'text',
  page_kind: 'text',
  address: 'text',
  robot: 'integer',
  country: 'text',
  fields: 'text',
} as const;
const READER_COLUMNS = { grain: 'integer', starts_at: 'bigint', scope: 'text', session: 'text' } as const;
const TAKE_COLUMNS = { agent: 'text', decision: 'text', option: 'text' } as const;

async function store(db: EventsDb, engine: Engine, fresh: readonly Arrived[]): Promise<void> {
  const rows = fresh.map(({ row }) => row);
  if (engine === 'postgres')
    await ensureDays(
      db,
      rows.map(({ day }) => day),
    );
  await insertRows<EventRow>(engine, 'events', EVENT_COLUMNS, rows).execute(db);
  const tally = createTally();
  for (const { row, event } of fresh) tally.add({ event, at: row.at, session: row.session, robot: row.robot === 1 });
  const readers = tally.readers();
  if (readers.length > 0) tally.addReaders(await newReaders(db, engine, readers));
  await addSums(db, engine, tally.sums());
  const takes = takesIn(fresh);
  if (takes.length > 0)
    await sql`${insertRows<TakeRow>(engine, 'event_takes', TAKE_COLUMNS, takes)} on conflict do nothing`.execute(db);
  await notePresence(db, engine, latestOf(rows));
}

async function newReaders(db: EventsDb, engine: Engine, readers: readonly ReaderRow[]): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`${insertRows<ReaderRow>(engine, 'event_readers', READER_COLUMNS, readers)}
    on conflict do nothing returning grain, starts_at, scope, session`.execute(db);
  return rows;
}

/** Where each reader was last; robots are nowhere. */
function latestOf(rows: readonly EventRow[]): PresenceRow[] {
  const bySession = new Map<string, PresenceRow>();
  for (const { session, at, story_id, page_kind, address, robot } of rows) {
    const known = bySession.get(session);
    if (robot === 0 && (!known || known.at <= at))
      bySession.set(session, { session, at, story_id, page_kind, address });
  }
  return [...bySession.values()];
}

/** What was taken of lists that are put in order, to be told to who does that; robots take nothing. */
const takesIn = (fresh: readonly Arrived[]): TakeRow[] =>
  fresh.flatMap(({ row, event }) => {
    if (event.name !== 'decision_taken' || row.robot === 1) return [];
    const { agent, decision, option } = event;
    return agent === '' || decision === '' ? [] : [{ agent, decision, option }];
  });
