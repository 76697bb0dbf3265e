/** Adds to what is kept of events: their sums, and where each reader was last. */
import { sql } from 'kysely';
import { insertRows } from './rows.ts';
import type { CountRow, EventsDb, PresenceRow } from './schema.ts';
import type { EventsDatabase } from './store.ts';

type Engine = EventsDatabase['engine'];

const COUNT_COLUMNS = {
  grain: 'integer',
  measure: 'text',
  starts_at: 'bigint',
  subject: 'text',
  label: 'text',
  count: 'bigint',
  total: 'double precision',
} as const;
const PRESENCE_COLUMNS = {
  session: 'text',
  at: 'bigint',
  story_id: 'text',
  page_kind: 'text',
  address: 'text',
} as const;

export async function addSums(db: EventsDb, engine: Engine, sums: readonly CountRow[]): Promise<void> {
  await sql`${insertRows<CountRow>(engine, 'event_counts', COUNT_COLUMNS, sums)}
    on conflict (grain, measure, starts_at, subject, label) do update set
      count = event_counts.count + excluded.count, total = event_counts.total + excluded.total`.execute(db);
}

/** What is known of a reader already and is later holds. */
export async function notePresence(db: EventsDb, engine: Engine, presence: readonly PresenceRow[]): Promise<void> {
  if (presence.length === 0) return;
  await sql`${insertRows<PresenceRow>(engine, 'event_presence', PRESENCE_COLUMNS, presence)}
    on conflict (session) do update set at = excluded.at, story_id = excluded.story_id,
      page_kind = excluded.page_kind, address = excluded.address
    where excluded.at >= event_presence.at`.execute(db);
}
