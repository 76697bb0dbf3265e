/** Pictures as they travel. */
import { HUB_BUCKET, toContentDate } from '@masthead/model';
import type { PictureRow } from '../schema.ts';

/** The day a picture came in is the first part of its path: "/2026/11/15/…". */
const DAY = /^\/(\d{4})\/(\d{2})\/(\d{2})\//;

function dateCreated(bucketPath: string) {
  const [, year, month, day] = DAY.exec(bucketPath) ?? [];
  return year && month && day ? toContentDate(Date.UTC(Number(year), Number(month) - 1, Number(day))) : null;
}

export const wireImage = (picture: PictureRow) => ({
  id: picture.id,
  typeName: 'content_image',
  bucketType: HUB_BUCKET,
  bucketPath: picture.bucket_path,
  path: `${HUB_BUCKET}${picture.bucket_path}`,
  filename: picture.bucket_path.slice(picture.bucket_path.lastIndexOf('/') + 1),
  dateCreated: dateCreated(picture.bucket_path),
  width: picture.width,
  height: picture.height,
  alt: picture.alt,
  caption: picture.caption,
  credits: picture.credit,
  dominantColor: picture.color,
  focalPoint: { x: picture.focus_x, y: picture.focus_y },
});
export type WireImage = ReturnType<typeof wireImage>;

/** Pictures by id: what a page needs of them was fetched together. */
export type Pictures = ReadonlyMap<string, PictureRow>;

export function wirePicture(pictures: Pictures, id: string | null | undefined): WireImage | null {
  const picture = id ? pictures.get(id) : undefined;
  return picture ? wireImage(picture) : null;
}
