/** Saves lines, and pauses, resumes and puts them away: every process hears of it at once. */
import { randomBytes } from 'node:crypto';
import { HttpError, notFound } from '@masthead/runtime';
import type { AdsDeps } from '../deps.ts';
import type { AdsDb, AdsWriting, LineRow } from '../schema.ts';
import { columns } from '../stored/columns.ts';
import { type Booker, CHANGE, requireAds } from './booker.ts';
import { type LineInput, lineInput, lineProblems, lineWarnings } from './line-input.ts';
import { newId, readInput, type WrongField, WrongFields } from './words.ts';

type LineDeps = Pick<AdsDeps, 'store' | 'clock'>;

interface Saved {
  readonly id: string;
  readonly warnings: readonly string[];
}

export async function saveLine({ store, clock }: LineDeps, given: unknown, by: Booker): Promise<Saved> {
  requireAds(by);
  const line = readInput(lineInput, given);
  const now = clock.now();
  const id = line.id ?? newId(line.name, () => randomBytes(3).toString('hex'));
  await store.write(
    async (db, note) => {
      const { advertiserId, problems } = await bookedProblems(db, line);
      const wrong = [...lineProblems(line, now), ...problems];
      if (wrong.length > 0) throw new WrongFields(wrong);
      const before = await db.selectFrom('ad_lines').select('state').where('id', '=', id).executeTakeFirst();
      if (before?.state === 'archived') throw new HttpError(409, 'This line was put away: make another one.');
      const row = lineRowOf(line, { id, advertiserId, now, by: by.name });
      await db
        .insertInto('ad_lines')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      note([CHANGE]);
    },
    { who: by.name, from: by.from, action: 'ads save-line', about: id },
  );
  return { id, warnings: lineWarnings(line) };
}

/** Against what else is booked. */
async function bookedProblems(
  db: AdsDb,
  { orderId, creativeIds }: LineInput,
): Promise<{ advertiserId: string; problems: WrongField[] }> {
  const order = await db.selectFrom('ad_orders').select('advertiser_id').where('id', '=', orderId).executeTakeFirst();
  if (!order) return { advertiserId: '', problems: [{ field: 'orderId', message: 'is no order' }] };
  const creatives =
    creativeIds.length === 0
      ? []
      : await db
          .selectFrom('ad_creatives')
          .select(['id', 'advertiser_id', 'archived'])
          .where('id', 'in', creativeIds)
          .execute();
  const problems = creativeIds.flatMap((id): WrongField[] => {
    const creative = creatives.find((each) => each.id === id);
    if (creative?.advertiser_id === order.advertiser_id && creative.archived === 0) return [];
    return [{ field: 'creativeIds', message: `names ${id}, which is no creative of this advertiser` }];
  });
  return { advertiserId: order.advertiser_id, problems };
}

export function lineRowOf(
  line: LineInput,
  { id, advertiserId, now, by }: { id: string; advertiserId: string; now: number; by: string },
): LineRow {
  return {
    id,
    order_id: line.orderId,
    advertiser_id: advertiserId,
    name: line.name,
    type: line.type,
    state: line.state,
    priority: line.priority,
    starts_at: line.from,
    ends_at: line.until,
    goal: line.goal,
    pacing: line.pacing,
    cpm_micros: line.cpmMicros,
    condition: line.where && columns.condition.write(line.where),
    caps: columns.caps.write(line.caps),
    competes_as: columns.names.write(line.competesAs),
    creative_ids: columns.names.write(line.creativeIds),
    roadblock: line.roadblock ? 1 : 0,
    changed_at: now,
    changed_by: by,
  };
}

export const LINE_ACTS = ['pause', 'resume', 'archive'] as const;
type LineAct = (typeof LINE_ACTS)[number];

export async function actOnLine({ store, clock }: LineDeps, id: string, act: LineAct, by: Booker): Promise<void> {
  requireAds(by);
  const now = clock.now();
  await store.write(
    async (db, note) => {
      const line = await lineRow(db, id);
      if (act === 'resume' && line.ends_at !== null && line.ends_at <= now)
        throw new HttpError(409, 'This line is over: give it another end first.');
      if (act === 'resume' && columns.names.read(line.creative_ids).length === 0)
        throw new HttpError(409, 'This line has no creative: there is nothing to show.');
      const state = act === 'pause' ? 'paused' : act === 'resume' ? 'running' : 'archived';
      await db
        .updateTable('ad_lines')
        .set({ state, changed_at: now, changed_by: by.name })
        .where('id', '=', id)
        .execute();
      note([CHANGE]);
    },
    { who: by.name, from: by.from, action: `ads ${act}`, about: id },
  );
}

async function lineRow(db: AdsWriting, id: string): Promise<LineRow> {
  const line = await db.selectFrom('ad_lines').selectAll().where('id', '=', id).executeTakeFirst();
  if (!line || line.state === 'archived') throw notFound('There is no such line');
  return line;
}
