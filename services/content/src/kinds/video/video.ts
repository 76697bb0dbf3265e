/** Videos: stories that are watched. */
import { posix } from 'node:path';
import { storyKinds } from '@masthead/model';
import type { DetailOf } from '../../documents/shown.ts';
import { wireComponent } from '../../wire/component.ts';
import { wireShortcodeData } from '../../wire/shortcode-data.ts';
import { type KindDefinition, type PageTools, plainPage, type StoryPage, shownAsWritten } from '../definition.ts';
import { type VideoDocument, videoDocument } from './document.ts';
import { videoFiles } from './files.ts';
import { wireVideo } from './wire.ts';

const PLAYLIST = 12;

async function components(page: StoryPage<DetailOf<VideoDocument>>, { newest }: PageTools) {
  const { story, detail, material, below } = page;
  const playlist = await newest(storyKinds.video.form, PLAYLIST);
  return [
    wireComponent('video', 'Video', {
      ...wireVideo(story, detail, material),
      body: material.body,
      additionalShortcodeData: wireShortcodeData(material),
    }),
    wireComponent('playlist', 'VideoList', playlist),
    ...below,
  ];
}

/** A stream's parts are named in its manifest. */
async function mediaPaths({ mp4, manifest }: VideoDocument, read: (path: string) => Promise<string>) {
  const lines = (await read(manifest)).split('\n');
  const parts = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return [mp4, manifest, ...parts.map((part) => posix.join(posix.dirname(manifest), part))];
}

export const video = {
  document: videoDocument,
  names: [],
  files: videoFiles,
  mediaPaths,
  card: ({ duration }) => ({ duration }),
  words: ({ captions }) => captions.map(({ text }) => text),
  products: () => [],
  pictures: () => [],
  listed: { isRead: false, isNews: false, doorTitle: 'Videos', more: () => [] },
  shown: shownAsWritten,
  page: {
    type: 'video',
    prepare: plainPage<VideoDocument>(components),
    asArticle: () => undefined,
    showsPrices: () => false,
  },
  feedParts: () => ({}),
  isVideo: true,
  judged: () => null,
  choices: () => [],
  deals: () => [],
  rounds: () => [],
} as const satisfies KindDefinition<VideoDocument>;
