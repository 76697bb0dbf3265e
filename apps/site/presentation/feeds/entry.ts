/** A story as every format of feed tells it: whole addresses, legal text, media with their types. */
import type { Link, ReadBlock } from '@masthead/body';
import { type AudioFile, type FeedItem, type Image, type Playable, primaryTopic } from '@masthead/model';
import { contentPath } from '@masthead/urls';
import { sizedPicture } from '../sized-picture.ts';
import { entryBlocks, entryHref, entryHtml } from './entry-html.ts';
import type { FeedSite } from './feed-site.ts';
import { legalText } from './legal-text.ts';

export interface EntryPicture {
  url: string;
  type: string;
  width: number;
  height: number;
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
}

export interface EntryVideo {
  url: string;
  type: string;
  width?: number | undefined;
  height?: number | undefined;
  seconds?: number | undefined;
  still?: EntryPicture | undefined;
}

interface EntryAudio {
  url: string;
  type: string;
  bytes: number;
  seconds: number;
}

export interface Entry {
  id: string;
  slug: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  /** What the HTML says, in blocks, and where their links lead. */
  blocks: ReadBlock[];
  href: (link: Pick<Link, 'href'>) => string;
  publishedAt: number;
  modifiedAt: number;
  authors: { name: string; url: string }[];
  /** Topics, the primary one first, then tags. */
  categories: string[];
  /** The story's own first. */
  pictures: EntryPicture[];
  video?: EntryVideo | undefined;
  audio?: EntryAudio | undefined;
}

export function entryOf(item: FeedItem, site: FeedSite): Entry {
  const { siteUrl } = site;
  const { id, slug, headline, dek = '', publishedAt, updatedAt, media } = item;
  const blocks = entryBlocks(item, site);
  const href = entryHref(item, site);
  return {
    id,
    slug,
    url: wholeAddress(item.url, siteUrl),
    title: legalText(headline),
    summary: legalText(dek),
    html: entryHtml(blocks, href),
    blocks,
    href,
    publishedAt,
    modifiedAt: Math.max(updatedAt ?? 0, publishedAt),
    authors: authorsOf(item, siteUrl),
    categories: categoriesOf(item),
    pictures: media.pictures.map((image) => entryPicture(image, site)),
    video: media.video && entryVideo(media.video, site),
    audio: item.audio && entryAudio(item.audio, site),
  };
}

/** When the newest of them changed. */
export const newestChange = (entries: readonly Entry[]): number | undefined =>
  entries.length > 0 ? Math.max(...entries.map(({ modifiedAt }) => modifiedAt)) : undefined;

export const wholeAddress = (path: string, siteUrl: string): string => new URL(path, siteUrl).href;

const authorsOf = ({ authors }: FeedItem, siteUrl: string): Entry['authors'] =>
  authors.map(({ fullName, username }) => ({
    name: legalText(fullName || username),
    url: wholeAddress(contentPath({ kind: 'author', slug: username, topicPath: [] }), siteUrl),
  }));

function categoriesOf(item: FeedItem): string[] {
  const primary = primaryTopic(item);
  const topics = [...(primary ? [primary] : []), ...item.topics];
  return [...new Set([...topics, ...item.tags].map(({ name }) => legalText(name)))].filter((name) => name !== '');
}

/** What who asks for no format in particular is answered with; a frame of a moving picture is a PNG. */
const PICTURE_TYPES: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/png', webp: 'image/webp' };

const pictureType = ({ bucketPath }: Image): string => {
  const extension = /\.([a-z]+)$/i.exec(bucketPath)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(PICTURE_TYPES, extension) && PICTURE_TYPES[extension]) || 'image/jpeg';
};

export function entryPicture(image: Image, { siteUrl, images }: FeedSite): EntryPicture {
  const { src, width, height } = sizedPicture(images, image, 'sc_xlarge');
  return {
    url: wholeAddress(src, siteUrl),
    type: pictureType(image),
    width,
    height,
    alt: legalText(image.alt),
    caption: image.caption && legalText(image.caption),
    credit: image.credits && legalText(image.credits),
  };
}

const entryVideo = (video: Playable, site: FeedSite): EntryVideo => ({
  url: wholeAddress(video.mp4Url, site.siteUrl),
  type: 'video/mp4',
  width: video.mp4Width,
  height: video.mp4Height,
  seconds: video.duration === undefined ? undefined : Math.round(video.duration),
  still: video.image && entryPicture(video.image, site),
});

const entryAudio = ({ url, type, bytes, duration }: AudioFile, { siteUrl }: FeedSite): EntryAudio => ({
  url: wholeAddress(url, siteUrl),
  type,
  bytes,
  seconds: Math.round(duration),
});
