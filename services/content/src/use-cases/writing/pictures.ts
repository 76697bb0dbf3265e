/** Takes in pictures: what they are is read from their bytes, never from what was said about them; the same one is kept once. */

import { createHash, randomUUID } from 'node:crypto';
import { HUB_BUCKET } from '@masthead/model';
import { type HttpError, notFound } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import PQueue from 'p-queue';
import { z } from 'zod';
import { noteSubject } from '../../audit/acting.ts';
import { requireRight } from '../../audit/rights.ts';
import { id as idSchema, line } from '../../documents/fields.ts';
import type { ContentDb, PictureRow } from '../../schema.ts';
import { noteChange } from '../../store.ts';
import { measurePicture } from './measure-picture.ts';
import { namesShowing } from './picture-uses.ts';
import type { Desk } from './save.ts';

/** Forms send numbers as text. */
const number = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ],
  {
    error: 'takes a number from 0 to 1',
  },
);
const fraction = number.pipe(z.number().min(0).max(1));

export const pictureDescription = z.strictObject({
  alt: line(400).min(1, 'is missing: say what the picture shows'),
  caption: line(600).default(''),
  credit: line(200).default(''),
  focusX: fraction.default(0.5),
  focusY: fraction.default(0.5),
});
type Description = z.output<typeof pictureDescription>;

export interface PictureUpload extends Description {
  fileName: string;
  bytes: Uint8Array;
}

/** A picture that is decoded takes much memory, however many are sent at once. */
const decoding = new PQueue({ concurrency: 2 });

export const fingerprintOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const LONGEST_NAME = 80;

/** A safe name from whatever the file was called. */
function nameOf(fileName: string, extension: string): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '');
  return `${stem || 'picture'}.${extension}`;
}

/** Hub pictures live under the day they came in, their id and their name. */
export const bucketPath = (now: number, id: string, fileName: string): string =>
  `/${new Date(now).toISOString().slice(0, 10).replaceAll('-', '/')}/${id}/${fileName}`;

export interface KeptPicture {
  picture: PictureRow;
  /** False when the same bytes were here already. */
  isNew: boolean;
}

const pictureOf = (db: ContentDb, fingerprint: string): Promise<PictureRow | undefined> =>
  db.selectFrom('pictures').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();

export async function keepPicture(
  { database, clock, media }: Desk & { media: Media },
  { bytes, fileName, alt, caption, credit, focusX, focusY }: PictureUpload,
): Promise<KeptPicture> {
  requireRight(database, 'media');
  const fingerprint = fingerprintOf(bytes);
  const known = await pictureOf(database.db, fingerprint);
  if (known) return { picture: known, isNew: false };
  const { extension, ...measured } = await decoding.add(() => measurePicture(bytes));
  const id = randomUUID();
  const bucket_path = bucketPath(clock.now(), id, nameOf(fileName, extension));
  const picture = { id, bucket_path, alt, caption, credit, focus_x: focusX, focus_y: focusY, fingerprint, ...measured };
  // The file first: a row without its file would be a hole in a page.
  await media.write(`${HUB_BUCKET}${bucket_path}`, bytes);
  return database.write(async (db) => {
    // Somebody may have sent the same one meanwhile.
    const sooner = await pictureOf(db, fingerprint);
    if (sooner) return { picture: sooner, isNew: false };
    await db.insertInto('pictures').values(picture).execute();
    noteSubject(db, id);
    return { picture, isNew: true };
  });
}

/** Changes what is said about a picture, and tells whoever keeps a page that shows it. */
export async function describePicture(
  { database }: Desk,
  id: string,
  { alt, caption, credit, focusX, focusY }: Description,
): Promise<PictureRow> {
  requireRight(database, 'media');
  if (!idSchema.safeParse(id).success) throw noPicture(id);
  return database.write(async (db) => {
    const picture = await db
      .updateTable('pictures')
      .set({ alt, caption, credit, focus_x: focusX, focus_y: focusY })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!picture) throw noPicture(id);
    noteChange(db, await namesShowing(db, id));
    return picture;
  });
}

const noPicture = (id: string): HttpError => notFound(`There is no picture ${id}`);
