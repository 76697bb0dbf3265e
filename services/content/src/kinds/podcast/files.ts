/** Podcasts as files: each episode beside the folder that its sound is in. */
import { storyKinds } from '@masthead/model';
import { z } from 'zod';
import { type KindFiles, nothingMore } from '../files.ts';
import { storyMatter } from '../story-matter.ts';
import { episodeFields } from './document.ts';

const SOUND = 'episode.mp3';

const podcastFile = z.strictObject({ ...storyMatter, ...episodeFields, duration: z.number().positive() });

const STARTER = `show: ""                 # the slug of a collection that is a show
duration: 0              # seconds; the sound is audio-files/<slug>/episode.mp3
chapters: []             # as in [{ start: 30, title: "What we heard" }]
transcript: []           # as in [{ start: 2.4, speaker: Yuki Arai, text: "Plain text." }]
`;

export const podcastFiles = {
  ...nothingMore,
  folder: 'podcasts',
  schema: podcastFile,
  usual: { type: 'Podcast', section: 'feature' },
  starter: STARTER,
  isOne: () => true,
  document({ slug, matter }, common, { bytes }) {
    const { show, season, number, episodeType, explicit, chapters, transcript, duration } = matter;
    return {
      ...common,
      typeName: storyKinds.podcast.typeName,
      audio: { path: `${storyKinds.podcast.files.folder}/${slug}/${SOUND}`, bytes: bytes(SOUND), duration },
      ...{ show, season, number, episodeType, explicit, chapters, transcript },
    };
  },
  names: ({ show }) => ({ collection: [show] }),
  brings: { folder: 'audio-files', needs: [SOUND] },
} as const satisfies KindFiles<z.output<typeof podcastFile>>;
