/** Videos as files: their scenes, which are made into what is played, and what is said in them. */
import { storyKinds } from '@masthead/model';
import { z } from 'zod';
import { chapters } from '../../documents/fields.ts';
import { type KindFiles, nothingMore } from '../files.ts';
import { storyMatter } from '../story-matter.ts';

/** Each scene of a video runs so long; its two captions share it. */
export const SCENE_SECONDS = 6;
const CAPTION_SECONDS = 3;

/** What is played: in parts, and whole. */
const PLAYLIST = 'index.m3u8';
const WHOLE = 'video.mp4';

const SCENE = /^(clip:[a-z0-9-]+|[a-z0-9-]+\.jpg)$/;
const videoFile = z
  .strictObject({
    ...storyMatter,
    scenes: z.array(z.string().regex(SCENE)).min(1),
    captions: z.array(z.string()),
    chapters,
  })
  .refine(({ scenes, captions }) => captions.length === scenes.length * 2, 'needs two captions for each scene');

export const videoFiles = {
  ...nothingMore,
  folder: 'videos',
  schema: videoFile,
  isOne: () => true,
  document({ slug, matter }, common) {
    const folder = `${storyKinds.video.files.folder}/${slug}`;
    return {
      ...common,
      typeName: storyKinds.video.typeName,
      duration: matter.scenes.length * SCENE_SECONDS,
      manifest: `${folder}/${PLAYLIST}`,
      mp4: `${folder}/${WHOLE}`,
      width: 640,
      height: 360,
      chapters: matter.chapters,
      captions: matter.captions.map((text, index) => ({
        start: index * CAPTION_SECONDS,
        end: (index + 1) * CAPTION_SECONDS,
        text,
      })),
    };
  },
  brings: { folder: 'video-files', needs: [PLAYLIST, WHOLE] },
} as const satisfies KindFiles<z.output<typeof videoFile>>;
