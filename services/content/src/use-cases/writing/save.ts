/** Saves manuscripts under an optimistic lock: every save is a revision, and an edit of an older one is refused. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '@masthead/runtime';
import { type ActingStore, noteSubject } from '../../audit/acting.ts';
import { callerOf, requireOwn, requireRight, type Writer } from '../../audit/rights.ts';
import {
  insertManuscript,
  insertRevision,
  manuscriptById,
  revisionOf,
  updateManuscript,
} from '../../repositories/manuscripts.ts';
import type { ContentDb, ManuscriptRow } from '../../schema.ts';
import type { Writing } from '../../store.ts';
import { leftOutOfTexts, writtenDocuments } from '../../stored/columns.ts';
import { InvalidDocument, inBin, noManuscript, StaleEdit } from './refusals.ts';
import { type Validated, validateDocument } from './validate.ts';

/** Where writing happens, and who writes. */
export interface Desk {
  database: ActingStore;
  clock: Clock;
}

export const createManuscript = ({ database, clock }: Desk, input: unknown, writer: Writer): Promise<ManuscriptRow> =>
  database.write(async (db) => {
    requireRight(db, 'write-own');
    const validated = await validateDocument(db, input);
    const id = randomUUID();
    noteSubject(db, id);
    return saveFirst(db, id, validated, { action: 'created', writer, now: clock.now() });
  });

/** What a manuscript says of its schedule when it has none. */
export const NOT_SCHEDULED = { scheduled_at: null, scheduled_revision: null, scheduled_slug: null } as const;

/** And of the bin when it is not in it. */
export const NOT_BINNED = { binned_at: null, binned_by: null, binned_slug: null } as const;

export async function saveFirst(
  db: Writing,
  id: string,
  { document, leftOut }: Validated,
  { action, writer, now }: Saving,
): Promise<ManuscriptRow> {
  const row: ManuscriptRow = {
    id,
    type_name: document.typeName,
    slug: document.slug,
    headline: document.headline,
    status: 'draft',
    revision: 1,
    published_revision: null,
    first_published_at: null,
    published_updated_at: null,
    ...NOT_SCHEDULED,
    ...NOT_BINNED,
    document: writtenDocuments.write(document),
    left_out: leftOutOfTexts.write(leftOut),
    writer_id: callerOf(db)?.id ?? null,
    created_at: now,
    saved_at: now,
  };
  await insertManuscript(db, row);
  await keepRevision(db, row, action, writer);
  return row;
}

export async function editManuscript(
  { database, clock }: Desk,
  id: string,
  expected: number,
  input: unknown,
  writer: Writer,
): Promise<ManuscriptRow> {
  return database.write(async (db) => {
    const current = await currentAt(db, id, expected);
    requireOwn(db, current);
    const validated = await validateDocument(db, input, { own: current });
    return saveNext(db, current, validated, { action: 'edited', writer, now: clock.now() });
  });
}

/** Makes an earlier revision the newest again; those in between stay. */
export async function restoreRevision(
  { database, clock }: Desk,
  id: string,
  expected: number,
  revision: number,
  writer: Writer,
): Promise<ManuscriptRow> {
  return database.write(async (db) => {
    const current = await currentAt(db, id, expected);
    requireOwn(db, current);
    const earlier = await revisionOf(db, id, revision);
    if (!earlier) throw new InvalidDocument([{ field: 'revision', message: `${revision} does not exist` }]);
    const validated = await validateDocument(db, writtenDocuments.read(earlier.document), { own: current });
    return saveNext(db, current, validated, { action: `restored ${revision}`, writer, now: clock.now() });
  });
}

/** The manuscript, if it is still at the revision that the writer saw, and not in the bin. */
export async function currentAt(db: ContentDb, id: string, expected: number): Promise<ManuscriptRow> {
  const current = await anyAt(db, id, expected);
  if (current.status === 'binned') throw inBin(current);
  return current;
}

/** The same wherever it is. */
export async function anyAt(db: ContentDb, id: string, expected: number): Promise<ManuscriptRow> {
  const current = await manuscriptById(db, id);
  if (!current) throw noManuscript(id);
  if (current.revision !== expected) throw new StaleEdit(current, expected);
  return current;
}

export interface Saving {
  action: string;
  writer: Writer;
  now: number;
}

export async function saveNext(
  db: Writing,
  current: ManuscriptRow,
  { document, leftOut }: Validated,
  { action, writer, now }: Saving,
): Promise<ManuscriptRow> {
  const next: ManuscriptRow = {
    ...current,
    slug: document.slug,
    headline: document.headline,
    revision: current.revision + 1,
    document: writtenDocuments.write(document),
    left_out: leftOutOfTexts.write(leftOut),
    saved_at: now,
  };
  await updateManuscript(db, current.id, {
    slug: next.slug,
    headline: next.headline,
    revision: next.revision,
    document: next.document,
    left_out: next.left_out,
    saved_at: now,
  });
  await keepRevision(db, next, action, writer);
  return next;
}

async function keepRevision(db: Writing, row: ManuscriptRow, action: string, { name }: Writer): Promise<void> {
  await insertRevision(db, {
    manuscript_id: row.id,
    revision: row.revision,
    document: row.document,
    action,
    saved_by: name,
    saved_at: row.saved_at,
  });
}
