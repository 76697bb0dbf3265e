/** Takes pictures for creatives into the media store: small, still, and named by what they are, so that they never change. */
import { createHash } from 'node:crypto';
import { MOST_AD_BYTES } from '@masthead/ads';
import { HttpError } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';

/** All ads of a page together may weigh as much. */
export const MOST_PICTURE_BYTES = MOST_AD_BYTES;
const MOST_PIXELS = 4_000_000;

export const AD_PICTURE = /^[0-9a-f]{32}\.(png|jpg|webp)$/;
const FOLDER = '/ads';

export interface TakenPicture {
  /** Of the media store. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const refused = (message: string): HttpError => new HttpError(422, message);

export const mediaPathOf = (file: string): string => `${FOLDER}/${file}`;
export const pictureType = (file: string): 'image/png' | 'image/jpeg' | 'image/webp' =>
  file.endsWith('.png') ? 'image/png' : file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
export const fileOf = (path: string): string => path.slice(FOLDER.length + 1);
const isAdPicture = (path: string): boolean => path.startsWith(`${FOLDER}/`) && AD_PICTURE.test(fileOf(path));

function checked(bytes: Uint8Array): PictureFacts {
  if (bytes.length > MOST_PICTURE_BYTES) throw refused('The picture has more than 200 KB.');
  const facts = pictureFacts(bytes);
  if (!facts) throw refused('This is no picture that can be shown: it must be PNG, JPEG or WebP, and whole.');
  if (facts.moves) throw refused('The picture moves: ads stand still.');
  if (facts.width * facts.height > MOST_PIXELS || facts.width < 1 || facts.height < 1)
    throw refused('The picture is larger than any place for it.');
  return facts;
}

export async function takePicture(media: Media, bytes: Uint8Array): Promise<TakenPicture> {
  const { width, height, extension } = checked(bytes);
  const path = mediaPathOf(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`);
  if ((await media.sizeOf(path)) === undefined) await media.write(path, bytes);
  return { path, width, height, bytes: bytes.length };
}

/** What stands in the store under a name, by its bytes; undefined when there is nothing. */
export async function pictureInStore(media: Media, path: string): Promise<TakenPicture | undefined> {
  const bytes = isAdPicture(path) ? await media.read(path) : undefined;
  if (!bytes) return undefined;
  const { width, height } = checked(bytes);
  return { path, width, height, bytes: bytes.length };
}
