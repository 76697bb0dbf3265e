/** Manuscripts and their revisions: what editors have, as it was at every saving. */
import type { ContentDb, ManuscriptRow, RevisionRow } from '../schema.ts';
import type { Writing } from '../store.ts';
import { hasWords, type Portion, type PortionAsked, portionOf } from './desk-lists.ts';

export async function manuscriptById(db: ContentDb, id: string): Promise<ManuscriptRow | undefined> {
  return db.selectFrom('manuscripts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function manuscriptBySlug(db: ContentDb, slug: string): Promise<ManuscriptRow | undefined> {
  return db.selectFrom('manuscripts').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** The one that was put into the bin last, of those that had a slug. */
export async function binnedBySlug(db: ContentDb, slug: string): Promise<ManuscriptRow | undefined> {
  const had = db.selectFrom('manuscripts').selectAll().where('binned_slug', '=', slug);
  return had.orderBy('binned_at', 'desc').limit(1).executeTakeFirst();
}

export interface ManuscriptsAsked extends PortionAsked {
  status?: ManuscriptRow['status'] | undefined;
  typeName?: ManuscriptRow['type_name'] | undefined;
}

/** The last saved first; what is in the bin only when that is asked for. */
export function manuscriptsFor(db: ContentDb, asked: ManuscriptsAsked): Promise<Portion<ManuscriptRow>> {
  const { status, typeName } = asked;
  const all = db
    .selectFrom('manuscripts')
    .selectAll()
    .where(hasWords(['headline', 'slug'], asked));
  const ofStatus = status ? all.where('status', '=', status) : all.where('status', '!=', 'binned');
  const chosen = typeName ? ofStatus.where('type_name', '=', typeName) : ofStatus;
  return portionOf(chosen.orderBy('saved_at', 'desc').orderBy('id'), asked);
}

export async function insertManuscript(db: Writing, row: ManuscriptRow): Promise<void> {
  await db.insertInto('manuscripts').values(row).execute();
}

export async function updateManuscript(
  db: Writing,
  id: string,
  change: Partial<Omit<ManuscriptRow, 'id'>>,
): Promise<void> {
  await db.updateTable('manuscripts').set(change).where('id', '=', id).execute();
}

export async function insertRevision(db: Writing, row: RevisionRow): Promise<void> {
  await db.insertInto('manuscript_revisions').values(row).execute();
}

export async function revisionsOf(db: ContentDb, id: string): Promise<Omit<RevisionRow, 'document'>[]> {
  return db
    .selectFrom('manuscript_revisions')
    .select(['manuscript_id', 'revision', 'action', 'saved_by', 'saved_at'])
    .where('manuscript_id', '=', id)
    .orderBy('revision', 'desc')
    .execute();
}

export async function revisionOf(db: ContentDb, id: string, revision: number): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('manuscript_revisions')
    .selectAll()
    .where('manuscript_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

/** Ids of stories whose time has come, the longest overdue first. */
export async function dueManuscripts(db: ContentDb, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('manuscripts')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** When the next story is due after an instant, if any is scheduled. */
export async function nextDue(db: ContentDb, after: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('manuscripts')
    .select('scheduled_at')
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '>', after)
    .orderBy('scheduled_at')
    .limit(1)
    .executeTakeFirst();
  return row?.scheduled_at ?? undefined;
}
