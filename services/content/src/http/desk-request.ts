/** What the desk's calls about stories have in common. */
import { HttpError } from '@masthead/runtime';
import type { Context } from 'hono';
import { id as idSchema } from '../documents/fields.ts';
import type { ContentDb, ManuscriptRow } from '../schema.ts';
import { noManuscript } from '../use-cases/writing/refusals.ts';
import { noticesOn } from '../use-cases/writing/warnings.ts';
import { envelope } from './envelope.ts';
import { wireManuscript } from './wire-manuscript.ts';

/** An id that cannot be one names nothing. */
export function knownId(text: string): string {
  if (!idSchema.safeParse(text).success) throw noManuscript(text);
  return text;
}

/** The revision that the writer saw, from If-Match: without it nobody could tell a stale edit. */
export function seenRevision(context: Context): number {
  const [, revision] = /^"?(\d{1,9})"?$/.exec(context.req.header('if-match') ?? '') ?? [];
  if (revision === undefined) throw new HttpError(428, 'Say which revision you saw: If-Match: "3"');
  return Number(revision);
}

/** A manuscript, with what its editor should look at again and what was left out of its texts. */
export async function manuscriptAnswer(
  context: Context,
  db: ContentDb,
  row: ManuscriptRow,
  status: 200 | 201 = 200,
): Promise<Response> {
  const said = { ...envelope(wireManuscript(row), context), meta: await noticesOn(db, row) };
  return context.json(said, status, { etag: `"${row.revision}"` });
}
