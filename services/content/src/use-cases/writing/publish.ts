/** Publishing: what a manuscript says becomes what readers see, now or at its time; and the way back. */
import { SCHEDULE } from '../../changes/names.ts';
import { readDocument } from '../../kinds/details.ts';
import { dueManuscripts, manuscriptById, updateManuscript } from '../../repositories/manuscripts.ts';
import type { ManuscriptRow } from '../../schema.ts';
import { noteChange, type Writing } from '../../store.ts';
import { InvalidDocument } from './refusals.ts';
import { currentAt, type Desk } from './save.ts';
import { hideStory, showStory } from './show-story.ts';

/** When readers are told it was published and updated. */
export interface PublishTimes {
  publishedAt: number;
  updatedAt: number | null;
}

export async function publishManuscript(
  { database, clock }: Desk,
  id: string,
  expected: number,
): Promise<ManuscriptRow> {
  return database.write(async (db) => {
    const current = await currentAt(db, id, expected);
    return publishNow(db, current, timesOf(current, clock.now()));
  });
}

/** Shows the newest revision to readers. */
export async function publishNow(db: Writing, current: ManuscriptRow, times: PublishTimes): Promise<ManuscriptRow> {
  const next: ManuscriptRow = {
    ...current,
    status: 'published',
    published_revision: current.revision,
    first_published_at: times.publishedAt,
    published_updated_at: times.updatedAt,
    scheduled_at: null,
  };
  const { status, published_revision, first_published_at, published_updated_at, scheduled_at } = next;
  await updateManuscript(db, current.id, {
    status,
    published_revision,
    first_published_at,
    published_updated_at,
    scheduled_at,
  });
  await showStory(db, {
    id: current.id,
    document: readDocument(current.document),
    published_at: times.publishedAt,
    updated_at: times.updatedAt,
  });
  return next;
}

/** A story keeps the date it first appeared; publishing a newer revision is an update of it. */
const timesOf = ({ first_published_at, published_revision }: ManuscriptRow, now: number): PublishTimes => ({
  publishedAt: first_published_at ?? now,
  updatedAt: published_revision === null ? null : now,
});

export async function scheduleManuscript(
  { database, clock }: Desk,
  id: string,
  expected: number,
  at: number,
): Promise<ManuscriptRow> {
  return database.write(async (db) => {
    const current = await currentAt(db, id, expected);
    if (at <= clock.now()) throw new InvalidDocument([{ field: 'at', message: 'lies in the past' }]);
    if (current.status === 'published')
      throw new InvalidDocument([{ field: 'at', message: 'is for stories that are not published' }]);
    await updateManuscript(db, id, { status: 'scheduled', scheduled_at: at });
    noteChange(db, [SCHEDULE]);
    return { ...current, status: 'scheduled', scheduled_at: at };
  });
}

/** Takes a story from readers, or a scheduled one from the schedule. The manuscript stays. */
export async function unpublishManuscript({ database }: Desk, id: string, expected: number): Promise<ManuscriptRow> {
  return database.write(async (db) => {
    const current = await currentAt(db, id, expected);
    const status = current.published_revision === null ? 'draft' : 'unpublished';
    await updateManuscript(db, id, { status, scheduled_at: null });
    if (current.status === 'published') await hideStory(db, id);
    if (current.status === 'scheduled') noteChange(db, [SCHEDULE]);
    return { ...current, status, scheduled_at: null };
  });
}

/** Hears of a scheduled story that could not be published; the others go on, and it is tried again. */
export type OnUnpublishable = (id: string, error: unknown) => void;

/** Publishes the stories whose time has come; several processes may try, one does it. */
export async function publishDue(desk: Desk, onUnpublishable: OnUnpublishable): Promise<void> {
  for (const id of await dueManuscripts(desk.database.db, desk.clock.now()))
    await publishIfDue(desk, id).catch((error: unknown) => onUnpublishable(id, error));
}

const publishIfDue = ({ database, clock }: Desk, id: string): Promise<void> =>
  database.write(async (db) => {
    const now = clock.now();
    const current = await manuscriptById(db, id);
    if (current?.status === 'scheduled' && current.scheduled_at !== null && current.scheduled_at <= now)
      await publishNow(db, current, timesOf(current, now));
  });
