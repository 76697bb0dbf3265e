/** Podcasts: stories that are heard, each an episode of a show. */
import { storyKinds } from '@masthead/model';
import type { DetailOf } from '../../documents/shown.ts';
import { showListing } from '../../repositories/listings.ts';
import { wireComponent, wireWholeList } from '../../wire/component.ts';
import { type KindDefinition, type PageTools, plainPage, type StoryPage, shownAsWritten } from '../definition.ts';
import { type PodcastDocument, podcastDocument } from './document.ts';
import { podcastFiles } from './files.ts';
import { wireAudio, wireEpisode, wirePodcast } from './wire.ts';

const OTHER_EPISODES = 4;

const listingOf = (show: string): string => showListing(storyKinds.podcast.form, show);

async function components(page: StoryPage<DetailOf<PodcastDocument>>, { newest }: PageTools) {
  const { story, detail, material, below } = page;
  const others = await newest(listingOf(detail.show), OTHER_EPISODES);
  return [
    wireComponent('podcast', 'Podcast', wirePodcast(story, detail, material)),
    wireComponent('episodes', 'ContentList', wireWholeList('More episodes', detail.show, others)),
    ...below,
  ];
}

export const podcast = {
  document: podcastDocument,
  names: [['show', 'collections']],
  files: podcastFiles,
  mediaPaths: async ({ audio }) => [audio.path],
  card: ({ audio }) => ({ duration: audio.duration }),
  words: ({ chapters, transcript }) => [...chapters.map(({ title }) => title), ...transcript.map(({ text }) => text)],
  products: () => [],
  pictures: () => [],
  listed: { isRead: false, isNews: false, doorTitle: 'Podcasts', more: ({ show }) => [listingOf(show)] },
  shown: {
    ...shownAsWritten,
    /** An episode stands in the collection that its show is, before all others. */
    before: async (_db, _id, document) => ({
      ...document,
      collections: [...new Set([document.show, ...document.collections])],
    }),
  },
  page: {
    type: 'podcast',
    prepare: plainPage<PodcastDocument>(components),
    asArticle: () => undefined,
    showsPrices: () => false,
  },
  feedParts: (detail) => ({ audio: wireAudio(detail), episode: wireEpisode(detail) }),
  isVideo: false,
  judged: () => null,
  choices: () => [],
  deals: () => [],
  rounds: () => [],
} as const satisfies KindDefinition<PodcastDocument>;
