/** Takes in pictures: what they are is read from their bytes, never from what was said about them; the same one is kept once. */
import { createHash, randomUUID } from 'node:crypto';
import { HUB_BUCKET } from '@masthead/model';
import { HttpError } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import type { Sharp } from 'sharp';
import { z } from 'zod';
import { id as idSchema, line } from '../../documents/fields.ts';
import type { ContentDb, PictureRow } from '../../schema.ts';
import { InvalidDocument } from './refusals.ts';
import type { Desk } from './save.ts';

const fraction = z.coerce.number().min(0).max(1);

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

/** A picture that would fill the memory is refused before it is decoded. */
const MOST_PIXELS = 100_000_000;
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' };

interface Measured {
  extension: string;
  width: number;
  height: number;
  color: string;
}

async function measure(bytes: Uint8Array): Promise<Measured> {
  // Most processes never take in a picture: they start without what it takes.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
    const { format, autoOrient } = await picture.metadata();
    const extension = Object.hasOwn(EXTENSIONS, format) ? EXTENSIONS[format] : undefined;
    if (!extension) throw new Error(`it is a ${format}`);
    return { extension, width: autoOrient.width, height: autoOrient.height, color: await dominantColor(picture) };
  } catch (cause) {
    const message = 'is no picture that can be kept: send a JPEG, PNG, GIF or WebP';
    throw new InvalidDocument([
      { field: 'file', message: `${message} (${cause instanceof Error ? cause.message : cause})` },
    ]);
  }
}

async function dominantColor(picture: Sharp): Promise<string> {
  const { dominant } = await picture.stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

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
  const fingerprint = fingerprintOf(bytes);
  const known = await pictureOf(database.db, fingerprint);
  if (known) return { picture: known, isNew: false };
  const { extension, ...measured } = await measure(bytes);
  const id = randomUUID();
  const bucket_path = bucketPath(clock.now(), id, nameOf(fileName, extension));
  const picture = { id, bucket_path, alt, caption, credit, focus_x: focusX, focus_y: focusY, fingerprint, ...measured };
  // The file first: a row without its file would be a hole in a page.
  await media.write(`${HUB_BUCKET}${bucket_path}`, bytes);
  return database.transaction(async (db) => {
    // Somebody may have sent the same one meanwhile.
    const sooner = await pictureOf(db, fingerprint);
    if (sooner) return { picture: sooner, isNew: false };
    await db.insertInto('pictures').values(picture).execute();
    return { picture, isNew: true };
  });
}

/** Changes what is said about a picture. */
export async function describePicture(db: ContentDb, id: string, description: Description): Promise<PictureRow> {
  const { alt, caption, credit, focusX, focusY } = description;
  const picture = idSchema.safeParse(id).success
    ? await db
        .updateTable('pictures')
        .set({ alt, caption, credit, focus_x: focusX, focus_y: focusY })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
    : undefined;
  if (!picture) throw new HttpError(404, `There is no picture ${id}`);
  return picture;
}
