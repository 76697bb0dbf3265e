/**
 * Publishing at an instant. A schedule is of the revision that was approved for it: what is saved later, by whoever may
 * write, waits until somebody who may publish approves that.
 */
import { noteSubject } from '../../audit/acting.ts';
import { requireRight } from '../../audit/rights.ts';
import { SCHEDULE } from '../../changes/names.ts';
import { readDocument } from '../../kinds/details.ts';
import { dueManuscripts, manuscriptById, revisionOf, updateManuscript } from '../../repositories/manuscripts.ts';
import type { ManuscriptRow } from '../../schema.ts';
import { noteChange } from '../../store.ts';
import { publishNow, timesOf } from './publish.ts';
import { InvalidDocument } from './refusals.ts';
import { currentAt, type Desk } from './save.ts';
import { checkAddress } from './story-address.ts';

/** Approves the newest revision for an instant; without one, for the instant that the story is scheduled for already. */
export async function scheduleManuscript(
  { database, clock }: Desk,
  id: string,
  expected: number,
  at: number | undefined,
): Promise<ManuscriptRow> {
  return database.write(async (db) => {
    requireRight(db, 'publish');
    const current = await currentAt(db, id, expected);
    const scheduled_at = dueAt(current, at, clock.now());
    await checkAddress(db, id, readDocument(current.document), clock.now());
    const change = {
      status: 'scheduled',
      scheduled_at,
      scheduled_revision: current.revision,
      scheduled_slug: current.slug,
    } as const;
    await updateManuscript(db, id, change);
    noteChange(db, [SCHEDULE]);
    return { ...current, ...change };
  });
}

function dueAt({ status, scheduled_at }: ManuscriptRow, at: number | undefined, now: number): number {
  const refused = (message: string) => new InvalidDocument([{ field: 'at', message }]);
  const due = at ?? scheduled_at;
  if (status === 'published') throw refused('is for stories that are not published');
  if (due === null) throw refused('is missing: the story has no schedule yet that could stay');
  if (due <= now) throw refused('lies in the past');
  return due;
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
    if (current?.status !== 'scheduled' || current.scheduled_at === null || current.scheduled_at > now) return;
    const approved = await revisionOf(db, id, current.scheduled_revision ?? 0);
    if (!approved) throw new Error(`The revision of ${current.slug} that was approved is missing`);
    noteSubject(db, id);
    await publishNow(db, current, approved, { ...timesOf(current, approved.revision, now), now });
  });
