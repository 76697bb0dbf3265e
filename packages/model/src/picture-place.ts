/** Where the media store keeps a picture: it says so itself, or it was uploaded and its day, id and name tell. */
import { HUB_BUCKET } from './names.ts';

export interface PicturePlace {
  bucketType: string;
  bucketPath: string;
}

/** What can tell the place of a picture; a wire may lack any of it. */
export interface PlacedPicture {
  bucketType?: string | null | undefined;
  bucketPath?: string | null | undefined;
  id?: string | null | undefined;
  filename?: string | null | undefined;
  dateCreated?: { date: string } | null | undefined;
}

/** A picture that was uploaded is kept by the day, its id and its name: "/2026/11/15/i1/halo.jpg". */
function hubPath({ dateCreated, filename, id }: PlacedPicture): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(dateCreated?.date ?? '')?.[0];
  return day && filename && id ? `/${day.replaceAll('-', '/')}/${id}/${filename}` : undefined;
}

/** A browser takes steps up and down out of a path, however they are written: nobody could ask for one that has any. */
const hasSteps = (path: string): boolean => /(^|\/)\.{1,2}(\/|$)/.test(path);

function saidPlace(picture: PlacedPicture): PicturePlace | undefined {
  const { bucketType, bucketPath } = picture;
  if (bucketType && bucketPath) return { bucketType, bucketPath };
  const uploaded = hubPath(picture);
  return uploaded ? { bucketType: HUB_BUCKET, bucketPath: uploaded } : undefined;
}

/** Undefined when nothing tells where it is: then it is no picture that can be shown. */
export function placeOf(picture: PlacedPicture): PicturePlace | undefined {
  const place = saidPlace(picture);
  return place && !hasSteps(place.bucketType + place.bucketPath) ? place : undefined;
}
