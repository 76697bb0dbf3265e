/** What the desk's calls about stories have in common. */
import { HttpError } from '@masthead/runtime';
import type { Context } from 'hono';
import { id as idSchema } from '../documents/fields.ts';
import type { ManuscriptRow } from '../schema.ts';
import { noManuscript } from '../use-cases/writing/refusals.ts';
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

export const manuscriptAnswer = (context: Context, row: ManuscriptRow, status: 200 | 201 = 200): Response =>
  context.json(envelope(wireManuscript(row), context), status, { etag: `"${row.revision}"` });
