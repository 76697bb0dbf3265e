/** A story as a sitemap tells it: its address, when it changed, its pictures, its video, or that it is news. */
import { type MappedStory, type Playable, storyKinds } from '@masthead/model';
import type { Img, SitemapItemLoose, VideoItemLoose } from 'sitemap';
import { entryPicture, wholeAddress } from '../feeds/entry.ts';
import type { FeedSite } from '../feeds/feed-site.ts';

/** What search engines take; longer texts make them refuse the whole entry. */
const MOST = { videoTitle: 100, videoDescription: 2048, videoSeconds: 28_800, pictures: 1000 };

export const modifiedAt = ({ updatedAt, publishedAt }: MappedStory): number => Math.max(updatedAt ?? 0, publishedAt);

/** Of what nobody knows the date of, none is told. */
export const lastmodOf = (instant: number | undefined): { lastmod?: string } =>
  instant === undefined ? {} : { lastmod: new Date(instant).toISOString() };

/** With its pictures, and with its video when it is what is played itself. */
export function storyItem(story: MappedStory, site: FeedSite): SitemapItemLoose {
  const { media, kind } = story;
  const pictures = media.pictures.slice(0, MOST.pictures);
  return {
    url: wholeAddress(story.url, site.siteUrl),
    ...lastmodOf(modifiedAt(story)),
    img: pictures.map((image): Img => {
      const { url, caption, alt } = entryPicture(image, site);
      return { url, caption: caption ?? alt };
    }),
    ...(storyKinds[kind].files && media.video && { video: videosOf(story, media.video, site) }),
  };
}

/** A video without a still cannot be shown among results, and may not be listed. */
function videosOf(story: MappedStory, video: Playable, site: FeedSite): VideoItemLoose[] {
  const still = video.image ?? story.image;
  if (!still) return [];
  const seconds = Math.round(video.duration ?? 0);
  return [
    {
      thumbnail_loc: entryPicture(still, site).url,
      title: shortened(story.headline, MOST.videoTitle),
      description: shortened(story.dek ?? story.headline, MOST.videoDescription),
      content_loc: wholeAddress(video.mp4Url, site.siteUrl),
      publication_date: new Date(story.publishedAt).toISOString(),
      ...(seconds >= 1 && seconds <= MOST.videoSeconds && { duration: seconds }),
    },
  ];
}

/** By whole characters: half of one is none. */
const shortened = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;

export const newsItem = (story: MappedStory, siteUrl: string, publication: string): SitemapItemLoose => ({
  url: wholeAddress(story.url, siteUrl),
  ...lastmodOf(modifiedAt(story)),
  news: {
    publication: { name: publication, language: 'en' },
    publication_date: new Date(story.publishedAt).toISOString(),
    title: story.headline,
  },
});
