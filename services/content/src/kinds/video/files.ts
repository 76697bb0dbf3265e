/** Videos as files: their scenes, which are made into what is played, and what is said in them. */
import { storyKinds } from '@masthead/model';
import { z } from 'zod';
import { chapters } from '../../documents/fields.ts';
import { type KindFiles, nothingMore } from '../files.ts';
import { storyMatter } from '../story-matter.ts';

/** How long each scene of a video runs, where its file does not say; its two captions share it. */
const SCENE_SECONDS = 6;
const CAPTIONS_PER_SCENE = 2;

/** What is played: in parts, and whole. */
const PLAYLIST = 'index.m3u8';
const WHOLE = 'video.mp4';

const SCENE = /^(clip:[a-z0-9-]+|[a-z0-9-]+\.jpg)$/;
const videoFile = z
  .strictObject({
    ...storyMatter,
    scenes: z.array(z.string().regex(SCENE)).min(1),
    sceneSeconds: z.number().int().min(4).max(30).default(SCENE_SECONDS),
    silent: z.boolean().default(false),
    captions: z.array(z.string()),
    chapters,
  })
  .refine(
    ({ scenes, captions }) => captions.length === scenes.length * CAPTIONS_PER_SCENE,
    'needs two captions for each scene',
  );

/** For how long a caption is shown, and said. */
export const captionSeconds = ({ sceneSeconds }: { sceneSeconds: number }): number => sceneSeconds / CAPTIONS_PER_SCENE;

const STARTER = `scenes: []               # pictures, each for six seconds; npm run content -- encode makes the film
captions: []             # two for each scene: what is said
`;

export const videoFiles = {
  ...nothingMore,
  folder: 'videos',
  schema: videoFile,
  usual: { type: 'Feature', section: 'feature' },
  starter: STARTER,
  isOne: () => true,
  document({ slug, matter }, common) {
    const folder = `${storyKinds.video.files.folder}/${slug}`;
    return {
      ...common,
      typeName: storyKinds.video.typeName,
      duration: matter.scenes.length * matter.sceneSeconds,
      manifest: `${folder}/${PLAYLIST}`,
      mp4: `${folder}/${WHOLE}`,
      width: 640,
      height: 360,
      silent: matter.silent,
      chapters: matter.chapters,
      captions: matter.captions.map((text, index) => ({
        start: index * captionSeconds(matter),
        end: (index + 1) * captionSeconds(matter),
        text,
      })),
    };
  },
  brings: { folder: 'video-files', needs: [PLAYLIST, WHOLE] },
} as const satisfies KindFiles<z.output<typeof videoFile>>;
