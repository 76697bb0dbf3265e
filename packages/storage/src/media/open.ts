/** Chooses the engine of the media store by the settings. */
import { join } from 'node:path';
import { folderMedia } from './folder-media.ts';
import type { Media } from './media.ts';
import { type S3Place, s3Media } from './s3-media.ts';

export type MediaConfig = {
  /** Unset: the folder `media` in `dataDir`. */
  readonly mediaStore?: S3Place | undefined;
  readonly dataDir: string;
};

export const openMedia = ({ mediaStore, dataDir }: MediaConfig): Media =>
  mediaStore ? s3Media(mediaStore) : folderMedia(join(dataDir, 'media'));
