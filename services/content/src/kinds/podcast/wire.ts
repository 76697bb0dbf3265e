/** Episodes of podcasts as they travel: on their own page, and in feeds. */
import { MEDIA_PREFIX, storyKinds } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import type { DetailOf } from '../../documents/shown.ts';
import type { StoryRecord } from '../../repositories/stories.ts';
import type { PageMaterial } from '../../wire/page-material.ts';
import { wireShortcodeData } from '../../wire/shortcode-data.ts';
import { wireCollection, wireContent } from '../../wire/story.ts';
import type { PodcastDocument } from './document.ts';

type PodcastDetail = DetailOf<PodcastDocument>;

export const wireAudio = ({ audio: { path, bytes, duration } }: PodcastDetail) => ({
  url: `${MEDIA_PREFIX}${path}`,
  type: storyKinds.podcast.files.types.mp3,
  bytes,
  duration,
});

export const wireEpisode = ({ season, number, episodeType, explicit, chapters, transcript }: PodcastDetail) => ({
  season,
  number,
  episodeType,
  explicit,
  chapters,
  transcript,
});

export function wirePodcast(story: StoryRecord, detail: PodcastDetail, material: PageMaterial) {
  const show = material.collections.get(detail.show);
  if (!show) throw notFound(`The podcast ${story.slug} has lost its show`);
  return {
    ...wireContent(story, detail, material),
    ...wireEpisode(detail),
    audio: wireAudio(detail),
    show: wireCollection(show, material.pictures, true),
    body: material.body,
    additionalShortcodeData: wireShortcodeData(material),
  };
}
