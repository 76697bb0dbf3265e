/** The head of an episode, with what search engines are told of it and of its show. */
import { type Collection, isoDuration, type StoryOf, storyKinds } from '@masthead/model';
import { pathTo } from '@masthead/urls';
import type { AudioObject, PodcastSeries } from 'schema-dts';
import { oncePer } from '../../base/once-per.ts';
import type { Head } from '../../presentation/head/head.ts';
import { storyHead } from '../../presentation/head/story-head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { publishedWork } from '../../presentation/structured-data/news-article.ts';
import {
  absoluteUrl,
  type Describe,
  imageThing,
  type PageFacts,
} from '../../presentation/structured-data/page-facts.ts';

type Podcast = StoryOf<'podcast'>;

const { form, label } = storyKinds.podcast;

/** Where podcast apps subscribe to a show. */
export const feedPath = ({ slug = '' }: Collection): string => `/rss/${form}/${slug}/`;

export const podcastHead = oncePer(
  (podcast: Podcast): Head => ({
    ...storyHead(podcast, label),
    feed: { label: podcast.show.title ?? label, href: feedPath(podcast.show) },
    structuredData: [episodeThing(podcast), breadcrumbs([{ label, href: pathTo('podcasts', {}) }], podcast.headline)],
  }),
);

const episodeThing =
  (podcast: Podcast): Describe =>
  (page) => ({
    '@type': 'PodcastEpisode',
    ...publishedWork(podcast, page),
    name: podcast.headline,
    duration: isoDuration(podcast.audio.duration),
    associatedMedia: audioThing(podcast, page),
    partOfSeries: seriesThing(podcast, page),
    ...(podcast.number !== undefined && { episodeNumber: podcast.number }),
    ...(podcast.season !== undefined && { partOfSeason: { '@type': 'PodcastSeason', seasonNumber: podcast.season } }),
  });

const audioThing = ({ audio, transcript }: Podcast, page: PageFacts): AudioObject => ({
  '@type': 'AudioObject',
  contentUrl: absoluteUrl(page, audio.url),
  encodingFormat: audio.type,
  contentSize: String(audio.bytes),
  duration: isoDuration(audio.duration),
  ...(transcript.length > 0 && { transcript: transcript.map(({ text }) => text).join(' ') }),
});

const seriesThing = ({ show }: Podcast, page: PageFacts): PodcastSeries => ({
  '@type': 'PodcastSeries',
  name: show.title ?? label,
  url: absoluteUrl(page, pathTo('collection', { slug: show.slug ?? '' })),
  webFeed: absoluteUrl(page, feedPath(show)),
  ...(show.description && { description: show.description }),
  ...(show.image && { image: imageThing(show.image, page, 'seo_image_square') }),
});
