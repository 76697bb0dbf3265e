/**
 * The bin: what is deleted goes there with all its revisions and can be brought back. Its slugs can be taken by other
 * stories meanwhile; until one does, readers who knew it are told that it is gone.
 */
import { HttpError } from '@masthead/runtime';
import { requireOwn, type Writer } from '../../audit/rights.ts';
import { updateManuscript } from '../../repositories/manuscripts.ts';
import type { ManuscriptRow } from '../../schema.ts';
import type { Writing } from '../../store.ts';
import { leftOutOfTexts, writtenDocuments } from '../../stored/columns.ts';
import { InvalidDocument } from './refusals.ts';
import { anyAt, currentAt, type Desk, NOT_BINNED, saveNext } from './save.ts';
import { takenSlug, validateDocument } from './validate.ts';

/** No slug has such a sign in it. */
const vacatedSlug = (id: string): string => `~${id}`;

/** What readers see, or soon will, is no matter of tidying up: it is taken from them first. */
const FIRST: Partial<Record<ManuscriptRow['status'], string>> = {
  published: 'is published: take it from readers first',
  scheduled: 'is scheduled: take it from the schedule first',
};

export const binManuscript = (
  { database, clock }: Desk,
  id: string,
  expected: number,
  { name }: Writer,
): Promise<ManuscriptRow> =>
  database.write(async (db) => {
    const current = await currentAt(db, id, expected);
    requireOwn(db, current);
    const reason = FIRST[current.status];
    if (reason) throw new HttpError(409, `“${current.headline}” ${reason}`);
    const change = {
      status: 'binned',
      slug: vacatedSlug(id),
      binned_at: clock.now(),
      binned_by: name,
      binned_slug: current.slug,
    } as const;
    await updateManuscript(db, id, change);
    return { ...current, ...change };
  });

/** Brings a story back as it was, not to readers; under another slug where its own has been taken. */
export const recoverManuscript = (
  { database, clock }: Desk,
  id: string,
  expected: number,
  slug: string | undefined,
  writer: Writer,
): Promise<ManuscriptRow> =>
  database.write(async (db) => {
    const current = await anyAt(db, id, expected);
    requireOwn(db, current);
    if (current.status !== 'binned') throw new HttpError(409, `“${current.headline}” is not in the bin`);
    if (slug === undefined) {
      const wrong = await takenSlug(db, current.binned_slug ?? '', id);
      if (wrong.length > 0) throw new InvalidDocument(wrong);
      return outOfBin(db, current);
    }
    const renamed = { ...writtenDocuments.read(current.document), slug };
    const { document } = await validateDocument(db, renamed, { own: current });
    const back = await outOfBin(db, { ...current, binned_slug: slug });
    // Another slug changes nothing of its texts, and of what was left out of them.
    const validated = { document, leftOut: leftOutOfTexts.read(current.left_out) };
    return saveNext(db, back, validated, { action: 'brought back', writer, now: clock.now() });
  });

/** The manuscript where it was before it was deleted. Slugs of its past that others have by now are theirs. */
export async function outOfBin(db: Writing, current: ManuscriptRow): Promise<ManuscriptRow> {
  const change = {
    status: current.published_revision === null ? 'draft' : 'unpublished',
    slug: current.binned_slug ?? current.slug,
    ...NOT_BINNED,
  } as const;
  await updateManuscript(db, current.id, change);
  const former = db.selectFrom('former_slugs').select('slug').where('manuscript_id', '=', current.id);
  for (const { slug } of await former.execute())
    if ((await takenSlug(db, slug, current.id)).length > 0)
      await db.deleteFrom('former_slugs').where('slug', '=', slug).execute();
  return { ...current, ...change };
}
